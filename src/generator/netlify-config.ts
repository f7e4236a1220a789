import { join } from 'node:path';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { writeAtomically } from './record.ts';

/** Netlify reads `.netlify/v1/config.json` after the build command; `remote_images` are regular expressions. */
export function netlifyConfig({ service, hosts }: Settings['images']): { images?: { remote_images: string[] } } {
  if (service !== 'netlify' || hosts.length === 0) return {};
  return { images: { remote_images: hosts.map((host) => `^https://${host.replaceAll('.', '\\.')}/.*`) } };
}

/** Only on Netlify, where each build is for one dealer. */
export function writeNetlifyConfig(
  projectDir: string,
  images: Settings['images'],
  environment: NodeJS.ProcessEnv = process.env,
): void {
  if (environment.NETLIFY !== 'true') return;
  writeAtomically(
    join(projectDir, '.netlify', 'v1', 'config.json'),
    `${JSON.stringify(netlifyConfig(images), null, 2)}\n`,
  );
}
