/** Only marks a sign-in via `/sign-in`; the session has its own cookie. */
export const signedInCookie = 'forecourt-signed-in';
