/** `stock.mapping` in one form, and the columns of a field that it does not name. */
import { isTypedPriceColumn, priceTypeOfColumn } from '#src/domain/price/price-column.ts';
import type { Currency } from '#src/domain/price/price-words.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { PriceType } from '#src/domain/vehicle/vehicle.ts';
import type { TransformName } from '../transforms/registry.ts';
import { fields, type FieldName } from './fields.ts';

export type ColumnMapping = StockSettings['mapping'][string];

export interface MappedColumn {
  name: string;
  /** What the amounts of a price column include. */
  type?: PriceType | undefined;
}

export interface MappingRules {
  /** The one that counts first in front; none where the field is read from the columns of its own name. */
  columns: MappedColumn[];
  type?: PriceType | undefined;
  as?: TransformName | undefined;
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

/** The columns that a mapping names, the one that counts first in front. */
export const columnsNamed = (mapping: ColumnMapping): string[] => rulesOf(mapping).columns.map(({ name }) => name);

/** What stands behind an odometer's column where its unit has a column, an attribute or a key of its own. */
const unitEndings = ['@unit', '@units', '@uom', ' unit', ' units', ' uom', ' is miles'];

/** Columns with the unit of an odometer's column. */
export const unitColumnsOf = (odometer: readonly string[]): string[] =>
  odometer.flatMap((column) => unitEndings.map((ending) => `${column}${ending}`));

/**
 * The columns that a field is looked for in where no mapping names one. Of prices, those whose name says what they
 * include come too: the drive away price first, then the plain "price", then the others.
 */
export function columnNamesOf(field: FieldName, ofFeed: readonly string[], currency: Currency): string[] {
  const own = fields[field].columns;
  if (field !== 'price') return own;
  const typed = ofFeed.filter((name) => isTypedPriceColumn(name, currency));
  const ofType = (...types: PriceType[]) =>
    types.flatMap((type) => typed.filter((name) => priceTypeOfColumn(name, currency) === type));
  return [...ofType('drive_away'), ...own, ...ofType('estimated_drive_away', 'excluding_government_charges', 'plain')];
}
