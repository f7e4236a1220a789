import Papa from 'papaparse';

export interface CsvRow {
  cells: string[];
  /** The row's first line, from 1. */
  line: number;
}

export function csvRows(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = 1;
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  for (const cells of Papa.parse<string[]>(source, { newline: '\n' }).data) {
    const trimmed = cells.map((cell) => cell.trim());
    if (trimmed.some((cell) => cell !== '')) rows.push({ cells: trimmed, line });
    line += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  }
  return rows;
}
