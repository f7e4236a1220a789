/** Warnings about published rows, one per reason (OPS-02). */
import type { Tenant } from '#src/domain/site.ts';
import { formatOdometer, type DistanceUnit } from '#src/domain/vehicle/odometer.ts';
import { priceDisplay } from '#src/domain/price/price-display.ts';
import type { StockFacts } from '#src/domain/vehicle/stock-record.ts';
import { isAvailable, isVisible } from '#src/domain/vehicle/visibility.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { overridesFileName, sameStockNumber } from '#src/sources/tenants/files/overrides-file.ts';
import type { FeedPart } from '../feed-part.ts';
import type { Identified } from './identity.ts';
import { missingFacts } from './missing-facts.ts';

export interface PublishedRows {
  feed: string | null;
  rows: readonly Identified[];
  part: Pick<FeedPart, 'lineOf' | 'hasOpenPrice' | 'unread'>;
}

interface Published {
  vehicle: Vehicle;
  line: number;
  record: unknown;
}

const named = 3;

/** @param facts totals of all feeds */
export function unresolvedIssues(
  feeds: readonly PublishedRows[],
  facts: StockFacts,
  tenant: Tenant,
  now: number,
): string[] {
  const { settings } = tenant;
  const unpriced = noPrices(facts, tenant);
  const ofFeeds = feeds.flatMap(({ feed, rows, part }) => {
    const shown = rows
      .map(({ row, record, draft: { vehicle } }) => ({ vehicle, line: part.lineOf(row), record }))
      .filter(({ vehicle }) => isVisible(vehicle, settings, now));
    const forSale = shown.filter(({ vehicle }) => isAvailable(vehicle));
    const open = forSale.filter(
      ({ vehicle, record }) =>
        !vehicle.preorder && priceDisplay(vehicle, settings).kind === 'words' && part.hasOpenPrice(record),
    );
    return [
      ...(unpriced.length === 0 ? openPricesText(open, settings.labels.noPrice) : []),
      ...missingFacts(
        shown.map(({ vehicle }) => vehicle),
        part.unread,
        settings.stock.dropGuardMinimum,
      ),
      ...defaultLocationText(
        rows.filter(({ draft: { vehicle } }) => isVisible(vehicle, settings, now)),
        tenant,
      ),
      ...sharedNumbersText(forSale),
      ...drivenNewText(forSale, settings.regional.distanceUnit),
    ].map((text) => (feed === null ? text : `${feed}: ${text}`));
  });
  return [...ofFeeds, ...unpriced];
}

function noPrices({ price, shown }: StockFacts, { settings: { stock } }: Tenant): string[] {
  return price === 0 && shown >= stock.dropGuardMinimum
    ? [`price: none of the ${shown} vehicles has one. Check stock.mapping.price in settings.json.`]
    : [];
}

export const isAboutDefaultLocation = (warning: string): boolean => /(?:^|: )location: no row names/.test(warning);

/** The location decides the address, licence and state law that shoppers see (GUARD-02). */
function defaultLocationText(rows: readonly Identified[], { locations }: Tenant): string[] {
  const [first] = rows;
  if (!first || !rows.every(({ draft }) => draft.isAtDefaultLocation)) return [];
  const slug = first.draft.vehicle.locationSlug;
  const selling = locations.filter(({ type }) => type === 'sales').length;
  return [
    `location: no row names one of the ${selling} selling locations, so every vehicle is shown at ${slug}, with its licence and state law. If the feed has a column for the location, map it in stock.mapping in settings.json as locationName, with the slug for each of its values in "words". If they are all at one location, add "locationSlug": {"default": "${slug}"}.`,
  ];
}

function openPricesText(rows: readonly Published[], words: string): string[] {
  if (rows.length === 0) return [];
  const several = rows.length > 1;
  return [
    `price: missing in ${rows.length} ${several ? 'rows, which show' : 'row, which shows'} "${words}" (${linesOf(rows)}). If that is intended, put POA in the price or the price type.`,
  ];
}

function sharedNumbersText(rows: readonly Published[]): string[] {
  const shared = [...byNumber(rows).values()].filter(({ length }) => length > 1);
  const [first] = shared;
  if (first === undefined) return [];
  const number = `"${first[0]!.vehicle.stockNumber}"`;
  const what =
    shared.length === 1
      ? `${number} is used by ${first.length} vehicles`
      : `${shared.length} numbers are each used by several vehicles, such as ${number}`;
  return [
    `stockNumber: ${what} (${linesOf(first)}). Each vehicle has its own page, but a line in ${overridesFileName} changes all vehicles with that number, and their leads show the same number. Give each vehicle its own number in the export.`,
  ];
}

/** A "new" vehicle above this is probably a demonstrator or used; a shopper would miss a used car's warranty. */
const maxNewKilometres = 2000;

function drivenNewText(rows: readonly Published[], unit: DistanceUnit): string[] {
  const driven = rows.filter(
    ({ vehicle: { carType, odometer } }) => carType === 'new' && (odometer ?? 0) > maxNewKilometres,
  );
  const [first] = driven;
  if (first === undefined) return [];
  return [
    `carType: ${driven.length === 1 ? '1 vehicle is' : `${driven.length} vehicles are`} listed as new with more than ${formatOdometer(maxNewKilometres, unit)} on the odometer (${linesOf(driven)}: ${formatOdometer(first.vehicle.odometer!, unit)}). Check whether they are demonstrators or used.`,
  ];
}

function byNumber(rows: readonly Published[]): Map<string, Published[]> {
  const numbers = new Map<string, Published[]>();
  for (const row of rows) {
    if (row.vehicle.stockNumber === null) continue;
    const number = sameStockNumber(row.vehicle.stockNumber);
    const others = numbers.get(number);
    if (others) others.push(row);
    else numbers.set(number, [row]);
  }
  return numbers;
}

function linesOf(rows: readonly Published[]): string {
  const lines = rows.slice(0, named).map(({ line }) => line);
  return `${rows.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${rows.length > named ? ' …' : ''}`;
}
