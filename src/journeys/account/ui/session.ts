/** Requested once per page (AUTH-01). */
import { callEndpoint } from '#src/contracts/call.ts';
import { currentSession, signOut as signOutCall, type SignedInUser } from '../contract/session.ts';
import { markSignedIn } from './signed-in-mark.ts';

let request: Promise<SignedInUser | null> | null = null;

/**
 * Null when signed out. After a failure, the next call retries.
 *
 * @throws CallError
 */
export function loadUser(): Promise<SignedInUser | null> {
  request ??= callEndpoint(currentSession, {})
    .then(({ user }) => {
      markSignedIn(user !== null);
      return user;
    })
    .catch((error: unknown) => {
      request = null;
      throw error;
    });
  return request;
}

export function setUser(user: SignedInUser | null): void {
  request = Promise.resolve(user);
  markSignedIn(user !== null);
}

/** @throws CallError */
export async function signOut(): Promise<void> {
  await callEndpoint(signOutCall, {});
  setUser(null);
}
