/** Repeats real listings with different odometer readings. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';

const listingsFile = fileURLToPath(new URL('../../../shared/data/au-listings.csv', import.meta.url));

type Row = Record<string, string>;

export function realListings(count: number): Row[] {
  const parsed = Papa.parse<Row>(readFileSync(listingsFile, 'utf8'), { header: true, skipEmptyLines: true });
  // Other states would raise an open question (GUARD-02).
  const data = parsed.data.filter((row) => /\b(?:NSW|VIC|QLD)$/.test(row['Location'] ?? ''));
  return Array.from({ length: count }, (_, index) => {
    const row = data[index % data.length]!;
    const copy = Math.floor(index / data.length);
    return copy === 0
      ? row
      : { ...row, Kilometres: String(Number.parseInt(row['Kilometres'] ?? '', 10) + copy * 7 || 4000 + index) };
  });
}

/** Changes every hundredth price: 1% of the stock. */
export function repriced(rows: Row[]): Row[] {
  return rows.map((row, index) =>
    index % 100 === 0 && Number(row['Price']) > 2000 ? { ...row, Price: String(Number(row['Price']) - 510) } : row,
  );
}

export const toCsv = (rows: Row[]): string => Papa.unparse(rows);
