/** For fonts and migrations, which netlify.toml includes with bundled functions. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Bundled functions only find folders under the working directory.
 *
 * @param dirname `import.meta.dirname` of the caller; undefined in a bundle
 * @param folder path relative to the project root
 * @throws if the folder is missing.
 */
export function findAssetFolder(dirname: string | undefined, folder: string): string {
  const beside = dirname === undefined ? [] : [join(dirname, basename(folder))];
  const folders = [...beside, join(process.cwd(), folder)];
  const found = folders.find((one) => existsSync(one));
  if (!found) throw new Error(`${folder} is missing; looked in ${folders.join(' and ')}.`);
  return found;
}
