import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';

type Requested = Pick<Settings, 'account' | 'reserve' | 'tradeIn'>;

/** Whether anything at this dealer is for signed-in shoppers; without it nobody can make the dealer pay for texts. */
export function usesSignIn({ account, reserve, tradeIn }: Requested): boolean {
  return (
    account.garage ||
    account.requireSignInFor.length > 0 ||
    (reserve.shown && reserve.requireSignIn) ||
    tradeIn.requireSignIn
  );
}

/** @throws EndpointError 404 */
export function requireSignInFeature(settings: Requested): void {
  if (!usesSignIn(settings)) throw new EndpointError(404, 'feature_off', 'This site has no sign-in.');
}
