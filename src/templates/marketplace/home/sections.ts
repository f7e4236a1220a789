import type { SiteContext } from '#src/domain/site.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { valuePropositions } from '#src/domain/content/value-propositions.ts';
import type { HomePageData } from '#src/view/home/home.page-data.ts';
import { pathFilter } from '#src/view/menus/menu-paths.ts';

export type SectionName = PublicSettings['home']['sections'][number];

type Filled = (page: HomePageData, context: SiteContext) => boolean;

const filled: Partial<Record<SectionName, Filled>> = {
  'trade-in': (_page, context) => context.settings.tradeIn.shown && pathFilter(context)(context.settings.tradeIn.path),
  values: (_page, context) => valuePropositions(context).length > 0,
  models: (page) => page.models.length > 0,
  bodies: (page) => page.bodies.length > 0,
  makes: (page) => page.makes.length > 0,
  offers: (page) => page.offers.length > 0,
  budget: (page) => page.budget !== null,
  stock: (page) => page.featured.length > 0,
  service: (_page, { settings }) => settings.home.story.points.length > 0,
  // The service section has the same content and a booking link.
  story: (_page, { settings: { home } }) => home.story.points.length > 0 && !home.sections.includes('service'),
  reviews: (page) => page.reviews !== null,
  locations: (page) => page.locations.length > 1,
};

export function homeSections(page: HomePageData, context: SiteContext): SectionName[] {
  return context.settings.home.sections.filter((name) => filled[name]?.(page, context) ?? false);
}
