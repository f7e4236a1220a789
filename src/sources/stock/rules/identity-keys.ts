import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import { FeedMappingError } from '../errors.ts';
import type { Feed } from '../feed.ts';
import type { ColumnGetter } from '../mapping/columns.ts';
import type { CompiledMapping } from '../mapping/compile.ts';
import type { FieldName } from '../mapping/fields.ts';
import type { IdentityKeys } from './identity.ts';

const factFields: FieldName[] = [
  'make',
  'model',
  'year',
  'listingTitle',
  'odometer',
  'colour',
  'locationName',
  'city',
  'transmission',
  'engineSize',
];
const untidy = /\s\s|[\t\n\r]/;
const priceFields: FieldName[] = [
  'price',
  'beforePrice',
  'subscriptionPrice',
  'market.stateAverage',
  'market.average',
  'rank',
  'views',
];

/**
 * Uses raw cells, so that our spelling never changes an id.
 *
 * @throws FeedMappingError if a stock.identity column is missing
 */
export function identityKeys(feed: Feed, mapping: CompiledMapping, settings: StockSettings): IdentityKeys {
  const columnsFor = (field: FieldName) => mapping.readers.find((reader) => reader.field === field)?.columns ?? [];
  const cell = (getter: ColumnGetter | undefined, record: unknown): string => {
    const value = getter?.get(record);
    if (mapping.isEmpty(value)) return '';
    const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).trim().toLowerCase();
    return untidy.test(text) ? text.replaceAll(/\s+/g, ' ') : text;
  };
  const missing = settings.identity.filter((name) => !mapping.columns.find(name));
  if (missing.length > 0) {
    throw new FeedMappingError(
      `stock.identity: ${feed.name} has no column ${missing.map((name) => `"${name}"`).join(', ')}. Without it every vehicle would get a new URL: correct stock.identity in settings.json, or the feed.`,
    );
  }
  const chosen = settings.identity.flatMap((name) => mapping.columns.find(name) ?? []);
  const stock = columnsFor('stockNumber')[0],
    vin = columnsFor('vin')[0];
  const facts = chosen.length > 0 ? chosen : factFields.flatMap((field) => columnsFor(field)[0] ?? []);
  const models = (['make', 'model', 'year'] as const).flatMap((field) => columnsFor(field)[0] ?? []);
  const join = (getters: ColumnGetter[], record: unknown) => {
    let key = '';
    for (const getter of getters) key += `${cell(getter, record)}\n`;
    return key;
  };
  return {
    keyOf: ({ record, draft }) => {
      if (chosen.length > 0) return { key: join(facts, record), certain: null };
      const number = draft.vehicle.stockNumber === null ? '' : cell(stock, record);
      if (number) return { key: `stock ${number}\n${join(models, record)}`, certain: 'stock number' };
      return { key: draft.vehicle.vin === null ? join(facts, record) : `vin ${cell(vin, record)}`, certain: null };
    },
    contentOf: contentWithout(
      feed,
      new Set(priceFields.flatMap((field) => columnsFor(field).map(({ column }) => column))),
    ),
    lineOf: feed.lineOf,
  };
}

function contentWithout(feed: Feed, prices: Set<string>): (record: unknown) => string {
  if (feed.columns) {
    const counted = feed.columns.map((column) => !prices.has(column));
    return (record) =>
      (record as string[])
        .filter((_, index) => counted[index] ?? false)
        .map((text) => text.trim())
        .join('\n');
  }
  return (record) => {
    const own = record as Record<string, unknown>;
    return JSON.stringify(
      Object.keys(own)
        .filter((key) => !prices.has(key))
        .sort()
        .map((key) => [key, own[key]]),
    );
  };
}
