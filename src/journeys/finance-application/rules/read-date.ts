import { isIsoDate } from '#src/lib/dates.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "14/3/1988", "14 March 1988" or "1988-03-14"; numeric US dates start with the month. */
export function readDate(text: string, locale: Locale): string | null {
  const parts = text.toLowerCase().match(/\d+|[a-z]{3,}/g) ?? [];
  if (parts.length !== 3) return null;
  const named = parts.findIndex((part) => /^[a-z]/.test(part));
  if (named >= 0) {
    const month = months.indexOf(parts[named]!.slice(0, 3)) + 1;
    const [day, year] = parts.filter((_, index) => index !== named);
    return isoDate(year!, month, day!);
  }
  if (parts[0]!.length === 4) return isoDate(parts[0]!, Number(parts[1]), parts[2]!);
  const [first, second, year] = parts as [string, string, string];
  return locale === 'en-US' ? isoDate(year, Number(first), second) : isoDate(year, Number(second), first);
}

function isoDate(year: string, month: number, day: string): string | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}
