import type { CsvRow } from './make-motorcycles.ts';

/** One vehicle per line, for readable diffs. */
export const jsonFeed = (vehicles: unknown[]): string =>
  `[\n${vehicles.map((vehicle) => JSON.stringify(vehicle)).join(',\n')}\n]\n`;

const cell = (value: string | number | undefined) => {
  const text = String(value ?? '');
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export function csvFeed(rows: CsvRow[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return `${[columns.map(cell).join(','), ...rows.map((row) => columns.map((column) => cell(row[column])).join(','))].join('\n')}\n`;
}
