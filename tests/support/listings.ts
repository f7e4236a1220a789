import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from './generator.ts';

/** 11,000 real Australian listings, outside the project. */
export const listingsFile = join(projectDir, '../shared/data/au-listings.csv');

/** Tests skip without the listings, unless LISTINGS=required (`.ci/run`). */
export const lacksListings = !existsSync(listingsFile) && process.env.LISTINGS !== 'required';

interface Yard {
  id: string;
  slug: string;
  name: string;
  primary?: boolean | undefined;
  address: { city: string; state: string };
}

/** A yard in every other state, or vehicles there would be held (GUARD-02). */
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
