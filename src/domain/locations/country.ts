import type { Locale } from './regional-terms.ts';

/** ISO 3166 codes. */
export const countries = { 'en-AU': 'AU', 'en-NZ': 'NZ', 'en-US': 'US' } as const satisfies Record<Locale, string>;

export type Country = (typeof countries)[Locale];
