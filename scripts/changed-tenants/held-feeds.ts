import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dealerFeeds } from '#src/generator/dealer-feeds.ts';
import { limit } from '#src/lib/limit.ts';
import { addressFeeds } from '#src/domain/tenant/stock-feeds.ts';
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
    const stock = tenant?.settings.stock;
    if (!stock || addressFeeds(stock).length === 0) return;
    if (stock.feeds.length > 0) {
      unknown.set(
        slug,
        'Its stock is joined from several feeds, which may say something else from one minute to the next.',
      );
      return;
    }
    try {
      const { feeds } = await dealerFeeds(slug, { tenantsDir, outDir: folder, stockFile: null });
      const file = join(folder, `${slug}.${addressFeeds(stock)[0]!.source.format}`);
      writeFileSync(file, await feeds[0]!.fetch());
      files.set(slug, file);
    } catch (error) {
      unknown.set(slug, (error as Error).message);
    }
  };
  await Promise.all(tenantSlugs(tenantsDir).map((slug) => place(() => hold(slug))));
  return { files, unknown };
}
