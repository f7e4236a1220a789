import type { SiteContext } from '#src/domain/site.ts';
import { pathExists } from '#src/domain/site-paths.ts';

export const pathFilter =
  (context: SiteContext) =>
  (url: string): boolean =>
    pathExists(url, context);

/** First existing path: dealers name their contact page differently. */
export const firstPath = (context: SiteContext, ...candidates: string[]): string | null =>
  candidates.find(pathFilter(context)) ?? null;

export const contactPath = (context: SiteContext): string | null =>
  firstPath(context, '/contact', '/contact-us', '/dealerships');
