/** Only marks a sign-in via `/sign-in`; the session is a separate cookie. */
export const signedInCookie = 'forecourt-signed-in';
