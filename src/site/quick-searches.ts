import type { SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface QuickSearch {
  slug: string;
  label: string;
  /** `{vehicles}` becomes the site's noun. */
  heading: string;
  /** For `isInSearch` in builds and the index in browsers. */
  state: Pick<Partial<SearchState>, 'refinements' | 'ranges'>;
}

export type QuickKey = PublicSettings['search']['presets'][number];
const upTo = (max: number): QuickSearch['state'] => ({ ranges: { price: { min: null, max } } });

export const quickSearches: Record<QuickKey, QuickSearch> = {
  'seven-seater': {
    slug: '7-seaters',
    label: '7 seater',
    heading: '7 seaters',
    state: { refinements: { seats: ['7'] } },
  },
  hybrid: {
    slug: 'hybrid',
    label: 'Hybrid',
    heading: 'Hybrid {vehicles}',
    state: { refinements: { fuel: ['hybrid', 'plugInHybrid'] } },
  },
  electric: {
    slug: 'electric',
    label: 'Electric',
    heading: 'Electric {vehicles}',
    state: { refinements: { fuel: ['electric'] } },
  },
  'under-20000': {
    slug: 'under-20000',
    label: 'Under $20,000',
    heading: '{Vehicles} under $20,000',
    state: upTo(20_000),
  },
  'under-40000': {
    slug: 'under-40000',
    label: 'Under $40,000',
    heading: '{Vehicles} under $40,000',
    state: upTo(40_000),
  },
  'first-car': {
    slug: 'first-cars',
    label: 'First car',
    heading: 'First cars',
    state: { refinements: { body: ['hatch', 'hatchback', 'sedan'] }, ...upTo(15_000) },
  },
};
