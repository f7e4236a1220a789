/** Rows that hold a vehicle which the dealer keeps off the site on purpose: nothing is wrong with them. */
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Rejection } from '../feed.ts';

const notForTheSite = 'not for the site: ';

export const hiddenReason = ({ showOnDealerWebsite, status }: Vehicle): string =>
  `${notForTheSite}${showOnDealerWebsite ? `its status is ${status}` : 'show_on_dealer_website is false'}`;

export const isHiddenRow = ({ reason }: Pick<Rejection, 'reason'>): boolean => reason.startsWith(notForTheSite);
