import type { VehicleOverride } from '#src/domain/vehicle/vehicle-override.ts';
import { closest } from '../did-you-mean.ts';
import { wrong, type IssueDraft } from '../issue.ts';
import { csvRows, type CsvRow } from './csv-rows.ts';

export const overridesFileName = 'overrides.csv';

const key = 'stock_number';
const columns = [key, 'hide', 'price', 'order', 'comments'] as const;
type Column = (typeof columns)[number];
type LocatedIssue = IssueDraft & { line: number };

const at = (line: number, column: string | null, reason: string, hint: string): LocatedIssue => ({
  ...wrong(overridesFileName, column === null ? [] : [column], reason, hint),
  line,
});

export function readOverrides(text: string): { overrides: VehicleOverride[]; findings: LocatedIssue[] } {
  const [header, ...rows] = csvRows(text);
  const names = header?.cells ?? [];
  const findings = headerIssues(names, header?.line ?? 1);
  if (findings.length > 0) return { overrides: [], findings };
  const overrides: VehicleOverride[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    if (row.cells.length !== names.length) {
      findings.push(
        at(
          row.line,
          null,
          `has ${row.cells.length} cells for ${names.length} columns`,
          'Put text that contains a comma or a quotation mark in quotation marks.',
        ),
      );
      continue;
    }
    const cells = Object.fromEntries(names.map((name, index) => [name, row.cells[index]!])) as Record<Column, string>;
    const own = cellIssues(cells, row, lines.get(sameStockNumber(cells[key])));
    findings.push(...own);
    if (own.length > 0) continue;
    lines.set(sameStockNumber(cells[key]), row.line);
    overrides.push({
      stockNumber: cells[key],
      hide: /^(?:yes|true|1)$/i.test(cells.hide ?? ''),
      price: amountOf(cells.price),
      order: cells.order ? Number(cells.order) : null,
      comments: cells.comments || null,
      line: row.line,
    });
  }
  return { overrides, findings };
}

export const sameStockNumber = (stockNumber: string): string => stockNumber.replaceAll(/\s+/g, '').toLowerCase();

function headerIssues(names: string[], line: number): LocatedIssue[] {
  const known: readonly string[] = columns;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const near = closest(unknown, [...columns]);
    return [
      at(
        line,
        unknown,
        'is not a known column',
        near ? `Did you mean ${near}?` : `Its columns are ${columns.join(', ')}.`,
      ),
    ];
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return [at(line, twice, 'appears twice in the header', 'Keep one of them.')];
  return names.includes(key) && names.length > 1
    ? []
    : [
        at(
          line,
          null,
          `does not start with a header of ${key} and at least one column to override`,
          `Its columns are ${columns.join(', ')}; all but the first are optional.`,
        ),
      ];
}

function cellIssues(cells: Record<Column, string>, { line }: CsvRow, earlier: number | undefined): LocatedIssue[] {
  const found: LocatedIssue[] = [];
  const { hide = '', price = '', order = '' } = cells;
  if (cells[key] === '') found.push(at(line, key, 'is empty', 'Use the stock number from the feed.'));
  else if (earlier !== undefined)
    found.push(at(line, key, `repeats ${cells[key]}`, `Line ${earlier} already has this stock number.`));
  if (!/^(?:yes|no|true|false|1|0|)$/i.test(hide)) found.push(at(line, 'hide', `is "${hide}"`, 'Write yes or no.'));
  if (price !== '' && amountOf(price) === null)
    found.push(
      at(line, 'price', `is "${price}", which is not a price`, 'Use whole dollars without any text, such as 25990.'),
    );
  if (order !== '' && !/^[1-9]\d{0,5}$/.test(order))
    found.push(at(line, 'order', `is "${order}"`, 'Use a whole number: 1 comes first in every list.'));
  return found;
}

function amountOf(cell: string | undefined): number | null {
  if (!cell || !/^\$?(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/.test(cell)) return null;
  return Number(cell.replaceAll(/[$,]/g, '')) || null;
}
