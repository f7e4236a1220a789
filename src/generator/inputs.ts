/** A site's inputs except the clock; a refresh is skipped if they are unchanged. */
import { createHash, hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, normalize, relative, sep } from 'node:path';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { feedsOf, mainFeed, type StockFeed } from '#src/domain/tenant/stock-feeds.ts';
import { isFileSource } from '#src/domain/tenant/settings/stock-source.ts';
import { groupFile, groupNamed, writtenSettings } from '#src/sources/tenants/group-settings.ts';
import { operatorFilePath } from '#src/sources/tenants/operator-file.ts';
import { standInFor, standIns } from '#src/sources/stock/stand-in.ts';
import type { GeneratorOptions } from './options.ts';

/** Code shared by several dealers' `transform.ts`. */
export const suppliersFolder = '_suppliers';

export interface Inputs {
  /** Hash of the dealer's folder, group settings, operator's file, shared images, `--stock` files, and all code. */
  files: string;
  /** Null if stock comes from files. */
  feed: string | null;
}

/** Call before reading any input. Null for a missing folder or a link out of it. `code`: all sources' fingerprint. */
export function filesHash(slug: string, code: string, { tenantsDir, stockFile }: GeneratorOptions): string | null {
  const folder = join(tenantsDir, slug);
  const own = filesOf(folder);
  const { library, group } = namedBySettings(slug, tenantsDir);
  const shared = library === null ? [] : filesOf(join(tenantsDir, library));
  if (own === null || shared === null) return null;
  const { FORECOURT_MODE, CONTEXT } = process.env;
  const operator = operatorFilePath(tenantsDir);
  const suppliers = join(tenantsDir, suppliersFolder);
  const hasTransform = own.some((file) => isTransform(relative(folder, file)));
  const transforms = hasTransform ? (filesOf(suppliers) ?? []) : [];
  const digest = createHash('sha1').update(JSON.stringify([code, stockFile, FORECOURT_MODE, CONTEXT]));
  for (const file of stockFile === null ? [] : standIns(stockFile))
    digest.update(`\n${file}\n`).update(readFileSync(file));
  if (existsSync(operator)) digest.update('\noperator\n').update(readFileSync(operator));
  const pictures = join(folder, 'images', sep);
  for (const file of [...own, ...(group === null ? [] : [group]), ...shared, ...transforms]) {
    const isPicture =
      file.startsWith(pictures) || (library !== null && file.startsWith(join(tenantsDir, library, sep)));
    digest.update(`\n${relative(tenantsDir, file)}\n`).update(isPicture ? sizeAndTime(file) : readFileSync(file));
  }
  return digest.digest('hex');
}

export type Received = ReadonlyMap<string, Uint8Array>;

export function feedHash(received: Received | null): string | null {
  if (received === null) return null;
  const hashes = [...received].map(([feed, bytes]) => [feed, hash('sha1', bytes)] as const);
  const [[feed, only] = []] = hashes;
  return hashes.length === 1 && feed === mainFeed ? only! : hash('sha1', JSON.stringify(hashes.toSorted()));
}

/** Null if any input is unknown. */
export function inputsOf(
  stock: Settings['stock'],
  files: string | null,
  received: Received | null,
  { stockFile }: Pick<GeneratorOptions, 'stockFile'>,
): Inputs | null {
  const isKnown = ({ name, source }: StockFeed): boolean =>
    standInFor(stockFile ?? undefined, name) !== undefined ||
    (source.kind === 'url' ? received?.has(name) === true : isWithin(source));
  const allKnown = feedsOf(stock).every(isKnown);
  return files !== null && allKnown ? { files, feed: feedHash(received) } : null;
}

const isWithin = (source: Settings['stock']['source']): boolean =>
  isFileSource(source) && !normalize(source.path).startsWith('..');

/** Read before validation; invalid settings build nothing anyway. */
function namedBySettings(slug: string, tenantsDir: string): { library: string | null; group: string | null } {
  try {
    const settings = writtenSettings(slug, tenantsDir) as Partial<Settings>;
    const group = groupNamed(settings);
    return { library: settings.images?.library ?? null, group: group && join(tenantsDir, groupFile(group)) };
  } catch {
    return { library: null, group: null };
  }
}

/** Paths within `tenantsDir`; null for unreadable settings, or a feed or link outside the folder. */
export function pathsRead(slug: string, tenantsDir: string): string[] | null {
  const own = filesOf(join(tenantsDir, slug));
  if (own === null) return null;
  try {
    const settings = writtenSettings(slug, tenantsDir) as Partial<Settings>;
    if (/"path":"(?:[^"]*\.\.|[^"]*:|[/\\])/.test(JSON.stringify(settings.stock ?? {}))) return null;
    const group = groupNamed(settings);
    const library = settings.images?.library ?? null;
    return [
      slug,
      ...(library === null ? [] : [library]),
      ...(group === null ? [] : [groupFile(group)]),
      ...(own.some((file) => isTransform(relative(join(tenantsDir, slug), file))) ? [suppliersFolder] : []),
    ];
  } catch {
    return null;
  }
}

const isTransform = (file: string): boolean => /^transform(\.[a-z0-9-]+)?\.ts$/.test(file);

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
