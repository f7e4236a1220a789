import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Feed } from '#src/sources/stock/feed.ts';
import { FeedError } from '#src/sources/stock/errors.ts';
import { compileMapping, emptyValues, readValues } from '#src/sources/stock/mapping/compile.ts';
import type { FieldReader } from '#src/sources/stock/mapping/field-reader.ts';
import type { FieldName } from '#src/sources/stock/mapping/fields.ts';
import type { ReadContext } from '#src/sources/stock/transforms/reading.ts';

type Values = ReturnType<typeof emptyValues>;

/** Each row overwrites the object passed to `look`. */
export function forEachRow(
  feed: Feed,
  stock: StockSettings,
  context: ReadContext,
  fields: readonly FieldName[],
  look: (values: Values) => void,
): void {
  const readers = readersOf(feed, stock, context).filter(({ field }) => fields.includes(field));
  const values = emptyValues();
  for (const record of feed.records) {
    readValues(values, readers, record, () => undefined);
    look(values);
  }
}

function readersOf(feed: Feed, stock: StockSettings, context: ReadContext): FieldReader[] {
  try {
    return compileMapping(feed, stock, context).readers;
  } catch (cause) {
    if (!(cause instanceof FeedError)) throw cause;
    return [];
  }
}
