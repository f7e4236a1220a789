import { takesApplications } from '../finance/application/takes-applications.ts';
import type { PublicSettings } from './settings/settings.ts';

/** Without sign-in features, the dealer's text message bill can't be run up. */
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
