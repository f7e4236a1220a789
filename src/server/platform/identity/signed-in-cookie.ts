/** For scripts, which cannot read the session cookie (journeys/account/ui/signed-in-mark.ts). */
import { signedInCookie } from '#src/domain/signed-in-cookie.ts';

export const signedInMark = `${signedInCookie}=1; Path=/; Max-Age=5184000; Secure; SameSite=Lax`;
export const expiredSignedInMark = `${signedInCookie}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
