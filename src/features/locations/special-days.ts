/** `2026-12-24=8:30 am – 2:00 pm, Christmas Eve|2026-12-25=Closed, Christmas Day`. */
import type { HolidayRow } from '#src/domain/locations/opening-hours.ts';

export function encodeSpecialDays(rows: readonly HolidayRow[]): string {
  return rows
    .map(({ isoDate, hours, name }) => `${isoDate}=${[hours, name].filter(Boolean).join(', ').replaceAll('|', '/')}`)
    .join('|');
}

/** Null for an ordinary day. */
export function specialDay(code: string, isoDate: string): string | null {
  return (
    code
      .split('|')
      .find((day) => day.startsWith(`${isoDate}=`))
      ?.slice(isoDate.length + 1) ?? null
  );
}
