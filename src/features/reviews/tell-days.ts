import { localDate } from '#src/lib/dates.ts';
import { daysAgo } from './days-ago.ts';

export function showDaysAgo(root: ParentNode): void {
  const days = root.querySelectorAll<HTMLTimeElement>('time[data-ago]');
  if (days.length === 0) return;
  const today = localDate(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  for (const day of days) {
    day.title = day.textContent;
    day.textContent = daysAgo(day.dateTime, today);
  }
}
