/** Files that a build or refresh takes off a site: they are kept with the release that they belong to. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkOrCopy } from '../link-or-copy.ts';

export interface ReplacedFiles {
  /** Keeps a file of `site`, if it is there; what was kept before stays, since a killed run may have come between. */
  keep: (site: string, file: string) => void;
  /** Keeps a whole site by one rename. The folder is gone afterwards, if it was there. */
  keepAll: (site: string) => void;
}

/** For a site without a release, such as one that was built before releases were kept. */
export const keepNothing: ReplacedFiles = { keep: () => {}, keepAll: () => {} };

/**
 * Keeps files in `folder`. A hard link costs no copy, and the site's own file stays until the new one takes its place by
 * a rename; files of a site are never written to in place.
 */
export function keepIn(folder: string): ReplacedFiles {
  const folders = new Set<string>();
  const ready = (file: string): string => {
    const kept = join(folder, file);
    if (!folders.has(dirname(kept))) mkdirSync(dirname(kept), { recursive: true });
    folders.add(dirname(kept));
    return kept;
  };
  return {
    keep(site, file) {
      const [old, kept] = [join(site, file), ready(file)];
      if (existsSync(old) && !existsSync(kept)) linkOrCopy(old, kept);
    },
    keepAll(site) {
      if (!existsSync(site)) return;
      // What a killed refresh replaced is the release's own; the folder has what that refresh put there.
      for (const file of filesOf(folder)) {
        mkdirSync(dirname(join(site, file)), { recursive: true });
        renameSync(join(folder, file), join(site, file));
      }
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(dirname(folder), { recursive: true });
      renameSync(site, folder);
    },
  };
}

const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];
