import type { Locale } from '../regional-terms.ts';

export const phoneExamples: Record<Locale, { any: string; mobile: string }> = {
  'en-AU': { any: '02 5550 4321 or 0491 570 156', mobile: '0491 570 156' },
  'en-NZ': { any: '09 555 0123 or 021 555 0123', mobile: '021 555 0123' },
  'en-US': { any: '(212) 555-0123', mobile: '(212) 555-0123' },
};
