import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { siteFolder } from '#src/generator/layout.ts';
import { netlifyConfig } from '#src/generator/netlify-config.ts';
import { CommandError } from '#src/generator/options.ts';
import { filesBelow } from '#src/generator/images/files-below.ts';

export interface DeployedFile {
  path: string;
  sha: string;
  bytes: () => Uint8Array;
}

/** @throws CommandError for an unbuilt dealer */
export function siteFiles(outDir: string, slug: string, { images }: Pick<Settings, 'images'>): DeployedFile[] {
  const folder = siteFolder(outDir, slug);
  const files = filesBelow(folder).map((file): DeployedFile => {
    const bytes = () => readFileSync(file);
    return { path: `/${relative(folder, file).split(sep).join('/')}`, sha: sha1(bytes()), bytes };
  });
  if (!files.some(({ path }) => path === '/index.html'))
    throw new CommandError(`${slug} has not been built: run \`./forecourt build ${slug}\`.`);
  const { images: remote } = netlifyConfig(images);
  if (remote === undefined) return files;
  // Only netlify.toml can hold these; builds on Netlify use src/generator/netlify-config.ts.
  const config = Buffer.from(`[images]\nremote_images = ${JSON.stringify(remote.remote_images)}\n`);
  return [...files, { path: '/netlify.toml', sha: sha1(config), bytes: () => config }];
}

const sha1 = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex');
