/** A cookie that only says that this browser signed in by the page `/sign-in`; the session itself is another. */
export const signedInCookie = 'forecourt-signed-in';
