import type { PublicSettings } from './settings/settings.ts';

/** settings.account.requireSignInFor, RES-05, FIN-05. */
export type GatedJourney = 'checkout' | 'finance' | 'trade-in';

export function isSignInRequired(
  journey: GatedJourney,
  { account, reserve, tradeIn }: Pick<PublicSettings, 'account' | 'reserve' | 'tradeIn'>,
): boolean {
  const own = { checkout: reserve.requireSignIn, 'trade-in': tradeIn.requireSignIn, finance: false };
  return own[journey] || account.requireSignInFor.includes(journey);
}
