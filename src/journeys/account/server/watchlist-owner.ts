import { readPhoneNumber } from '#src/domain/locations/phone/phone-number.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Session } from '#src/server/platform/identity/session.ts';
import type { Owner } from './watchlist.ts';

/**
 * Always the signed-in shopper's list (WATCH-02).
 * @throws {EndpointError} 404 if the dealer has no watchlist, 401 without a session.
 */
export function ownerOf({ slug, settings }: DealerRecord, session: Session | null): Owner {
  if (!settings.account.garage) throw new EndpointError(404, 'feature_off', 'This site doesn’t have a watchlist.');
  if (!session) throw new EndpointError(401, 'sign_in', 'Please sign in first.');
  return { dealer: slug, shopperId: session.userId };
}

/**
 * The phone must be the session's, in any format.
 * @throws {EndpointError} 403, and `ownerOf`'s.
 */
export function ownerByPhone(typed: string, dealer: DealerRecord, session: Session | null): Owner {
  const owner = ownerOf(dealer, session);
  if (readPhoneNumber(typed, dealer.settings.regional.locale) !== session?.phone)
    throw new EndpointError(403, 'other_phone', 'This isn’t the phone number you signed in with.');
  return owner;
}
