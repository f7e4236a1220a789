/** Rows that hold a vehicle which the dealer keeps off the site on purpose: nothing is wrong with them. */
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Rejection } from '../feed.ts';

const prefix = 'not for the site: ';

/** A reason of which nothing has to be mended in the feed. */
export const notForTheSite = (reason: string): string => `${prefix}${reason}`;

/** Of a vehicle that only the operator's answer can bring back. */
export const waitingReason = (fields: readonly string[]): string =>
  `waits for an answer: unknown word for its ${fields.join(' and ')}`;

/** @param isOverridden whether overrides.csv hides it */
export const hiddenReason = ({ showOnDealerWebsite, status }: Vehicle, isOverridden: boolean): string =>
  notForTheSite(
    isOverridden
      ? 'overrides.csv hides it'
      : showOnDealerWebsite
        ? `its status is ${status}`
        : 'show_on_dealer_website is false',
  );

export const isHiddenRow = ({ reason }: Pick<Rejection, 'reason'>): boolean => reason.startsWith(prefix);
