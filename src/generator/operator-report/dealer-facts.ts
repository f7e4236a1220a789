/** Saves reports from reading records or pages. Stored and restored with each release. */
import { readFileSync } from 'node:fs';
import { primaryLocation } from '#src/domain/locations/locations.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { FeedVersion } from '#src/domain/vehicle/stock-record.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { LoadedSite } from '#src/sources/load-site.ts';
import { factsFile } from '../layout.ts';
import type { GeneratorOptions } from '../options.ts';
import { writeAtomically } from '../record.ts';
import type { StandingResult } from '../tenant-result.ts';
import type { PageWeight } from './page-weight.ts';

export interface ReportedVehicle {
  stockNumber: string;
  name: string;
}

export interface LongStandingVehicle extends ReportedVehicle {
  /** First listed, epoch milliseconds. */
  since: number;
  /** Whole dollars. */
  price: number | null;
}

interface Coverage {
  having: number;
  without: ReportedVehicle[];
}

export interface BuildFacts {
  version: 1;
  name: string;
  state: string | null;
  town: string | null;
  source: Tenant['settings']['stock']['source']['kind'];
  /** The full URL may contain a key. */
  host: string | null;
  refresh: Tenant['settings']['stock']['refresh'];
  mode: GeneratorOptions['mode'];
  /** Epoch milliseconds. */
  at: number;
  seconds: number;
  feed: FeedVersion;
  /** When the feed last changed, epoch milliseconds. */
  changedAt: number;
  onSale: number;
  coverage: { price: Coverage; photos: Coverage; comments: Coverage };
  longStanding: LongStandingVehicle[];
  page: PageWeight | null;
  result: StandingResult;
  newWarnings: string[];
}

export const enoughPhotos = 5;
/** Letters. */
export const enoughComment = 80;
export const longDays = 120;
const named = 20;
const dayMs = 86_400_000;

interface Built {
  site: Pick<LoadedSite, 'tenant' | 'stock' | 'record'>;
  result: StandingResult;
  page: PageWeight | null;
  mode: GeneratorOptions['mode'];
  seconds: number;
}

export function dealerFacts({ site, result, page, mode, seconds }: Built, before: BuildFacts | null): BuildFacts {
  const { tenant, stock, record } = site;
  const { source, refresh } = tenant.settings.stock;
  const onSale = stock.vehicles.filter(({ status }) => status !== 'sold');
  const address = primaryLocation(tenant.locations)?.address;
  const isSameFeed =
    before !== null && (before.feed.bytes === record.feed.bytes || before.feed.fields === record.feed.fields);
  return {
    version: 1,
    name: tenant.settings.branding.name,
    state: address?.state ?? null,
    town: address?.city ?? null,
    source: source.kind,
    host: source.kind === 'url' ? new URL(source.url).host : null,
    refresh,
    mode,
    at: stock.now,
    seconds,
    feed: record.feed,
    changedAt: isSameFeed ? before.changedAt : stock.now,
    onSale: onSale.length,
    coverage: {
      price: coverage(onSale, ({ price }) => price !== null),
      photos: coverage(onSale, (vehicle) => !vehicle.imagesAreIllustrations && vehicle.images.length >= enoughPhotos),
      comments: coverage(onSale, ({ dealerComments }) => letters(dealerComments) >= enoughComment),
    },
    longStanding: longStanding(onSale, stock.now),
    page,
    result,
    newWarnings: before === null ? [] : result.warnings.filter((text) => !before.result.warnings.includes(text)),
  };
}

/** Null for builds before facts were stored. */
export function readFacts(outDir: string, slug: string): BuildFacts | null {
  try {
    const facts = JSON.parse(readFileSync(factsFile(outDir, slug), 'utf8')) as BuildFacts;
    return facts.version === 1 ? facts : null;
  } catch {
    return null;
  }
}

export const writeFacts = (outDir: string, slug: string, facts: BuildFacts): void =>
  writeAtomically(factsFile(outDir, slug), JSON.stringify(facts));

function coverage(vehicles: readonly Vehicle[], has: (vehicle: Vehicle) => boolean): Coverage {
  const without = vehicles.filter((vehicle) => !has(vehicle));
  return { having: vehicles.length - without.length, without: without.slice(0, named).map(nameOf) };
}

const nameOf = ({ stockNumber, id, name }: Vehicle): ReportedVehicle => ({ stockNumber: stockNumber ?? id, name });

const letters = (html: string | null): number =>
  (html ?? '')
    .replaceAll(/<[^>]*>/gv, ' ')
    .replaceAll(/\s+/gv, ' ')
    .trim().length;

function longStanding(vehicles: readonly Vehicle[], now: number): LongStandingVehicle[] {
  return vehicles
    .flatMap((vehicle) =>
      vehicle.createdAt !== null && now - vehicle.createdAt > longDays * dayMs
        ? [{ ...nameOf(vehicle), since: vehicle.createdAt, price: vehicle.price }]
        : [],
    )
    .sort((a, b) => a.since - b.since);
}
