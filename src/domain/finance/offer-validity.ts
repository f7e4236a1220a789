/** The last day on which an offer of finance holds (FIN-04): the same day of the next month, or that month's last. ISO dates. */
export function offerValidUntil(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
