import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import type { Session } from '../identity/session.ts';

/** Who may reserve online. @throws EndpointError 404 where the dealer does not offer it, 401 where shoppers sign in first */
export function requireCheckout({ reserve, account }: Settings, session: Session | null): void {
  const isOn = reserve.shown && (reserve.deposit === 0 || reserve.processors.some((processor) => processor !== 'none'));
  if (!isOn)
    throw new EndpointError(404, 'feature_off', 'This dealer does not take reservations online. Please call us.');
  const isForSignedIn = reserve.requireSignIn || account.requireSignInFor.includes('checkout');
  if (isForSignedIn && !session) throw new EndpointError(401, 'sign_in', 'Please sign in first.');
}
