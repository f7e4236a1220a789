import { brotliCompressSync, constants } from 'node:zlib';
import { memoize } from '#src/lib/memoize.ts';
import type { SiteFolder } from './site-folder.ts';

const scriptPattern = /<script\b[^>]*\ssrc="([^"]+)"/g;
const importPattern = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g;
const anyImportPattern = /(?:\bfrom|\bimport)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const laterImportPattern = /\bimport\s*\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const islandPattern = /\b(?:component|renderer)-url="([^"]+)"/g;
/** Print stylesheets load when the page is idle. */
const stylesheetPattern = /<link\b(?![^>]*media="print")[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g;

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const namedIn = (html: string, pattern: RegExp): string[] => matches(html, pattern).map((source) => source.slice(1));

export const scriptsOf = (html: string, site: SiteFolder): string[] =>
  reached(namedIn(html, scriptPattern), site, importPattern);

export const scriptsInReach = (html: string, site: SiteFolder): string[] =>
  reached(namedIn(html, scriptPattern), site, anyImportPattern);

/** Includes scripts of the list's islands and the search. */
export function scriptsOfSearch(html: string, site: SiteFolder): string[] {
  const list = namedIn(html, scriptPattern).find((file) => file.includes('/static-list.'))!;
  const wanted = matches(site.text(list), laterImportPattern).map((name) => `_a/${name}`);
  return reached([...namedIn(html, scriptPattern), ...namedIn(html, islandPattern), ...wanted], site, importPattern);
}

function reached(first: readonly string[], site: SiteFolder, imports: RegExp): string[] {
  const found = new Set<string>();
  const wanted = [...first];
  const importsOf = importsOfSite(site)(imports);
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    wanted.push(...importsOf(file));
  }
  return [...found];
}

/** Thousands of pages share a few scripts. */
const importsOfSite = memoize((site: SiteFolder) =>
  memoize((imports: RegExp) =>
    memoize((file: string) => matches(site.text(file), imports).map((name) => `_a/${name}`)),
  ),
);

export const stylesheetsOf = (html: string): string[] => matches(html, stylesheetPattern);

/** As hosts compress static files. Cached, because dealers with the same template share files. */
export const brotliBytes = memoize(
  (text: string): number => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
);
