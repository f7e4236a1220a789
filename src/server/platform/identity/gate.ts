/** Sign-in requirements (settings.account.requireSignInFor, RES-05, FIN-05). */
import { signInUrl } from '#src/domain/sign-in-url.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { isSignInRequired, type GatedJourney } from '#src/domain/tenant/sign-in-required.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import { seeOther } from '../see-other.ts';
import type { Call } from '../endpoint/json-endpoint.ts';
import type { Session } from './session.ts';

/** @throws {EndpointError} 401 */
export function requireSignIn(type: GatedJourney, settings: Settings, session: Session | null): void {
  if (!session && isSignInRequired(type, settings)) throw new EndpointError(401, 'sign_in', 'Please sign in first.');
}

/** Null if not required. `redirect` is the requested page. */
export function signInFirst(
  { session, dealer }: Pick<Call<unknown>, 'session' | 'dealer'>,
  { type, redirect, back }: { type: GatedJourney; redirect: string; back: string | null },
): Response | null {
  if (session || !isSignInRequired(type, dealer.settings)) return null;
  return seeOther(signInUrl({ type, redirect, back }));
}
