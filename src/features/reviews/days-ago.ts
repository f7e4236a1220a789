/** Calendar days between ISO dates. */
export function daysAgo(isoDate: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(isoDate)) / 86_400_000);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 62) return `${days} days ago`;
  if (days < 731) return `${Math.floor(days / 30.44)} months ago`;
  return `${Math.floor(days / 365.25)} years ago`;
}
