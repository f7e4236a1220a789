import type { PublicSettings } from '../tenant/settings/settings.ts';
import { isReservedAddress } from '../reserved-addresses.ts';
import { partsPath, partsSearchPath, testDrivePath } from './page-form.ts';

export const accessibilityPath = '/accessibility';
export const plainContactPath = '/contact';
/** Shown after a form is sent (ROUTE-21). */
export const plainSuccessPath = '/success';

/** Served while functions are unavailable (ISO-06); servers look it up by status code. */
export const outagePath = '/503';

const isSitePath = (path: string): boolean => /^(\/[a-z0-9-]+)+$/.test(path) && !isReservedAddress(path);

/**
 * Text pages that every site has, even if the dealer didn't write them: test drives if offered (ROUTE-16), part
 * search if there is a parts page (ROUTE-14), and the page that the collection notice links to.
 *
 * @param written paths of the dealer's own pages
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
