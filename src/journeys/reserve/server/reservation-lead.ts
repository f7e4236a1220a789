import { leadInput } from '#src/contracts/lead-fields.ts';
import { stockWord } from '#src/domain/locations/regional-terms.ts';
import { openTradeIn } from '#src/journeys/trade-in/rules/own-trade-in.ts';
import { formatMoney } from '#src/lib/money.ts';
import { tradeInLine } from '#src/journeys/trade-in/view/copy/trade-in-copy.ts';
import { detailsCopy } from '../view/copy/checkout-copy.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { validate } from '#src/server/platform/endpoint/validate.ts';
import { submitLead } from '#src/server/leads/submit-lead.ts';
import { logFailure } from '#src/server/platform/log.ts';
import type { SiteFiles } from '#src/server/platform/site-files.ts';
import { tradeInById } from '#src/journeys/trade-in/server/own-trade-in.ts';
import { reservationLeadKey } from './reservation-key.ts';
import { heldSince, type Reservation } from './reservation.ts';

export interface LeadNeeds {
  db: Database;
  dealer: DealerRecord;
  site: SiteFiles;
  now: number;
}

function dealerNote({ payment, depositCents }: Reservation, amount: string): string {
  if (depositCents === 0) return 'Reserved online without a deposit.';
  if (payment === 'authorised')
    return `Reserved online. ${amount} is held on the shopper's card, not charged. When they buy, capture it in your payment account before the hold ends; otherwise it is released automatically.`;
  return `Reserved online. ${amount} deposit paid.`;
}

/** Null if no lead can be created; the reservation remains. */
export async function storeReservationLead(
  { db, dealer, site, now }: LeadNeeds,
  reservation: Reservation,
  movedFrom: string | null = null,
): Promise<string | null> {
  const { id, carId, name, email, phone, depositCents, currency, chargeId, page, visit, valuationId, agreed } =
    reservation;
  const tradeIn = openTradeIn(await tradeInById(db, dealer, valuationId), now);
  const url = `${dealer.settings.siteUrl}${page}`;
  const raw = {
    form: 'reservation',
    category: 'Reservation',
    form_completed: true,
    car_id: carId,
    name,
    email,
    phone,
    url,
    valuation_id: tradeIn?.id ?? null,
    reservation: id,
    payment: chargeId ?? '',
  };
  const notes = [
    dealerNote(reservation, `${formatMoney(depositCents / 100)} ${currency}`),
    ...(movedFrom ? [`Moved from the ${movedFrom}, which is available again.`] : []),
    ...(visit ? [`Could come and see it: ${visit}.`] : []),
    ...(tradeIn ? [`Has a trade-in: ${tradeInLine(tradeIn, dealer.settings.regional.timeZone)}.`] : []),
  ];
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
        notes,
        collection: detailsCopy.notice(dealer.settings.branding.name, stockWord(dealer.settings)),
        agreed: agreed === null ? [] : [{ kind: 'reservation_terms', wording: agreed }],
        // A moved hold keeps its promised response time.
        ...(movedFrom === null ? { promisedFrom: heldSince(reservation) } : {}),
        ownKey: movedFrom === null ? reservationLeadKey(id) : `${reservationLeadKey(id)}:${carId}`,
      },
      null,
    );
    return lead.id;
  } catch (cause) {
    if (!(cause instanceof EndpointError)) throw cause;
    logFailure(
      { at: 'checkout', dealer: dealer.slug, reservationId: id },
      `A vehicle was reserved, but the lead could not be created: ${cause.code} ${Object.keys(cause.fields ?? {}).join(', ')}`,
    );
    return null;
  }
}
