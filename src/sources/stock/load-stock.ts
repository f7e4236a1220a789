import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { illustrationImages, type Steering } from '#src/domain/images/illustration.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import { feedsOf, mainFeed, type StockFeed } from '#src/domain/tenant/stock-feeds.ts';
import type { FeedFailure } from '#src/domain/vehicle/feed-error.ts';
import type { FeedVersion, PreviousStock, StockFacts } from '#src/domain/vehicle/stock-record.ts';
import type { VehicleOverride } from '#src/domain/vehicle/vehicle-override.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { keyPath } from '../tenants/issue.ts';
import { FeedFetchError } from './errors.ts';
import type { Feed, Rejection } from './feed.ts';
import { stockFacts, partOf, readContext } from './feed-part.ts';
import type { FetchedFeeds } from './feeds-ahead.ts';
import { joinParts, type JoinedRow } from './join-parts.ts';
import { joinedVersion } from './joined-version.ts';
import type { FieldName } from './mapping/fields.ts';
import { questionText, type UnknownFeedWord, type OpenQuestion } from './open-questions.ts';
import { readParts, type RememberedFeed } from './read-parts.ts';
import { readFeed, type ReadFeedOptions } from './read-feed.ts';
import { isFolder, standInFor } from './stand-in.ts';
import { unresolvedIssues } from './rules/unresolved-issues.ts';
import { Overrides } from './rules/overrides.ts';
import type { Identified } from './rules/identity.ts';
import { defaultRank } from './rules/rank.ts';
import { shortHash } from './rules/hash.ts';
import { feedSlug, slugOf } from './rules/slug.ts';

export type { Rejection } from './feed.ts';
export { readContext } from './feed-part.ts';

export interface LoadStockOptions extends Omit<ReadFeedOptions, 'fetched' | 'allowance'> {
  now: number;
  fetched?: FetchedFeeds | undefined;
  /** Used if `cacheDir` has no body (several feeds only). */
  remembered?: RememberedFeed | undefined;
  /** Null without a good build. */
  previous?: PreviousStock | null;
  acceptDrop?: boolean;
}

export interface LoadedStock {
  /** In feed order, including hidden vehicles. */
  vehicles: Vehicle[];
  rejected: Rejection[];
  rows: number;
  feed: FeedVersion;
  /** Epoch milliseconds when rows will be read differently. */
  turns: number[];
  facts: StockFacts;
  unusedOverrides: VehicleOverride[];
  /** Unknown words for the operator to answer (FEED-02). */
  questions: OpenQuestion[];
  /** Also the first entries of `warnings`. */
  questionTexts: string[];
  /** About unmapped columns; also in `warnings`. */
  columnTexts: string[];
  /** Fields that keep a vehicle off the site until answered, by vehicle id. */
  waiting: ReadonlyMap<string, FieldName[]>;
  /** Prices that contradict the vehicle's, by vehicle id. */
  otherPrices: ReadonlyMap<string, number>;
  asked: ReadonlyMap<string, { feed: string | null; words: UnknownFeedWord[] }>;
  /** One sentence each; no data was lost. */
  warnings: string[];
  /** Needs no action. */
  notes: string[];
  /** Replaced by their last good body. */
  failing: FeedFailure[];
  /** Bodies to store once the site is built. */
  good: ReadonlyMap<string, Uint8Array>;
  rowOf: ReadonlyMap<string, Pick<Rejection, 'feed' | 'line'>>;
}

/**
 * @throws FeedError if the feed can't be used
 * @throws StockRefusedError after losing too many vehicles since the last build
 */
