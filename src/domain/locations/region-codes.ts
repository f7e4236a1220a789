import { newZealand } from './region-name.ts';
import type { Locale } from './regional-terms.ts';

export const australianStates = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;
export type AustralianState = (typeof australianStates)[number];

const unitedStates =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI'.split(
    ' ',
  );

export const regionCodes: Record<Locale, readonly string[]> = {
  'en-AU': australianStates,
  'en-NZ': Object.keys(newZealand),
  'en-US': unitedStates,
};
