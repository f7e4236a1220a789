import { leadInput } from '#src/contracts/lead-fields.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Database } from '../database/database.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import { validate } from '../endpoint/validate.ts';
import { submitLead } from '../leads/submit-lead.ts';
import { logFailure } from '../log.ts';
import type { SiteFiles } from '../site-files.ts';
import type { Reservation } from './reservation.ts';

export interface LeadNeeds {
  db: Database;
  dealer: DealerRecord;
  site: SiteFiles;
  now: number;
}

export const reservationLeadKey = (id: string): string => `reservation:${id}`;

/**
 * The dealer's word of a reservation, its deposit paid or none asked for, once however often it is asked for. Null
 * where no lead can be made of it; the reservation stands.
 */
export async function storeReservationLead(
  { db, dealer, site, now }: LeadNeeds,
  reservation: Reservation,
): Promise<string | null> {
  const { id, carId, name, email, phone, depositCents, currency, chargeId, page } = reservation;
  const url = `${dealer.settings.siteUrl}${page}`;
  const raw = {
    form: 'reservation',
    category: 'Reservation',
    form_completed: true,
    car_id: carId,
    name,
    email,
    phone,
    terms: true,
    url,
    message:
      depositCents > 0
        ? `Reserved online. ${formatMoney(depositCents / 100)} ${currency} deposit paid.`
        : 'Reserved online, without a deposit.',
    reservation: id,
    payment: chargeId ?? '',
  };
  try {
    const input = validate(leadInput, raw);
    const lead = await submitLead(
      {
        input,
        raw,
        bodyType: null,
        request: new Request(url),
        ip: '',
        now,
        dealer,
        db,
        site,
        ownKey: reservationLeadKey(id),
      },
      null,
    );
    return lead.id;
  } catch (cause) {
    if (!(cause instanceof EndpointError)) throw cause;
    logFailure(
      { at: 'checkout', dealer: dealer.slug, reservationId: id },
      `A vehicle was reserved, but no lead could be made: ${cause.code} ${Object.keys(cause.fields ?? {}).join(', ')}`,
    );
    return null;
  }
}
