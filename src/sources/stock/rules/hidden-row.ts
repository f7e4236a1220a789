import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Rejection } from '../feed.ts';

const prefix = 'not on the site: ';

export const notForTheSite = (reason: string): string => `${prefix}${reason}`;

export const waitingReason = (fields: readonly string[]): string =>
  `waiting for an answer: unknown word for its ${fields.join(' and ')}`;

export const hiddenReason = ({ showOnDealerWebsite, status }: Vehicle, isOverridden: boolean): string =>
  notForTheSite(
    isOverridden
      ? 'overrides.csv hides it'
      : showOnDealerWebsite
        ? `its status is ${status}`
        : 'show_on_dealer_website is false',
  );

export const isHiddenRow = ({ reason }: Pick<Rejection, 'reason'>): boolean => reason.startsWith(prefix);
