/** What `--stock` puts in the place of a dealer's feeds: one file for all of them, or a folder with one for each. */
import { readdirSync, statSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { formatOfEnding } from './readers/unpack.ts';

export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The file that is read in place of this feed; in a folder it is named after the feed. Undefined where the feed itself is read. */
export function standInFor(stock: string | undefined, feed: string): string | undefined {
  if (stock === undefined || !isFolder(stock)) return stock;
  return standIns(stock).find((file) => parse(file).name === feed);
}

/** Every file that `--stock` names, or holds. */
export function standIns(stock: string): string[] {
  if (!isFolder(stock)) return [stock];
  return readdirSync(stock)
    .filter((name) => formatOfEnding(extname(name)) !== null)
    .sort()
    .map((name) => join(stock, name));
}
