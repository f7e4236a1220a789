import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { CarType } from '#src/domain/vehicle/vehicle.ts';

export type FeedRow<Columns extends readonly string[]> = Record<Columns[number], string>;

export interface FeedSettings {
  regional: PublicSettings['regional'];
  storeCodes: Record<string, string>;
}

/** Demonstrators were registered and driven, so other sites list them as used. */
export const conditionIn = (type: CarType): 'new' | 'used' => (type === 'new' ? 'new' : 'used');

/** `18990 AUD`: whole units. */
export const cataloguePrice = (amount: number, { currency }: FeedSettings['regional']): string =>
  `${amount} ${currency}`;

const breaks = /[\t\r\n]+/g;

/** Catalogues don't support quotes, so tabs and line breaks become spaces. */
export const tabSeparated = <const Columns extends readonly string[]>(
  columns: Columns,
  rows: readonly FeedRow<Columns>[],
): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column as Columns[number]].replace(breaks, ' ')))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');

/** RFC 4180. */
export const commaSeparated = <const Columns extends readonly string[]>(
  columns: Columns,
  rows: readonly FeedRow<Columns>[],
): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column as Columns[number]]))]
    .map((cells) => `${cells.map(quoted).join(',')}\n`)
    .join('');

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
