import { takesApplications } from '#src/domain/finance/takes-applications.ts';
import type { PublicSettings } from './settings/settings.ts';

/** Otherwise, no one can run up the dealer's text message bill. */
export function usesSignIn({
  account,
  reserve,
  tradeIn,
  finance,
}: Pick<PublicSettings, 'account' | 'reserve' | 'tradeIn' | 'finance'>): boolean {
  return (
    account.garage ||
    account.requireSignInFor.length > 0 ||
    (reserve.shown && reserve.requireSignIn) ||
    tradeIn.requireSignIn ||
    takesApplications({ finance })
  );
}
