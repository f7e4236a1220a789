import type { SiteFiles } from '../site-files.ts';

/** Reads each file of the site once, for the length of one call. */
export function rememberedFiles(site: SiteFiles): SiteFiles {
  const read = new Map<string, Promise<unknown>>();
  const json = (path: string) => {
    const known = read.get(path) ?? site.json(path);
    read.set(path, known);
    return known;
  };
  return { ...site, json };
}
