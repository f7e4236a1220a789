import type { PublicSettings } from '../tenant/settings/settings.ts';
import { partsPath, partsSearchPath, testDrivePath } from './page-form.ts';

export const plainContactPath = '/contact';
/** After a form was sent (ROUTE-21). */
export const plainSuccessPath = '/success';

/**
 * Pages of words that every site has, whether the dealer has written them or not: test drives where the dealer offers
 * them (ROUTE-16), the search for a part where there is a page of parts (ROUTE-14).
 *
 * @param written paths of the dealer's own pages
 */
export const plainPaths = (written: readonly string[], { buttons }: Pick<PublicSettings, 'buttons'>): string[] => [
  plainContactPath,
  plainSuccessPath,
  ...(buttons.testDrive ? [testDrivePath] : []),
  ...(written.includes(partsPath) ? [partsSearchPath] : []),
];
