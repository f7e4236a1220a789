/** Stores the number while its code is valid: reloads need no number in the URL or second text. */
const name = '__Host-forecourt-phone';
const seconds = 900;

export const phoneCookie = (phone: string): string =>
  `${name}=${encodeURIComponent(phone)}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
export const expiredPhoneCookie = `${name}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;

export function phoneOfCookie(request: Request): string | null {
  const found = /(?:^|;\s*)__Host-forecourt-phone=(%2B\d{6,15})(?:;|$)/v.exec(request.headers.get('cookie') ?? '');
  return found ? decodeURIComponent(found[1]!) : null;
}
