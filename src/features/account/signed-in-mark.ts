/**
 * Whether this browser signed in at this dealer before. The session itself is a cookie that no script reads: the mark
 * only saves everybody else a question to the server on every page.
 */
const key = (): string => `${document.documentElement.dataset['site'] ?? location.hostname}:SignedIn`;

export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(key()) !== null;
  } catch {
    return false;
  }
}

export function markSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key(), '1');
    else localStorage.removeItem(key());
  } catch {
    /* A browser that keeps nothing asks again at the next press. */
  }
}
