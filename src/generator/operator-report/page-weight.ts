import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { RecordedFile } from '../record.ts';

export interface PageWeight {
  path: string;
  hash: string;
  /** Compressed, in thousands of bytes, without images and fonts. */
  kilobytes: number;
}

const stylesheet = /<link\b(?![^>]*media="print")[^>]*rel="stylesheet"[^>]*href="\/([^"]+)"/g;
const script = /<script\b[^>]*\ssrc="\/([^"]+)"/g;
const staticImport = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g;

/** @param known reused if the page is unchanged */
export function middlePageWeight(
  site: string,
  files: Record<string, RecordedFile>,
  known: PageWeight | null,
): PageWeight | null {
  const pages = Object.entries(files)
    .filter(([file]) => /^cars\/[^\/]+\.html$/v.test(file) && file !== 'cars/index.html')
    .sort(([a, [, bytesA]], [b, [, bytesB]]) => bytesA - bytesB || (a < b ? -1 : 1));
  const middle = pages[Math.floor((pages.length - 1) / 2)];
  if (middle === undefined) return null;
  const [path, [hash]] = middle;
  if (known?.path === path && known.hash === hash) return known;
  return { path, hash, kilobytes: Math.round(weightOf(site, path) / 100) / 10 };
}

function weightOf(site: string, page: string): number {
  const html = readFileSync(join(site, page));
  const found = new Map<string, Buffer>([[page, html]]);
  const text = html.toString('utf8');
  const wanted = [...named(text, stylesheet), ...named(text, script)];
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    const bytes = found.has(file) ? null : readOrNull(join(site, file));
    if (bytes === null) continue;
    found.set(file, bytes);
    if (file.endsWith('.js')) wanted.push(...named(bytes.toString('utf8'), staticImport).map((name) => `_a/${name}`));
  }
  return [...found.values()].reduce((sum, bytes) => sum + compressed(bytes), 0);
}

const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!);

function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Quality used by hosts that compress on the fly. */
const compressed = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
