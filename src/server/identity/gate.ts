/** Pages for signed-in shoppers only (settings.account.requireSignInFor, RES-05, FIN-05). */
import { signInUrl, type SignInType } from '#src/domain/sign-in-url.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import { seeOther } from '../see-other.ts';
import type { Call } from '../endpoint/json-endpoint.ts';
import type { Session } from './session.ts';

type Gated = Extract<SignInType, 'checkout' | 'finance' | 'trade-in'>;

function isGated(type: Gated, { account, reserve, tradeIn }: Settings): boolean {
  const own = { checkout: reserve.requireSignIn, 'trade-in': tradeIn.requireSignIn, finance: false };
  return own[type] || account.requireSignInFor.includes(type);
}

/** For calls that answer data. @throws EndpointError 401 where the dealer asks shoppers to sign in first */
export function requireSignIn(type: Gated, settings: Settings, session: Session | null): void {
  if (!session && isGated(type, settings)) throw new EndpointError(401, 'sign_in', 'Please sign in first.');
}

/**
 * The way to sign in and back again where the dealer asks for it and nobody is signed in; null lets the shopper
 * through. `redirect` is the page that was asked for.
 */
export function signInFirst(
  { session, dealer }: Pick<Call<unknown>, 'session' | 'dealer'>,
  { type, redirect, back }: { type: Gated; redirect: string; back: string | null },
): Response | null {
  if (session || !isGated(type, dealer.settings)) return null;
  return seeOther(signInUrl({ type, redirect, back }));
}
