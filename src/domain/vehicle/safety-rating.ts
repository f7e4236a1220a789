/** Even a missing year is stated (FACT-03): five stars from 2015 aren't five from 2025. */
export function ratingText(stars: number, year: number | null, version: string | null = null): string | null {
  if (stars <= 0) return null;
  const tested = year === null ? 'test year not stated' : `tested ${year}`;
  return [`${stars} ${stars === 1 ? 'star' : 'stars'}`, tested, version].filter(Boolean).join(', ');
}
