/** Production finds dealers by siteUrl host, so each must be unique. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isProduction, readEnvironment } from '#src/server/platform/environment.ts';
import { dealerFile } from './layout.ts';

interface Site {
  slug: string;
  siteUrl: string;
}

export function requireUniqueHost(
  { slug, siteUrl }: Site,
  { outDir, tenantsDir }: { outDir: string; tenantsDir: string },
  env = process.env,
): void {
  // In practice mode, dealers have localhost names.
  if (!isProduction(readEnvironment(env))) return;
  const host = hostOf(siteUrl);
  const owner = builtSites(outDir).find((other) => other.slug !== slug && hostOf(other.siteUrl) === host);
  if (owner === undefined || !existsSync(join(tenantsDir, owner.slug, 'settings.json'))) return;
  throw new Error(
    `siteUrl is ${siteUrl}, which ${owner.slug}'s site already uses. Correct it in ${slug}/settings.json. If the URL is moving from ${owner.slug} to this dealer, change ${owner.slug}'s siteUrl and build that dealer first.`,
  );
}

/** Ignores "www.", like shoppers and search engines. */
const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '');

const known = new Map<string, { identity: string; site: Site }>();

function builtSites(outDir: string): Site[] {
  const folder = dirname(dealerFile(outDir, ''));
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return files.map((name) => {
    const file = join(folder, name);
    const { ino, size, mtimeMs } = statSync(file);
    const identity = `${ino}:${size}:${mtimeMs}`;
    const read = known.get(file);
    if (read?.identity === identity) return read.site;
    const { settings } = JSON.parse(readFileSync(file, 'utf8')) as { settings: { siteUrl: string } };
    const site = { slug: basename(name, '.json'), siteUrl: settings.siteUrl };
    known.set(file, { identity, site });
    return site;
  });
}
