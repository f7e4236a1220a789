/** `/.well-known/security.txt` (RFC 9116). */
import type { SecurityContact } from '#src/domain/tenant/security-contact.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** Ten months from the start of the month: under a year (RFC 9116), and the same for all of a month's builds. */
function expires(now: number): string {
  const built = new Date(now);
  return new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 10, 1)).toISOString();
}

export function securityTxt({ contact, policy }: SecurityContact, siteUrl: string, now: number): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires(now)}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${securityTxtPath}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
    '',
  ].join('\n');
}
