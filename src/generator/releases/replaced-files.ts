import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkOrCopy } from '../link-or-copy.ts';

export interface ReplacedFiles {
  /** Never overwrites: after a killed run, the site's file no longer belongs to the release. */
  keep: (site: string, file: string) => void;
  keepAll: (site: string) => void;
}

export const keepNothing: ReplacedFiles = { keep: () => {}, keepAll: () => {} };

/** Hard links are safe: site files are replaced by rename, never written in place. */
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
      // Files replaced by a killed refresh belong to the release; the site's copies belong to the refresh.
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
