/** Rows that hold a vehicle which the dealer keeps off the site on purpose: nothing is wrong with them. */
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Rejection } from '../feed.ts';

const notForTheSite = 'not for the site: ';

/** @param isOverridden whether overrides.csv hides it */
export const hiddenReason = ({ showOnDealerWebsite, status }: Vehicle, isOverridden: boolean): string =>
  `${notForTheSite}${isOverridden ? 'overrides.csv hides it' : showOnDealerWebsite ? `its status is ${status}` : 'show_on_dealer_website is false'}`;

export const isHiddenRow = ({ reason }: Pick<Rejection, 'reason'>): boolean => reason.startsWith(notForTheSite);
