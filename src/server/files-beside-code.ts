/** Files that the code reads as they are: fonts, migrations. netlify.toml names them for bundled functions. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * A folder beside the code that reads it, or, in a bundled function, at its place in the project below the folder that
 * it was unpacked to.
 *
 * @param dirname `import.meta.dirname` of the module that reads it; undefined in a bundle
 * @param folder from the project's root
 * @throws Error when the folder is in neither place
 */
export function folderBesideCode(dirname: string | undefined, folder: string): string {
  const beside = dirname === undefined ? [] : [join(dirname, basename(folder))];
  const folders = [...beside, join(process.cwd(), folder)];
  const found = folders.find((one) => existsSync(one));
  if (!found) throw new Error(`${folder} is missing; looked in ${folders.join(' and ')}.`);
  return found;
}
