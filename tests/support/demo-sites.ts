/** The built demo dealers with what was known of each when it was built. */
import { join } from 'node:path';
import { inject } from 'vitest';
import type { SiteContext } from '#src/domain/site.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { loadSite, type LoadedSite } from '#src/sources/load-site.ts';
import { builtOnce } from './built-once.ts';
import { now, projectDir } from './generator.ts';
import { SiteFolder } from '../../scripts/check-site/site-folder.ts';

export const demoSlugs = [
  'apex-motorcycles',
  'everyday-cars',
  'harbour-motors',
  'ironbark-ford',
  'kauri-cars',
  'lakeside-auto',
  'merrin-vale',
  'southern-cross-caravans',
] as const;
export type DemoSlug = (typeof demoSlugs)[number];

export interface DemoSite extends LoadedSite {
  slug: DemoSlug;
  site: SiteFolder;
  context: SiteContext;
}

const tenantsDir = join(projectDir, 'tenants');

/** One demo dealer, built at the fixed moment of the tests. */
export async function demoSite(slug: DemoSlug): Promise<DemoSite> {
  const dir = inject('demoSitesDir');
  const { tenants } = await builtOnce(dir, [...demoSlugs, '--now', now]);
  const errors = tenants.flatMap((tenant) =>
    tenant.ok ? [] : tenant.errors.map((error) => `${tenant.slug}: ${error}`),
  );
  if (errors.length > 0) throw new Error(`The demo dealers were not built.\n${errors.join('\n')}`);
  const loaded = await loadSite(slug, { tenantsDir, now: Date.parse(now) });
  return { ...loaded, slug, site: new SiteFolder(join(dir, slug)), context: siteContext(loaded.tenant, loaded.stock) };
}

export const demoSites = (): Promise<DemoSite[]> => Promise.all(demoSlugs.map(demoSite));
