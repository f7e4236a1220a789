/** How a dealer's stock stood on each of the last days: what was built last on a day is what is kept of it. */
import { readFileSync } from 'node:fs';
import { localDate } from '#src/lib/dates.ts';
import { daysFile } from '../layout.ts';
import { writeWhole } from '../record.ts';
import { readRelease, releaseIds } from '../releases/releases.ts';

export interface StockDay {
  /** ISO date on the dealer's clock. */
  day: string;
  /** Vehicles that can be bought. */
  onSale: number;
  /** Rows of the feed without a page. */
  rejected: number;
}

/** Days kept. */
export const historyDays = 30;

/** Oldest first. A dealer whose days were not kept yet has those of its releases. */
export function readDays(outDir: string, slug: string, timeZone = 'UTC'): StockDay[] {
  try {
    return JSON.parse(readFileSync(daysFile(outDir, slug), 'utf8')) as StockDay[];
  } catch {
    return daysOfReleases(outDir, slug, timeZone);
  }
}

/** Days after today were written by a clock that has been put back since. */
export function keepDay(outDir: string, slug: string, today: StockDay, timeZone: string): void {
  const days = [...readDays(outDir, slug, timeZone).filter(({ day }) => day < today.day), today];
  writeWhole(daysFile(outDir, slug), JSON.stringify(days.slice(-historyDays)));
}

function daysOfReleases(outDir: string, slug: string, timeZone: string): StockDay[] {
  const days = new Map<string, StockDay>();
  for (const id of releaseIds(outDir, slug)) {
    const { at, vehicles, result } = readRelease(outDir, slug, id);
    const day = localDate(at, timeZone);
    const onSale = vehicles.filter(([, , isSold]) => !isSold).length;
    days.set(day, { day, onSale, rejected: result.rejected });
  }
  return [...days.values()];
}
