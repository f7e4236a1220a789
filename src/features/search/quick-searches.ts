/** Quick searches (SRCH-10 and the like): a name, an address, and which vehicles belong. */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle.ts';

export interface QuickSearch {
  slug: string;
  /** On the button. */
  label: string;
  /** Over the results; `{vehicles}` stands for the site's word. */
  heading: string;
  belongs: (vehicle: Vehicle) => boolean;
}

export type QuickKey = PublicSettings['search']['presets'][number];
const below = (limit: number) => ({ price }: Vehicle) => price !== null && price > 10 && price <= limit;

export const quickSearches: Record<QuickKey, QuickSearch> = {
  'seven-seater': { slug: '7-seaters', label: '7 seater', heading: '7 seaters', belongs: ({ seats }) => seats === 7 },
  hybrid: { slug: 'hybrid', label: 'Hybrid', heading: 'Hybrid {vehicles}', belongs: ({ fuel }) => fuel === 'hybrid' || fuel === 'plugInHybrid' },
  electric: { slug: 'electric', label: 'Electric', heading: 'Electric {vehicles}', belongs: ({ fuel }) => fuel === 'electric' },
  'under-20000': { slug: 'under-20000', label: 'Under $20,000', heading: '{Vehicles} under $20,000', belongs: below(20_000) },
  'under-40000': { slug: 'under-40000', label: 'Under $40,000', heading: '{Vehicles} under $40,000', belongs: below(40_000) },
  'first-car': {
    slug: 'first-cars', label: 'First car', heading: 'First cars',
    belongs: (vehicle) => below(15_000)(vehicle) && (vehicle.body === 'hatch' || vehicle.body === 'hatchback' || vehicle.body === 'sedan'),
  },
};
