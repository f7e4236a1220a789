/** What a site needs of Netlify that no file of the site can say: which hosts its image CDN may fetch from. */
import { join } from 'node:path';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { writeWhole } from './record.ts';

/**
 * The host reads `.netlify/v1/config.json` of the project after the build command; its
 * `remote_images` are regular expressions.
 */
export function netlifyConfig({ service, hosts }: Settings['images']): { images?: { remote_images: string[] } } {
  if (service !== 'netlify' || hosts.length === 0) return {};
  return { images: { remote_images: hosts.map((host) => `^https://${host.replaceAll('.', '\\.')}/.*`) } };
}

/** Written on Netlify alone, where one build is of one dealer. */
export function writeNetlifyConfig(
  projectDir: string,
  images: Settings['images'],
  environment: NodeJS.ProcessEnv = process.env,
): void {
  if (environment.NETLIFY !== 'true') return;
  writeWhole(join(projectDir, '.netlify', 'v1', 'config.json'), `${JSON.stringify(netlifyConfig(images), null, 2)}\n`);
}
