/** `--stock` replaces a dealer's feeds with one file, or a folder with a file for each. */
import { readdirSync, statSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { formatOfEnding } from './readers/unpack.ts';

export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

export function standInFor(stock: string | undefined, feed: string): string | undefined {
  if (stock === undefined || !isFolder(stock)) return stock;
  return standIns(stock).find((file) => parse(file).name === feed);
}

export function standIns(stock: string): string[] {
  if (!isFolder(stock)) return [stock];
  return readdirSync(stock)
    .filter((name) => formatOfEnding(extname(name)) !== null)
    .sort()
    .map((name) => join(stock, name));
}
