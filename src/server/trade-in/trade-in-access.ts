import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import type { Session } from '../identity/session.ts';
import { refuseUnless } from './feature-off.ts';

/** Who may have a valuation. @throws EndpointError 404 where the dealer gives none, 401 where shoppers sign in first */
export function requireValuations({ tradeIn, account }: Settings, session: Session | null): void {
  refuseUnless(tradeIn.valuation, 'This dealer does not value cars online.');
  const isForSignedIn = tradeIn.requireSignIn || account.requireSignInFor.includes('trade-in');
  if (isForSignedIn && !session) throw new EndpointError(401, 'sign_in', 'Please sign in first.');
}
