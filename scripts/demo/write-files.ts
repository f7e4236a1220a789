/** Feed files as text. */
import type { CsvRow } from './make-motorcycles.ts';

/** One vehicle a line, so that a change of stock reads well. */
export const jsonFeed = (vehicles: unknown[]): string =>
  `[\n${vehicles.map((vehicle) => JSON.stringify(vehicle)).join(',\n')}\n]\n`;

const cell = (value: string | number | undefined) => {
  const text = String(value ?? '');
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A CSV with the columns of its first row. */
export function csvFeed(rows: CsvRow[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return `${[columns.map(cell).join(','), ...rows.map((row) => columns.map((column) => cell(row[column])).join(','))].join('\n')}\n`;
}