export async function loadStock(tenant: Tenant, options: LoadStockOptions): Promise<LoadedStock> {
  const { stock } = tenant.settings;
  const { stockFile } = options;
  const isOfAll = stockFile !== undefined && !isFolder(stockFile);
  if (stockFile !== undefined) refuseOtherFiles(stockFile, stock);
  if (stock.feeds.length > 0 && !isOfAll) return joinedStock(tenant, options);
  const own = { stockFile: standInFor(stockFile, mainFeed), fetched: options.fetched?.get(mainFeed) };
  return stockOf(await readFeed(stock.source, { ...options, ...own, allowance: tenant.allowance }), tenant, options);
}

/** @throws FeedFetchError if the folder has no file for any feed */
function refuseOtherFiles(stockFile: string, stock: StockSettings): void {
  const names = feedsOf(stock).map(({ name }) => name);
  if (names.some((name) => standInFor(stockFile, name) !== undefined)) return;
  throw new FeedFetchError(
    `${stockFile} has no file named after one of this dealer’s feeds, such as ${names.map((name) => `${name}.csv`).join(' or ')}. Check the --stock option.`,
  );
}

/** @throws FeedError as loadStock */
export async function stockOf(
  rows: Feed,
  tenant: Tenant,
  options: LoadStockOptions,
  name = mainFeed,
): Promise<LoadedStock> {
  const overrides = overridesOf(tenant, options);
  const { candidates, version, ...part } = await partOf(rows, name, tenant, { ...options, overrides });
  const vehicles = await finished(candidates, tenant, options.tenantDir);
  const { questionTexts, columnTexts } = textsOf(feedsOf(tenant.settings.stock), [{ name, questions: part.questions }]);
  return {
    vehicles,
    questions: part.questions,
    questionTexts,
    columnTexts,
    waiting: waitingOf(candidates),
    otherPrices: otherPricesOf(candidates),
    asked: unknownWordsById(candidates),
    rejected: part.rejected,
    rows: vehicles.length + part.rejected.length,
    feed: version,
    turns: part.turns,
    facts: part.facts,
    unusedOverrides: overrides.unused,
    warnings: [
      ...questionTexts,
      ...columnTexts,
      ...part.warnings,
      ...unresolvedIssues([{ feed: null, rows: candidates, part }], part.facts, tenant, options.now),
    ],
    notes: [],
    failing: [],
    good: new Map(),
    rowOf: new Map(candidates.map(({ row, draft }) => [draft.vehicle.id, { line: part.lineOf(row) }])),
  };
}

/** @throws FeedError if a feed without a good earlier body fails */
async function joinedStock(tenant: Tenant, options: LoadStockOptions): Promise<LoadedStock> {
  const overrides = overridesOf(tenant, options);
  const { parts, failing, good } = await readParts(feedsOf(tenant.settings.stock), tenant, { ...options, overrides });
  const { rows, rejected, warnings, notes } = joinParts(parts);
  const vehicles = await finished(rows, tenant, options.tenantDir);
  const facts = stockFacts(rows, tenant, options.now);
  const { questionTexts, columnTexts } = textsOf(
    feedsOf(tenant.settings.stock),
    parts.map(({ feed, part }) => ({ name: feed.name, questions: part.questions })),
  );
  return {
    vehicles,
    questions: parts.flatMap(({ part }) => part.questions),
    questionTexts,
    columnTexts,
    waiting: waitingOf(rows),
    otherPrices: otherPricesOf(rows),
    asked: unknownWordsById(rows),
    rejected,
    rows: vehicles.length + rejected.length,
    feed: joinedVersion(parts.map(({ feed, part }) => [feed.name, part.version])),
    turns: parts.flatMap(({ part }) => part.turns),
    facts: { ...facts, feeds: Object.fromEntries(parts.map(({ feed, part }) => [feed.name, part.facts])) },
    unusedOverrides: overrides.unused,
    warnings: [
      ...questionTexts,
      ...columnTexts,
      ...failing.map(({ feed, reason }) => `${feed}: using the last good version. ${reason}`),
      ...parts.flatMap(({ feed, part }) => part.warnings.map((warning) => `${feed.name}: ${warning}`)),
      ...warnings,
      ...unresolvedIssues(
        parts.map(({ feed: { name: feed }, part }) => ({ feed, part, rows: rows.filter((row) => row.feed === feed) })),
        facts,
        tenant,
        options.now,
      ),
    ],
    notes,
    failing,
    good,
    rowOf: new Map(rows.map(({ feed, line, draft }: JoinedRow) => [draft.vehicle.id, { feed, line }])),
  };
}

