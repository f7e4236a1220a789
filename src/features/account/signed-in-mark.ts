/**
 * Whether this browser signed in at this dealer before. The session itself is a cookie that no script reads: the mark
 * only saves everybody else a question to the server on every page. The page `/sign-in` works without a script and
 * leaves a cookie instead.
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
    /* A browser that keeps nothing asks again at the next press. */
  }
}
