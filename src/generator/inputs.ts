/** What a dealer's site is made from, but the clock: a refresh that finds the same has nothing to do. */
import { createHash, hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, normalize, relative, sep } from 'node:path';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { GeneratorOptions } from './options.ts';

/** The inputs of a build, as its record keeps them. */
export interface Inputs {
  /** The dealer's folder, the stock file of the command, and all code. */
  folder: string;
  /** Shared pictures; null where the settings name none. */
  library: { name: string; hash: string } | null;
  /** What a feed at an address answered; null where files hold the stock. */
  feed: string | null;
}

/**
 * Hash of the inputs that lie in files, to be taken before one of them is read. `code` is the fingerprint of all sources.
 * Null where there is no folder, or a link leads out of it: what lies behind one is not followed.
 */
export function folderHash(slug: string, code: string, { tenantsDir, stockFile }: GeneratorOptions): string | null {
  const folder = join(tenantsDir, slug);
  const files = filesOf(folder);
  if (files === null) return null;
  const { FORECOURT_MODE, CONTEXT } = process.env;
  const digest = createHash('sha1').update(JSON.stringify([code, stockFile, FORECOURT_MODE, CONTEXT]));
  if (stockFile !== null) digest.update(readFileSync(stockFile));
  for (const file of files) {
    const name = relative(folder, file);
    digest.update(`\n${name}\n`).update(isPicture(name) ? sizeAndTime(file) : readFileSync(file));
  }
  return digest.digest('hex');
}

/** Shared pictures, each by its size and time, as the store of pictures knows them; null as above. */
export function libraryHash(tenantsDir: string, library: string): string | null {
  const folder = join(tenantsDir, library);
  const files = filesOf(folder);
  return files && hash('sha1', files.map((file) => `${relative(folder, file)}\n${sizeAndTime(file)}\n`).join(''));
}

export const feedHash = (received: Uint8Array): string => hash('sha1', received);

/** The inputs of a site that was loaded; null where not all of them are known. */
export function inputsOf(
  { stock: { source }, images: { library } }: Pick<Settings, 'stock' | 'images'>,
  folder: string | null,
  received: Uint8Array | null,
  { tenantsDir, stockFile }: GeneratorOptions,
): Inputs | null {
  const pictures = library === null ? null : { name: library, hash: libraryHash(tenantsDir, library) };
  const isKnown = stockFile !== null || (source.kind === 'url' ? received !== null : isWithin(source));
  if (folder === null || !isKnown || pictures?.hash === null) return null;
  return { folder, library: pictures as Inputs['library'], feed: received && feedHash(received) };
}

const isWithin = (source: Settings['stock']['source']): boolean =>
  (source.kind === 'json' || source.kind === 'csv') && !normalize(source.path).startsWith('..');

const isPicture = (name: string): boolean => name.startsWith(`images${sep}`);

function filesOf(folder: string): string[] | null {
  if (!existsSync(folder)) return null;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  if (entries.some((entry) => entry.isSymbolicLink())) return null;
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function sizeAndTime(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size}:${mtimeMs}`;
}
