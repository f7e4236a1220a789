import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { statOf } from './stat-of.ts';
import { parseHeaders } from './headers-file.ts';
import type { HeaderRule } from './headers-file.ts';
import { parseRedirects } from '#src/lib/redirect-rules.ts';
import type { RedirectRule } from '#src/lib/redirect-rules.ts';

const SLUG = /^[a-z0-9][a-z0-9\-]*$/v;

/** Contains the last good site if a build was killed between two renames. */
const previousFolder = (outDir: string): string => join(outDir, '.forecourt', 'previous');

export function servedFolder(outDir: string, slug: string): string | null {
  if (!SLUG.test(slug)) return null;
  const folders = [join(outDir, slug), join(previousFolder(outDir), slug)];
  return folders.find((folder) => statOf(folder)?.isDirectory()) ?? null;
}

export async function siteSlugs(outDir: string): Promise<string[]> {
  const names = await Promise.all([outDir, previousFolder(outDir)].map((folder) => readdir(folder).catch(() => [])));
  const slugs: string[] = [];
  for (const name of new Set(names.flat())) {
    const folder = servedFolder(outDir, name);
    if (folder && statOf(join(folder, 'index.html'))?.isFile()) slugs.push(name);
  }
  return slugs.toSorted();
}

/** Null if missing or outside the site. */
export async function readSiteFile(outDir: string, slug: string, path: string): Promise<Uint8Array | null> {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => segment.startsWith('.') || segment.includes('\\') || segment.includes('\0')))
    return null;
  const folder = servedFolder(outDir, slug);
  return folder === null ? null : readFile(join(folder, ...segments)).catch(() => null);
}

export interface SiteRules {
  redirects: RedirectRule[];
  /** Some redirects apply even where a file exists. */
  hasForced: boolean;
  headers: HeaderRule[];
}

interface CachedRules {
  identity: string;
  rules: SiteRules;
}

const cached = new Map<string, CachedRules>();

export async function siteRules(folder: string): Promise<SiteRules> {
  const files = [join(folder, '_redirects'), join(folder, '_headers')] as const;
  const identity = files.map(identityOf).join('|');
  const known = cached.get(folder);
  if (known?.identity === identity) return known.rules;
  const [redirects, headers] = await Promise.all([readText(files[0]), readText(files[1])]);
  const parsed = parseRedirects(redirects);
  const rules = { redirects: parsed, hasForced: parsed.some(({ force }) => force), headers: parseHeaders(headers) };
  cached.set(folder, { identity, rules });
  return rules;
}

function identityOf(file: string): string {
  const stats = statOf(file);
  return stats ? `${stats.ino}:${stats.size}:${stats.mtimeMs}` : '';
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
