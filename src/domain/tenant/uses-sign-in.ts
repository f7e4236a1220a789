import { takesApplications } from '../finance/application/takes-applications.ts';
import type { PublicSettings } from './settings/settings.ts';

/** Whether anything at this dealer is for signed-in shoppers; without it nobody can make the dealer pay for texts. */
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
