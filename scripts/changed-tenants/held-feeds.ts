import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dealerFeed } from '#src/generator/dealer-feeds.ts';
import { limit } from '#src/lib/limit.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import type { HeldFeeds } from './planned-outputs.ts';

/** Fetches the feeds at addresses of all dealers, a few at once, into `folder`. */
export async function holdFeeds(tenantsDir: string, folder: string): Promise<HeldFeeds> {
  const files = new Map<string, string>();
  const unknown = new Map<string, string>();
  const place = limit(8);
  mkdirSync(folder, { recursive: true });
  const hold = async (slug: string): Promise<void> => {
    const { tenant } = await inspectTenant(slug, tenantsDir);
    const source = tenant?.settings.stock.source;
    if (source?.kind !== 'url') return;
    try {
      const feed = await dealerFeed(slug, { tenantsDir, outDir: folder, stockFile: null });
      const file = join(folder, `${slug}.${source.format}`);
      writeFileSync(file, await feed.fetch());
      files.set(slug, file);
    } catch (error) {
      unknown.set(slug, (error as Error).message);
    }
  };
  await Promise.all(tenantSlugs(tenantsDir).map((slug) => place(() => hold(slug))));
  return { files, unknown };
}
