import { wrong, type Finding } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

export function checkPrices({ settings: { pricing, promotions } }: CheckedDraft): Finding[] {
  const { bannerStart, bannerEnd } = promotions;
  return [
    ...(pricing.lowest >= pricing.highest ? [wrong('settings.json', ['pricing', 'lowest'], `is ${pricing.lowest}, not below highest, ${pricing.highest}`)] : []),
    ...(bannerStart && bannerEnd && Date.parse(bannerEnd) <= Date.parse(bannerStart)
      ? [wrong('settings.json', ['promotions', 'bannerEnd'], `is ${bannerEnd}, not after bannerStart, ${bannerStart}`)] : []),
  ];
}