function textsOf(
  feeds: readonly StockFeed[],
  asked: readonly { name: string; questions: OpenQuestion[] }[],
): Pick<LoadedStock, 'questionTexts' | 'columnTexts'> {
  const texts = asked.flatMap(({ name, questions }) => {
    const at = keyPath([...(feeds.find((feed) => feed.name === name)?.at ?? ['stock']), 'mapping']);
    const prefix = feeds.length > 1 ? `${name}: ` : '';
    return questions.map((question) => ({
      isColumn: question.unmapped !== undefined,
      text: `${prefix}${questionText(question, at)}`,
    }));
  });
  const of = (wanted: boolean) => texts.filter(({ isColumn }) => isColumn === wanted).map(({ text }) => text);
  return { questionTexts: of(false), columnTexts: of(true) };
}

const waitingOf = (rows: readonly Identified[]): Map<string, FieldName[]> =>
  new Map(rows.filter(({ draft }) => draft.waits.length > 0).map(({ draft }) => [draft.vehicle.id, draft.waits]));

const otherPricesOf = (rows: readonly Identified[]): Map<string, number> =>
  new Map(
    rows.flatMap(({ draft: { vehicle, otherPrice } }) => (otherPrice === null ? [] : [[vehicle.id, otherPrice]])),
  );

const unknownWordsById = (rows: readonly (Identified & { feed?: string })[]): LoadedStock['asked'] =>
  new Map(
    rows.flatMap(({ draft: { vehicle }, feed = null, asked }) => (asked ? [[vehicle.id, { feed, words: asked }]] : [])),
  );

const overridesOf = (tenant: Tenant, { now }: LoadStockOptions): Overrides =>
  new Overrides(tenant.overrides, readContext(tenant, now));

async function finished(rows: Identified[], tenant: Tenant, tenantDir: string): Promise<Vehicle[]> {
  const pictures = await illustrationLibrary(tenant, tenantDir);
  const vehicles = withSlugs(rows);
  const steering = tenant.settings.regional.locale === 'en-US' ? 'left' : 'right';
  if (pictures) for (const vehicle of vehicles) illustrate(vehicle, pictures, steering);
  return vehicles;
}

function withSlugs(identified: Identified[]): Vehicle[] {
  const taken = new Set<string>();
  return identified.map(({ id, draft: { vehicle, slug: wish, rank } }) => {
    const free = (slug: string | null) => (slug === null || taken.has(slug) ? null : slug);
    vehicle.id = id;
    vehicle.slug = free(feedSlug(wish)) ?? free(slugOf(vehicle, id)) ?? slugOf(vehicle, `${id} ${shortHash(id)}`);
    vehicle.rank = rank ?? defaultRank(vehicle);
    taken.add(vehicle.slug);
    return vehicle;
  });
}

/** Null for no illustrations. */
async function illustrationLibrary({ settings: { images } }: Tenant, tenantDir: string): Promise<Set<string> | null> {
  if (!images.illustrate || images.library === null) return null;
  return new Set(await readdir(join(tenantDir, '..', images.library, 'photos')).catch(() => []));
}

function illustrate(vehicle: Vehicle, pictures: Set<string>, steering: Steering): void {
  if (vehicle.images.length > 0) return;
  vehicle.images = illustrationImages(vehicle, pictures, steering);
  vehicle.imagesAreIllustrations = vehicle.images.length > 0;
  vehicle.photosCount = Math.max(vehicle.photosCount, vehicle.images.length);
}
