/**
 * Stars with test year and version (FACT-03): five stars from 2015 aren't the same as five from 2025, so a missing
 * year is stated. Null without stars.
 */
export function ratingText(stars: number, year: number | null, version: string | null = null): string | null {
  if (stars <= 0) return null;
  const tested = year === null ? 'test year not stated' : `tested ${year}`;
  return [`${stars} ${stars === 1 ? 'star' : 'stars'}`, tested, version].filter(Boolean).join(', ');
}
