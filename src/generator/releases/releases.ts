/**
 * Releases of a site, newest last. The newest is the one that stands; of each earlier one its record is kept, and the
 * files that a later one replaced. A file of a release is therefore where it or the first later release keeps it, else
 * on the site as it stands. Dropping the oldest takes nothing from the others.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { dealerFile, factsFile, recordFile, releasesFolder } from '../layout.ts';
import { writeWhole } from '../record.ts';
import type { StandingResult } from '../tenant-result.ts';
import { keepIn, keepNothing, type ReplacedFiles } from './replaced-files.ts';

/** A vehicle as far as the difference between two releases speaks of it. */
export type ReleasedVehicle = [id: string, price: number | null, isSold: boolean];

export interface Release {
  /** Moment of the release in UTC, `20261123T041530.250Z`; sorts by time. */
  id: string;
  /** The same in milliseconds since 1970. */
  at: number;
  /** Fingerprint of the code that drew it. */
  code: string;
  /** Release that this one brought back; null for a build or refresh. */
  restored: string | null;
  vehicles: ReleasedVehicle[];
  /** What its build said of it. */
  result: StandingResult;
}

const noteName = 'release.json';

/** Where a release lies. */
const releaseFolder = (outDir: string, slug: string, id: string) => join(releasesFolder(outDir, slug), id);
export const releaseRecord = (outDir: string, slug: string, id: string) =>
  join(releaseFolder(outDir, slug, id), 'record.json');
export const releaseDealer = (outDir: string, slug: string, id: string) =>
  join(releaseFolder(outDir, slug, id), 'dealer.json');
export const releaseFacts = (outDir: string, slug: string, id: string) =>
  join(releaseFolder(outDir, slug, id), 'facts.json');
export const releaseFiles = (outDir: string, slug: string, id: string) =>
  join(releaseFolder(outDir, slug, id), 'files');

/** Ids of a dealer's releases, oldest first. One that was killed while it was written is none. */
export function releaseIds(outDir: string, slug: string): string[] {
  const folder = releasesFolder(outDir, slug);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, noteName)))
    .sort();
}

export const readRelease = (outDir: string, slug: string, id: string): Release =>
  JSON.parse(readFileSync(join(releaseFolder(outDir, slug, id), noteName), 'utf8')) as Release;

/** Where what is taken off the standing site goes. */
export function replacedFiles(outDir: string, slug: string): ReplacedFiles {
  const newest = releaseIds(outDir, slug).at(-1);
  return newest === undefined ? keepNothing : keepIn(releaseFiles(outDir, slug, newest));
}

export const releasedVehicles = (vehicles: readonly Vehicle[]): ReleasedVehicle[] =>
  vehicles.map(({ id, price, soldAt }) => [id, price, soldAt !== null]);

/** Makes the site that stands, with its record, the newest release, and drops the oldest beyond `keep`. */
export function addRelease(
  outDir: string,
  slug: string,
  release: Pick<Release, 'code' | 'restored' | 'vehicles' | 'result'>,
  keep: number,
): Release {
  const known = releaseIds(outDir, slug);
  const at = nextMoment(known.at(-1));
  const id = idOf(at);
  mkdirSync(releaseFolder(outDir, slug, id), { recursive: true });
  copyFileSync(recordFile(outDir, slug), releaseRecord(outDir, slug, id));
  copyFileSync(dealerFile(outDir, slug), releaseDealer(outDir, slug, id));
  if (existsSync(factsFile(outDir, slug))) copyFileSync(factsFile(outDir, slug), releaseFacts(outDir, slug, id));
  const whole: Release = { ...release, id, at };
  writeWhole(join(releaseFolder(outDir, slug, id), noteName), JSON.stringify(whole));
  for (const old of [...known, id].slice(0, -keep))
    rmSync(releaseFolder(outDir, slug, old), { recursive: true, force: true });
  return whole;
}

/** Two releases within a millisecond, or after the clock was set back, still sort as they came. */
function nextMoment(newest: string | undefined): number {
  const last = newest === undefined ? 0 : momentOf(newest);
  return Math.max(Date.now(), last + 1);
}

const idOf = (at: number): string => new Date(at).toISOString().replaceAll(/[\-:]/gv, '');

const momentOf = (id: string): number =>
  Date.parse(id.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})/v, '$1-$2-$3T$4:$5:'));
