import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { FeedValues } from '../mapping/fields.ts';
import type { Note } from '../notes.ts';

type RowDates = Pick<Vehicle, 'regoExpiry' | 'complianceDate' | 'buildDate'>;

interface Row {
  year: number;
  /** ISO date in the dealer's time zone. */
  today: string;
  lastYear: number;
}

/** Model years start early and run late; a motorhome's chassis is older. */
const maxYearsApart = 2;

/** Sets aside dates that contradict today, the year or each other: the row doesn't show which one is wrong. */
export function rowDates(values: FeedValues, { year, today, lastYear }: Row, note: Note): RowDates {
  const dates = { regoExpiry: values.regoExpiry, complianceDate: values.complianceDate, buildDate: values.buildDate };
  const setAside = (name: keyof RowDates, reason: string, isWrong: (date: string) => boolean): void => {
    const date = dates[name];
    if (date === null || !isWrong(date)) return;
    note(name, reason, date);
    dates[name] = null;
  };
  const yearsAfter = (date: string): number => Number(date.slice(0, 4)) - year;
  setAside('regoExpiry', 'another column says the vehicle isn’t registered', () => values.isRegistered === false);
  setAside('regoExpiry', 'already expired', (date) => date < today);
  for (const name of ['complianceDate', 'buildDate'] as const) {
    setAside(name, 'a date in the future', (date) => Number(date.slice(0, 4)) > lastYear);
    setAside(name, 'years before the vehicle’s year', (date) => yearsAfter(date) < -maxYearsApart);
  }
  setAside('buildDate', 'years after the vehicle’s year', (date) => yearsAfter(date) > maxYearsApart);
  const { buildDate, complianceDate } = dates;
  if (buildDate !== null && complianceDate !== null && buildDate > complianceDate)
    for (const name of ['complianceDate', 'buildDate'] as const)
      setAside(name, 'the build date is after the compliance date', () => true);
  return dates;
}
