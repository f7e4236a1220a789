import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dealerFeeds } from '#src/generator/dealer-feeds.ts';
import { limit } from '#src/lib/limit.ts';
import { addressFeeds } from '#src/domain/tenant/stock-feeds.ts';
import type { Tenant } from '#src/domain/site.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import type { HeldFeeds } from './planned-outputs.ts';

export async function holdFeeds(
  tenantsDir: string,
  folder: string,
  slugs: readonly string[] = tenantSlugs(tenantsDir),
): Promise<HeldFeeds> {
  const files = new Map<string, string>();
  const unknown = new Map<string, string>();
  const place = limit(8);
  mkdirSync(folder, { recursive: true });
  const hold = async (slug: string): Promise<void> => {
    const { tenant } = await inspectTenant(slug, tenantsDir);
    if (!tenant || addressFeeds(tenant.settings.stock).length === 0) return;
    try {
      files.set(slug, await heldFeeds(tenant, tenantsDir, folder));
    } catch (error) {
      unknown.set(slug, (error as Error).message);
    }
  };
  await Promise.all(slugs.map((slug) => place(() => hold(slug))));
  return { files, unknown };
}

/** Returns a file or folder for `--stock`. @throws FeedError if the fetch fails */
async function heldFeeds({ slug, settings: { stock } }: Tenant, tenantsDir: string, folder: string): Promise<string> {
  const { feeds, isJoined } = await dealerFeeds(slug, { tenantsDir, outDir: folder, stockFile: null });
  const formats = new Map(addressFeeds(stock).map(({ name, source }) => [name, source.format]));
  const own = join(folder, slug);
  if (isJoined) mkdirSync(own);
  const fileOf = (name: string) => `${isJoined ? join(own, name) : own}.${formats.get(name)}`;
  for (const { name, fetch } of feeds) writeFileSync(fileOf(name), await fetch());
  return isJoined ? own : fileOf(feeds[0]!.name);
}
