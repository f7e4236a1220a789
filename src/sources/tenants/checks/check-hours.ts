import { wrong, type IssueDraft, type KeyPath } from '../issue.ts';
import type { TenantDraft } from '../read-tenant.ts';

const file = 'locations.json';

interface Hours {
  status?: 'Open' | 'Closed' | undefined;
  open: string | null;
  close: string | null;
}

/** Opening periods in one day (with a lunch break) must not overlap. */
export function checkHours({ locations }: TenantDraft): IssueDraft[] {
  return (locations?.locations ?? []).flatMap((location, index) => {
    const at = (list: string, entry: number): KeyPath => ['locations', index, list, entry];
    return [
      ...location.openingHours.flatMap((entry, day) => dayIssues(entry, at('openingHours', day))),
      ...location.specialHours.flatMap((entry, day) => dayIssues(entry, at('specialHours', day))),
      ...overlaps(location.openingHours, (entry) => entry.weekday).map(([day, reason]) =>
        wrong(file, [...at('openingHours', day), 'weekday'], reason, severalSpans),
      ),
      ...overlaps(location.specialHours, (entry) => entry.date).map(([day, reason]) =>
        wrong(file, [...at('specialHours', day), 'date'], reason, severalSpans),
      ),
    ];
  });
}

const severalSpans =
  'If a day has a break, add one entry before it and one after it, such as 09:00 to 12:00 and 13:00 to 17:00.';

function overlaps<T extends Hours>(entries: readonly T[], dayOf: (entry: T) => number | string): [number, string][] {
  return entries.flatMap((entry, index): [number, string][] => {
    const earlier = entries
      .slice(0, index)
      .findIndex((other) => dayOf(other) === dayOf(entry) && contradicts(other, entry));
    return earlier < 0 ? [] : [[index, `overlaps the hours of the same day in entry ${earlier + 1}`]];
  });
}

/** A day without times is closed, or open at unknown times, so it can't have another entry. */
const contradicts = (a: Hours, b: Hours): boolean =>
  !a.open || !a.close || !b.open || !b.close || (a.open < b.close && b.open < a.close);

function dayIssues({ status, open, close }: Hours, path: KeyPath): IssueDraft[] {
  if (status === 'Open' && (!open || !close))
    return [wrong(file, path, 'is open but has no times', 'Set open and close, such as "08:30" and "17:30".')];
  if (status === 'Closed' && (open || close))
    return [wrong(file, path, 'is closed but has times', 'Remove the times, or the status.')];
  if (Boolean(open) !== Boolean(close))
    return [
      wrong(file, path, `has ${open ? 'no closing' : 'no opening'} time`, 'Set both, or neither for a closed day.'),
    ];
  if (open && close && open >= close)
    return [
      wrong(file, path, `closes at ${close}, before it opens at ${open}`, 'Use 24-hour times: 5:30 pm is "17:30".'),
    ];
  return [];
}
