/** Menus link to nothing that does not exist. */
import type { SiteContext } from '#src/domain/site.ts';
import { pathExists } from '#src/domain/site-paths.ts';

/**
 * Says whether an address may stand in a menu: elsewhere, or a page of this site; a list of
 * stock only while it has any.
 */
export const pathFilter =
  (context: SiteContext) =>
  (url: string): boolean =>
    pathExists(url, context);

/** The first of several addresses that exists, or null: dealers name their contact page differently. */
export const firstPath = (context: SiteContext, ...candidates: string[]): string | null =>
  candidates.find(pathFilter(context)) ?? null;

export const contactPath = (context: SiteContext): string | null =>
  firstPath(context, '/contact', '/contact-us', '/dealerships');
