import { readFileSync } from 'node:fs';
import { localDate } from '#src/lib/dates.ts';
import { daysFile } from '../layout.ts';
import { writeAtomically } from '../record.ts';
import { readRelease, releaseIds } from '../releases/releases.ts';

export interface StockDay {
  /** ISO date in the dealer's time zone. */
  day: string;
  onSale: number;
  rejected: number;
}

export const historyDays = 30;

/** Oldest first. Falls back to releases. */
export function readDays(outDir: string, slug: string, timeZone = 'UTC'): StockDay[] {
  try {
    return JSON.parse(readFileSync(daysFile(outDir, slug), 'utf8')) as StockDay[];
  } catch {
    return daysOfReleases(outDir, slug, timeZone);
  }
}

/** Future days come from a clock that has been set back since. */
export function keepDay(outDir: string, slug: string, today: StockDay, timeZone: string): void {
  const days = [...readDays(outDir, slug, timeZone).filter(({ day }) => day < today.day), today];
  writeAtomically(daysFile(outDir, slug), JSON.stringify(days.slice(-historyDays)));
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
