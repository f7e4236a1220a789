/**
 * The newest release is live. Each stores its record and the files that a later one replaced. A release's file is in
 * the first folder that has it, from its own onwards, or else on the live site. The oldest release can be removed
 * safely.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { dealerFile, factsFile, recordFile, releasesFolder } from '../layout.ts';
import { writeAtomically } from '../record.ts';
import type { StandingResult } from '../tenant-result.ts';
import { keepIn, keepNothing, type ReplacedFiles } from './replaced-files.ts';

export type ReleasedVehicle = [id: string, price: number | null, isSold: boolean];

export interface Release {
  /** UTC, `20261123T041530.250Z`; sorts by time. */
  id: string;
  /** Epoch milliseconds. */
  at: number;
  code: string;
  /** Null for a build or refresh. */
  restored: string | null;
  vehicles: ReleasedVehicle[];
  result: StandingResult;
}

const noteName = 'release.json';

const releaseFolder = (outDir: string, slug: string, id: string) => join(releasesFolder(outDir, slug), id);
export const releaseRecord = (outDir: string, slug: string, id: string) =>
  join(releaseFolder(outDir, slug, id), 'record.json');
export const releaseDealer = (outDir: string, slug: string, id: string) =>
  join(releaseFolder(outDir, slug, id), 'dealer.json');
export const releaseFacts = (outDir: string, slug: string, id: string) =>
  join(releaseFolder(outDir, slug, id), 'facts.json');
export const releaseFiles = (outDir: string, slug: string, id: string) =>
  join(releaseFolder(outDir, slug, id), 'files');

/** Complete releases, oldest first. */
export function releaseIds(outDir: string, slug: string): string[] {
  const folder = releasesFolder(outDir, slug);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, noteName)))
    .sort();
}

export const readRelease = (outDir: string, slug: string, id: string): Release =>
  JSON.parse(readFileSync(join(releaseFolder(outDir, slug, id), noteName), 'utf8')) as Release;

export function replacedFiles(outDir: string, slug: string): ReplacedFiles {
  const newest = releaseIds(outDir, slug).at(-1);
  return newest === undefined ? keepNothing : keepIn(releaseFiles(outDir, slug, newest));
}

export const releasedVehicles = (vehicles: readonly Vehicle[]): ReleasedVehicle[] =>
  vehicles.map(({ id, price, soldAt }) => [id, price, soldAt !== null]);

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
  writeAtomically(join(releaseFolder(outDir, slug, id), noteName), JSON.stringify(whole));
  for (const old of [...known, id].slice(0, -keep))
    rmSync(releaseFolder(outDir, slug, old), { recursive: true, force: true });
  return whole;
}

/** Ids sort even within a millisecond, or after the clock was set back. */
function nextMoment(newest: string | undefined): number {
  const last = newest === undefined ? 0 : momentOf(newest);
  return Math.max(Date.now(), last + 1);
}

const idOf = (at: number): string => new Date(at).toISOString().replaceAll(/[\-:]/gv, '');

const momentOf = (id: string): number =>
  Date.parse(id.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})/v, '$1-$2-$3T$4:$5:'));
