import { wrong, type Finding, type KeyPath } from '../issue.ts';
import type { TenantDraft } from '../read-tenant.ts';
import { repeats } from './repeats.ts';

const file = 'locations.json';

interface Hours {
  status?: 'Open' | 'Closed' | undefined;
  open: string | null;
  close: string | null;
}

/** Hours read as a day that opens before it closes; each weekday and date once. */
export function checkHours({ locations }: TenantDraft): Finding[] {
  return (locations?.locations ?? []).flatMap((location, index) => {
    const at = (list: string, entry: number): KeyPath => ['locations', index, list, entry];
    return [
      ...location.openingHours.flatMap((entry, day) => dayFindings(entry, at('openingHours', day))),
      ...location.specialHours.flatMap((entry, day) => dayFindings(entry, at('specialHours', day))),
      ...within(
        index,
        repeats(file, 'openingHours', 'weekday', location.openingHours, (entry) => String(entry.weekday)),
      ),
      ...within(
        index,
        repeats(file, 'specialHours', 'date', location.specialHours, (entry) => entry.date),
      ),
    ];
  });
}

const within = (index: number, findings: Finding[]) =>
  findings.map((finding) => ({ ...finding, path: ['locations', index, ...finding.path] }));

function dayFindings({ status, open, close }: Hours, path: KeyPath): Finding[] {
  if (status === 'Open' && (!open || !close))
    return [wrong(file, path, 'is open without times', 'Name open and close, such as "08:30" and "17:30".')];
  if (status === 'Closed' && (open || close))
    return [wrong(file, path, 'is closed and has times', 'Remove the times, or the status.')];
  if (Boolean(open) !== Boolean(close))
    return [
      wrong(file, path, `has ${open ? 'no closing' : 'no opening'} time`, 'Name both, or neither for a closed day.'),
    ];
  if (open && close && open >= close)
    return [
      wrong(
        file,
        path,
        `closes at ${close}, before it opens at ${open}`,
        'Times are 24-hour: half past five in the afternoon is "17:30".',
      ),
    ];
  return [];
}
