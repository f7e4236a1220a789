import { join } from 'node:path';
import type { SiteContext } from '#src/domain/site.ts';
import { memoize } from '#src/lib/memoize.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { loadSite, type LoadedSite } from '#src/sources/load-site.ts';
import { builtAt } from './built-at.ts';
import { dealers as demoSlugs, type Dealer as DemoSlug } from './dealers.ts';
import { demoBuild } from './demo-build.ts';
import { projectDir } from './generator.ts';
import { SiteFolder } from '../../scripts/check-site/site-folder.ts';

export { demoSlugs, type DemoSlug };

export interface DemoSite extends LoadedSite {
  slug: DemoSlug;
  site: SiteFolder;
  context: SiteContext;
}

const tenantsDir = join(projectDir, 'tenants');

/** Built at the tests' fixed time; shared by all files of a process. */
export const demoSite = memoize(async (slug: DemoSlug): Promise<DemoSite> => {
  const dir = await demoBuild();
  const loaded = await loadSite(slug, { tenantsDir, now: Date.parse(builtAt) });
  return { ...loaded, slug, site: new SiteFolder(join(dir, slug)), context: siteContext(loaded.tenant, loaded.stock) };
});

export const demoSites = (): Promise<DemoSite[]> => Promise.all(demoSlugs.map((slug) => demoSite(slug)));
