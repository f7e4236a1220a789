import type { PublicSettings } from '../tenant/settings/settings.ts';
import { isReservedAddress } from '../reserved-addresses.ts';
import { partsPath, partsSearchPath, testDrivePath } from './page-form.ts';

export const accessibilityPath = '/accessibility';
export const plainContactPath = '/contact';
/** ROUTE-21. */
export const plainSuccessPath = '/success';

/** Served while functions are unavailable (ISO-06), by status code. */
export const outagePath = '/503';

const isSitePath = (path: string): boolean => /^(\/[a-z0-9-]+)+$/.test(path) && !isReservedAddress(path);

/**
 * Text pages of every site, even if the dealer wrote none (ROUTE-14, ROUTE-16). The collection notice links to the
 * privacy page.
 *
 * @param written the dealer's own paths
 */
export const plainPaths = (
  written: readonly string[],
  { buttons, forms }: Pick<PublicSettings, 'buttons' | 'forms'>,
): string[] => [
  accessibilityPath,
  ...(isSitePath(forms.privacyPath) ? [forms.privacyPath] : []),
  plainContactPath,
  plainSuccessPath,
  ...(buttons.testDrive ? [testDrivePath] : []),
  ...(written.includes(partsPath) ? [partsSearchPath] : []),
];
