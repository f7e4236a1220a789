/** What the catalogues' rows have in common. */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { CarType } from '#src/domain/vehicle/vehicle.ts';

export type FeedRow<Columns extends readonly string[]> = Record<Columns[number], string>;

export interface FeedSettings {
  regional: PublicSettings['regional'];
  storeCodes: Record<string, string>;
}

/** A demonstrator has been registered and driven: it is no new vehicle to a shopper elsewhere. */
export const conditionIn = (type: CarType): 'new' | 'used' => (type === 'new' ? 'new' : 'used');

/** `18990 AUD`: whole units, as prices of vehicles are. */
export const cataloguePrice = (amount: number, { currency }: FeedSettings['regional']): string =>
  `${amount} ${currency}`;

const breaks = /[\t\r\n]+/g;

/** Rows as tab-separated text. Catalogues read no quotes there: what would break a row becomes a space. */
export const tabSeparated = <const Columns extends readonly string[]>(
  columns: Columns,
  rows: readonly FeedRow<Columns>[],
): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column as Columns[number]].replace(breaks, ' ')))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');

/** Rows as comma-separated text (RFC 4180). */
export const commaSeparated = <const Columns extends readonly string[]>(
  columns: Columns,
  rows: readonly FeedRow<Columns>[],
): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column as Columns[number]]))]
    .map((cells) => `${cells.map(quoted).join(',')}\n`)
    .join('');

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
