import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { namedLender } from './lender-offer.ts';

export const takesApplications = (settings: Pick<PublicSettings, 'finance'>): boolean =>
  settings.finance.application && !settings.finance.neverShow && namedLender(settings) !== undefined;
