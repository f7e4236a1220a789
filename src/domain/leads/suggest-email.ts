import { editDistance } from '#src/lib/edit-distance.ts';

/** Popular email services; none is one typo from another real one. */
const usual = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'bigpond.com', 'bigpond.net.au'],
  ...['outlook.com.au', 'hotmail.com.au', 'yahoo.com.au', 'optusnet.com.au', 'iinet.net.au', 'xtra.co.nz'],
];
const real = new Set([...usual, 'mail.com', 'email.com', 'ymail.com', 'gmx.com', 'xtra.com']);

/** "a@gmail.com" for "a@gmial.com". */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || real.has(domain)) return null;
  const meant = usual.find((one) => editDistance(domain, one, 1) === 1);
  return meant === undefined ? null : email.slice(0, at + 1) + meant;
}
