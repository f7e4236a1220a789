import { isTypedPriceColumn, priceTypeOfColumn } from '#src/domain/price/price-column.ts';
import type { Currency } from '#src/domain/price/price-wording.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { DateOrder } from '#src/domain/tenant/settings/stock-mapping.ts';
import type { PriceType } from '#src/domain/vehicle/vehicle.ts';
import type { TransformName } from '../transforms/registry.ts';
import { fields, type FieldName } from './fields.ts';

export type ColumnMapping = StockSettings['mapping'][string];

export interface MappedColumn {
  name: string;
  type?: PriceType | undefined;
}

export interface MappingRules {
  columns: MappedColumn[];
  type?: PriceType | undefined;
  as?: TransformName | undefined;
  dateOrder?: DateOrder | undefined;
  words?: Record<string, string> | undefined;
  default?: string | number | boolean | undefined;
  optional?: boolean | undefined;
}

export function rulesOf(mapping: ColumnMapping): MappingRules {
  if (typeof mapping === 'string') return { columns: [{ name: mapping }] };
  if (Array.isArray(mapping))
    return { columns: mapping.map((one) => (typeof one === 'string' ? { name: one } : { ...one, name: one.column })) };
  const { column = [], ...rules } = mapping;
  return { ...rules, columns: [column].flat().map((name) => ({ name })) };
}

export const columnsNamed = (mapping: ColumnMapping): string[] => rulesOf(mapping).columns.map(({ name }) => name);

/** Prices also try columns named after a price type: drive away, then "price", then the others. */
export function columnNamesOf(field: FieldName, ofFeed: readonly string[], currency: Currency): string[] {
  const own = fields[field].columns;
  if (field !== 'price') return own;
  const typed = ofFeed.filter((name) => isTypedPriceColumn(name, currency));
  const ofType = (...types: PriceType[]) =>
    types.flatMap((type) => typed.filter((name) => priceTypeOfColumn(name, currency) === type));
  return [...ofType('drive_away'), ...own, ...ofType('estimated_drive_away', 'excluding_government_charges', 'plain')];
}
