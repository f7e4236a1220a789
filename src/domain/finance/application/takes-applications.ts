import type { PublicSettings } from '../../tenant/settings/settings.ts';
import { namedLender } from '../lender-offer.ts';

/** Whether the dealer takes finance applications on the site itself: switched on, and for a lender with a name. */
export const takesApplications = (settings: Pick<PublicSettings, 'finance'>): boolean =>
  settings.finance.application && !settings.finance.neverShow && namedLender(settings) !== undefined;
