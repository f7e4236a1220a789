import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from './generator.ts';

/** Eleven thousand real Australian listings. They lie beside the project, never in it. */
export const listingsFile = join(projectDir, '../shared/data/au-listings.csv');

/** A clone without them leaves the tests that read them out; `.ci/run` demands them (LISTINGS=required). */
export const lacksListings = !existsSync(listingsFile) && process.env.LISTINGS !== 'required';

interface Yard {
  id: string;
  slug: string;
  name: string;
  primary?: boolean | undefined;
  address: { city: string; state: string };
}

/**
 * A dealer's locations with a yard in each other state: the listings are from all of Australia, and a vehicle in a state
 * without a yard waits for an answer (GUARD-02).
 */
export const withYardsEverywhere = <L extends Yard>(locations: readonly L[]): L[] => [
  ...locations,
  ...['ACT', 'NT', 'SA', 'TAS', 'WA'].map((state) => ({
    ...locations[0]!,
    id: `yard-${state}`,
    slug: `yard-${state.toLowerCase()}`,
    name: `Yard ${state}`,
    primary: false,
    address: { ...locations[0]!.address, city: `${state} Yard`, state },
  })),
];
