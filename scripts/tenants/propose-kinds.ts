/** For `stockRules.itemTypes` (REG-02). */
import { itemTypeOf, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Feed } from '#src/sources/stock/feed.ts';
import type { emptyValues } from '#src/sources/stock/mapping/compile.ts';
import type { FieldName } from '#src/sources/stock/mapping/fields.ts';
import { kindInBody } from '#src/sources/stock/rules/kinds.ts';
import type { ReadContext } from '#src/sources/stock/transforms/reading.ts';
import { forEachRow } from './rows-read.ts';

export interface DetectedKind {
  kind: StockKind;
  count: number;
}

/** Most frequent first, accessories last; may be empty. */
export function detectKinds(feed: Feed, stock: StockSettings, context: ReadContext): DetectedKind[] {
  const counts = new Map<StockKind, number>();
  forEachRow(feed, stock, context, kindFields, (values) => {
    const kind = statedKind(values) ?? inferredKind(values);
    if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  });
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .toSorted((a, b) => Number(a.kind === 'accessory') - Number(b.kind === 'accessory') || b.count - a.count);
}

/** The body type may refine the kind: a motorhome among caravans. */
function statedKind({ itemType: column, body }: ReturnType<typeof emptyValues>): StockKind | null {
  const told = kindInBody(body);
  return column === null || (told !== null && itemTypeOf(told) === itemTypeOf(column)) ? told : column;
}

const ofTowed = ['specifications.aggregateTrailerMass', 'specifications.sleeps'] as const;
const ofEngines = ['odometer', 'transmission', 'fuel'] as const;
const kindFields: readonly FieldName[] = ['itemType', 'body', 'learnerApproved', ...ofTowed, ...ofEngines];

/** Learner approval means a motorcycle; a trailer's mass, or berths without an engine, a caravan. */
function inferredKind(values: ReturnType<typeof emptyValues>): StockKind | null {
  if (values.learnerApproved !== null) return 'motorcycle';
  const isTowed = ofTowed.some((field) => values[field] !== null) && ofEngines.every((field) => values[field] === null);
  return isTowed ? 'caravan' : null;
}

/** Null for the default: cars only. */
export function proposedKinds(seen: readonly DetectedKind[]): StockKind[] | null {
  const kinds = seen.map(({ kind }) => kind);
  return kinds.length === 0 || (kinds.length === 1 && kinds[0] === 'car') ? null : kinds;
}
