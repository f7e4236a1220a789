import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { endedCopy } from './copy/reservation-copy.ts';
import { moneyCopy, reserveMoment, type ReserveContext } from './reserve-site.ts';
import type { ReserveNotice } from './reserve.page-data.ts';
import type { DisplayReservation } from './shown-reservation.ts';

export function endedNotice(
  site: ReserveContext,
  name: string,
  { state, agreed, until, isPaid, isHeldOnCard, isTaken }: DisplayReservation,
): ReserveNotice {
  const when = reserveMoment(site, until).replace(', ', ' at ');
  const money = moneyCopy(site, agreed);
  if (state === 'sold') return endedCopy.sold(name, isTaken ? agreed.deposit : 0);
  if (state === 'refunded') return endedCopy.returned(name, agreed.deposit, isHeldOnCard);
  if (state === 'cancelled')
    return isPaid
      ? endedCopy.cancelled(name, money.cancelled, regionalTerms[site.settings.regional.locale].cancelled)
      : endedCopy.left(name);
  return isPaid ? endedCopy.expired(name, when, money.ended) : endedCopy.unpaid(name, when);
}
