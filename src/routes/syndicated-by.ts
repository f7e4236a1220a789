import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import { siteOf } from '#src/site/site.ts';
import { syndicatedFiles, type SyndicatedFile } from '#src/view/syndication/syndication.ts';

/** For third parties (SYND-04). */
export const syndicatedBy = (tenant: Tenant, stock: Stock, context: SiteContext): SyndicatedFile[] =>
  syndicatedFiles(siteOf(tenant, stock, context));
