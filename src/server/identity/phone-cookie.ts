/**
 * The number that a code was texted to, on the shopper's own browser for as long as the code works: the page of the
 * code can be loaded again, and gone back from, without a number in an address and without a second text.
 */
const name = '__Host-forecourt-phone';
const seconds = 900;

export const phoneCookie = (phone: string): string =>
  `${name}=${encodeURIComponent(phone)}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
export const endedPhoneCookie = `${name}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;

/** E.164, or null. */
export function phoneOfCookie(request: Request): string | null {
  const found = /(?:^|;\s*)__Host-forecourt-phone=(%2B\d{6,15})(?:;|$)/v.exec(request.headers.get('cookie') ?? '');
  return found ? decodeURIComponent(found[1]!) : null;
}
