import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from './generator.ts';

/** Eleven thousand real Australian listings. They lie beside the project, never in it. */
export const listingsFile = join(projectDir, '../shared/data/au-listings.csv');

/** A clone without them leaves the tests that read them out; `.ci/run` demands them (LISTINGS=required). */
export const lacksListings = !existsSync(listingsFile) && process.env.LISTINGS !== 'required';
