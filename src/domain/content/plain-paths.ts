import type { PublicSettings } from '../tenant/settings/settings.ts';
import { isReservedAddress } from '../reserved-addresses.ts';
import { partsPath, partsSearchPath, testDrivePath } from './page-form.ts';

export const accessibilityPath = '/accessibility';
export const plainContactPath = '/contact';
/** After a form was sent (ROUTE-21). */
export const plainSuccessPath = '/success';

/** For a call that no function can answer for the moment (ISO-06). A server finds its file by the status. */
export const outagePath = '/503';

/** A page of this site that a dealer may have written, not an address elsewhere. */
const isOwnPath = (path: string): boolean => /^(\/[a-z0-9-]+)+$/.test(path) && !isReservedAddress(path);

/**
 * Pages of words that every site has, whether the dealer has written them or not: test drives where the dealer offers
 * them (ROUTE-16), the search for a part where there is a page of parts (ROUTE-14), and what the collection notice of forms leads to.
 *
 * @param written paths of the dealer's own pages
 */
export const plainPaths = (
  written: readonly string[],
  { buttons, forms }: Pick<PublicSettings, 'buttons' | 'forms'>,
): string[] => [
  accessibilityPath,
  ...(isOwnPath(forms.privacyPath) ? [forms.privacyPath] : []),
  plainContactPath,
  plainSuccessPath,
  ...(buttons.testDrive ? [testDrivePath] : []),
  ...(written.includes(partsPath) ? [partsSearchPath] : []),
];
