/** Price bands (`price_range`, `weekly_price_range`). "$10,000 - $19,999" parses back to 10000 and 19999. */
import { formatMoney } from '#src/lib/money.ts';

const prices = [0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000];
const weekly = [0, 50, 100, 150, 200, 250, 300, 400, 500];

function band(amount: number, starts: readonly number[]): string {
  const place = starts.findLastIndex((start) => amount >= start);
  const start = starts[Math.max(0, place)]!;
  const next = starts[place + 1];
  return next === undefined ? `${formatMoney(start)}+` : `${formatMoney(start)} - ${formatMoney(next - 1)}`;
}

export const priceRange = (price: number | null): string | null => (price === null ? null : band(price, prices));

export const weeklyPriceRange = (price: number | null): string | null => (price === null ? null : band(price, weekly));
