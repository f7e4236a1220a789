/** Marks a sign-in via `/sign-in`; not the session cookie. */
export const signedInCookie = 'forecourt-signed-in';
