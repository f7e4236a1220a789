/**
 * Records that this browser has signed in at this dealer, so that other visitors need no session request per page. The
 * session cookie itself is HttpOnly. `/sign-in` works without scripts and leaves a cookie instead.
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
    /* Storage is blocked: the next click asks again. */
  }
}
