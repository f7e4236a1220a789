import type { SearchState } from '#src/domain/search/search-state.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isEverything, type Landing } from './landings.ts';

/** Includes all spellings. */
export function landingSearch(landing: Landing): Pick<SearchState, 'refinements' | 'ranges'> {
  const spellings = (read: (vehicle: Vehicle) => string) => [...new Set(landing.vehicles.map(read))];
  switch (landing.kind) {
    case 'all':
      return { refinements: {}, ranges: {} };
    case 'preset':
      return {
        refinements: isEverything(landing) ? {} : { car_type: [...landing.preset.carTypes] },
        ranges: {},
      };
    case 'quick':
      return { refinements: {}, ranges: {}, ...landing.search.state };
    case 'make':
      return { refinements: { make: spellings(({ make }) => make) }, ranges: {} };
    case 'model':
      return {
        refinements: { make: spellings(({ make }) => make), model: spellings(({ model }) => model) },
        ranges: {},
      };
    case 'typed':
      return {
        refinements: {
          car_type: [...landing.preset.carTypes],
          make: spellings(({ make }) => make),
          ...(landing.model && { model: spellings(({ model }) => model) }),
        },
        ranges: {},
      };
    case 'body':
      return { refinements: { body: [landing.body] }, ranges: {} };
  }
}
