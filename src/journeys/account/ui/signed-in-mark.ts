/**
 * Browsers that never signed in don't request a session. Its cookie is HttpOnly, so `/sign-in`, which works without
 * scripts, sets another.
 */
import { signedInCookie } from '#src/domain/signed-in-cookie.ts';

const key = (): string => `${document.documentElement.dataset['site'] ?? location.hostname}:SignedIn`;

export function wasSignedIn(): boolean {
  try {
    return document.cookie.includes(`${signedInCookie}=1`) || localStorage.getItem(key()) !== null;
  } catch {
    return false;
  }
}

export function markSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key(), '1');
    else {
      localStorage.removeItem(key());
      document.cookie = `${signedInCookie}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
    }
  } catch {
    /* Storage is blocked: the next click requests the session again. */
  }
}
