/** An unbuilt site: stub pages, real machine-readable files and redirects. */
import { redirectsFile } from '#src/lib/redirect-rules.ts';
import { redirects, siteContext, sitePages } from '#src/routes/route-table.ts';
import type { LoadedSite } from '#src/sources/load-site.ts';

/** By path below the sites folder. */
export function staticPages({ tenant, stock }: Pick<LoadedSite, 'tenant' | 'stock'>): Record<string, string | Buffer> {
  const context = siteContext(tenant, stock);
  const files: Record<string, string | Buffer> = {
    [`${tenant.slug}/_redirects`]: redirectsFile(redirects(tenant, stock, context)),
  };
  for (const { path, load } of sitePages(tenant, stock, context)) {
    const page = load();
    if (page.kind === 'text') files[tenant.slug + path] = Buffer.from(page.body);
    else
      files[`${tenant.slug}${path.endsWith('/') ? `${path}index` : path}.html`] =
        `<!doctype html><title>${path}</title>`;
  }
  return files;
}
