/** An accepted price has subcategory 3 and event 18. */
import * as v from 'valibot';
import type { TradeInAction } from '../contract/journey.ts';
import { leadInput } from '#src/contracts/lead-fields.ts';
import { countries } from '#src/domain/locations/country.ts';
import { nearestLocation, visibleLocations } from '#src/domain/locations/locations.ts';
import { endText } from '../rules/valid-until.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { deliverNewLead } from '#src/server/delivery/deliver-new-lead.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { findPlace } from '#src/server/geocode/find-place.ts';
import { dealerPoint } from '#src/server/geocode/nearest-location.ts';
import { submitLead, type SubmittedLead } from '#src/server/leads/submit-lead.ts';
import { staffFacts } from './staff-facts.ts';
import { wasShown } from '#src/server/platform/shown.ts';
import { shownPrice } from './journey-page.ts';
import { lockedValuation, updateValuation, valuationByKey, type ValuationRow } from './valuation-row.ts';
import { canBeOffered, priceOf } from './value-trade-in.ts';

type LeadCall = Call<TradeInAction>;
type Person = Extract<TradeInAction, { action: 'accept' | 'appraise' }>;

/** Set by the server, whatever the browser sends. */
const serverFields = ['action', 'ref', 'shown', 'offer_accepted', 'subcategory', 'category', 'form', 'valuation_id'];

/**
 * Idempotent.
 * @throws {EndpointError} 409 without a price, or if it expired or changed.
 */
export async function acceptPrice(call: LeadCall, sent: Person): Promise<SubmittedLead> {
  const { db, dealer, now } = call;
  const lead = await db.transaction(async (tx) => {
    const row = await lockedValuation(tx, dealer.slug, sent.ref, 'key');
    const lead = await accepted({ ...call, db: tx }, sent, row);
    await updateValuation(tx, row, { acceptedLeadId: lead.id }, now);
    return lead;
  });
  if (lead.isNew) deliverNewLead(call, lead.id);
  return lead;
}

type StoringCall = Omit<LeadCall, 'db'> & { db: Pick<LeadCall['db'], 'transaction'> };

function accepted(call: StoringCall, sent: Person, row: ValuationRow): Promise<SubmittedLead> {
  const { dealer, environment, now } = call;
  const { price, end } = openPrice(row, call);
  if (price === null) throw new EndpointError(409, 'not_priced', 'There’s no price to accept yet.');
  if (end !== null && end <= now)
    throw new EndpointError(
      409,
      'offer_ended',
      `This price expired on ${endText(end, zone(call))}. Please renew it first.`,
    );
  if (!wasShown(sent['shown'], shownPrice(row, dealer, now), environment))
    throw new EndpointError(
      409,
      'price_changed',
      row.offer
        ? 'The price has changed since you opened this page. Please check the new price before you accept it.'
        : 'The price or your answers have changed since you opened this page. Please check them before you accept.',
    );
  // An estimate and an offer may expire in the same minute, but are accepted separately.
  const ownKey = `valuation:${row.id}:${row.offer ? `offer:${row.offer.at}` : (end ?? 0)}`;
  const said = { offer_accepted: true as const, subcategory: '3', message: acceptedText(call, row), ownKey };
  return send(call, sent, row, said);
}

const zone = ({ dealer }: Pick<LeadCall, 'dealer'>): string => dealer.settings.regional.timeZone;

function openPrice(
  row: ValuationRow,
  { dealer }: Pick<LeadCall, 'dealer'>,
): { price: number | null; end: number | null } {
  if (row.offer) return { price: row.offer.price, end: row.offer.expiresAt };
  return { price: priceOf(row, dealer.settings)?.likely ?? null, end: row.expiresAt?.getTime() ?? null };
}

function acceptedText(call: Pick<LeadCall, 'dealer'>, row: ValuationRow): string {
  if (row.offer) return `Accepted the offer of ${formatMoney(row.offer.price)} after the inspection.`;
  const price = priceOf(row, call.dealer.settings)!;
  return `Accepted a price between ${formatMoney(price.low)} and ${formatMoney(price.high)}, most likely ${formatMoney(price.likely)}, subject to inspection.`;
}

export async function askAppraisal(call: LeadCall, sent: Person): Promise<SubmittedLead> {
  const row = sent.ref === null ? null : await valuationByKey(call.db, call.dealer.slug, sent.ref);
  const lead = await send(call, sent, row, { offer_accepted: null });
  if (lead.isNew) deliverNewLead(call, lead.id);
  return lead;
}

async function send(
  call: StoringCall,
  sent: Person,
  row: ValuationRow | null,
  { ownKey, ...said }: { offer_accepted: true | null; subcategory?: string; message?: string; ownKey?: string },
): Promise<SubmittedLead> {
  const typed = Object.fromEntries(Object.entries(sent).filter(([name]) => !serverFields.includes(name)));
  const words = typeof typed['message'] === 'string' ? typed['message'] : '';
  const input = v.parse(leadInput, {
    ...typed,
    ...said,
    message: [said.message, words].filter(Boolean).join('\n\n') || null,
    ...(row ? { valuation_id: row.id, rego: row.rego, car_id: row.carId } : {}),
  });
  // Nearest location, except for a particular vehicle.
  if (input.car_id === null) input.location_id ??= nearestYard(input.postcode, call.dealer);
  const facts = row ? staffFacts(row, call.dealer) : [];
  const notes = [
    ...facts.map(({ label, value }) => `${label}: ${value}.`),
    ...(row?.staffKey && canBeOffered(row, call.dealer.settings)
      ? [
          `After inspecting the vehicle, write your offer: ${call.dealer.settings.siteUrl}/valuation/offer?key=${row.staffKey}`,
        ]
      : []),
  ];
  return submitLead({ ...call, input, notes, ...(ownKey ? { ownKey, promisedFrom: call.now } : {}) }, 'trade-in');
}

function nearestYard(postcode: string | null, { settings, locations }: DealerRecord): string | null {
  const yards = visibleLocations(locations, settings).filter(({ type }) => type === 'sales');
  if (postcode === null || yards.length < 2) return null;
  const point = findPlace(postcode, countries[settings.regional.locale], dealerPoint(yards));
  return point && (nearestLocation(point, yards)?.location.slug ?? null);
}
