/** What a trade-in brings to the dealer: an accepted price (subcategory 3, event 18), or a request to look at it. */
import * as v from 'valibot';
import type { TradeInAction } from '#src/contracts/trade-in-journey.ts';
import { leadInput } from '#src/contracts/lead-fields.ts';
import { countries } from '#src/domain/places/country.ts';
import { nearestLocation, visibleLocations } from '#src/domain/places/locations.ts';
import { endText } from '#src/domain/valuation/valid-until.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { deliverNewLead } from '../delivery/deliver-new-lead.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import type { Call } from '../endpoint/json-endpoint.ts';
import { findPlace } from '../geocode/find-place.ts';
import { dealerPoint } from '../geocode/nearest-place.ts';
import { submitLead, type SubmittedLead } from '../leads/submit-lead.ts';
import { staffFacts } from './staff-facts.ts';
import { updateValuation, valuationByKey, type ValuationRow } from './valuation-row.ts';
import { priceOf } from './value-trade-in.ts';

type LeadCall = Call<TradeInAction>;
type Person = Extract<TradeInAction, { action: 'accept' | 'appraise' }>;

/** What the server says of a lead itself; a browser's word for it counts for nothing. */
const own = ['action', 'ref', 'offer_accepted', 'subcategory', 'category', 'form', 'valuation_id'];

/**
 * The price that is open now is accepted, once: a second press is told the same.
 * @throws EndpointError 409 where it has ended, or there is none
 */
export async function acceptPrice(call: LeadCall, sent: Person): Promise<SubmittedLead> {
  const { db, dealer, now } = call;
  const row = await valuationByKey(db, dealer.slug, sent.ref);
  const { price, end } = openPrice(row, call);
  if (price === null) throw new EndpointError(409, 'not_priced', 'There is no price to accept yet.');
  if (end !== null && end <= now)
    throw new EndpointError(
      409,
      'offer_ended',
      `This price ended on ${endText(end, zone(call))}. Please renew it first.`,
    );
  const ownKey = `valuation:${row.id}:${end ?? 0}`;
  const said = { offer_accepted: true as const, subcategory: '3', message: acceptedText(call, row), ownKey };
  const lead = await send(call, sent, row, said);
  await updateValuation(db, row, { acceptedLeadId: lead.id }, now);
  return lead;
}

const zone = ({ dealer }: Pick<LeadCall, 'dealer'>): string => dealer.settings.regional.timeZone;

function openPrice(row: ValuationRow, { dealer }: LeadCall): { price: number | null; end: number | null } {
  if (row.offer) return { price: row.offer.price, end: row.offer.expiresAt };
  return { price: priceOf(row, dealer.settings)?.likely ?? null, end: row.expiresAt?.getTime() ?? null };
}

function acceptedText(call: LeadCall, row: ValuationRow): string {
  if (row.offer) return `Accepted the offer of ${formatMoney(row.offer.price)} after the inspection.`;
  const price = priceOf(row, call.dealer.settings)!;
  return `Accepted a price between ${formatMoney(price.low)} and ${formatMoney(price.high)}, most likely ${formatMoney(price.likely)}, subject to inspection.`;
}

/** Somebody is to look at the vehicle; without a valuation too. */
export async function askAppraisal(call: LeadCall, sent: Person): Promise<SubmittedLead> {
  const row = sent.ref === null ? null : await valuationByKey(call.db, call.dealer.slug, sent.ref);
  return send(call, sent, row, { offer_accepted: null });
}

async function send(
  call: LeadCall,
  sent: Person,
  row: ValuationRow | null,
  { ownKey, ...said }: { offer_accepted: true | null; subcategory?: string; message?: string; ownKey?: string },
): Promise<SubmittedLead> {
  const typed = Object.fromEntries(Object.entries(sent).filter(([name]) => !own.includes(name)));
  const words = typeof typed['message'] === 'string' ? typed['message'] : '';
  const input = v.parse(leadInput, {
    ...typed,
    ...said,
    message: [said.message, words].filter(Boolean).join('\n\n') || null,
    ...(row ? { valuation_id: row.id, rego: row.rego, car_id: row.carId } : {}),
  });
  // Of several places the nearest looks at it, where no vehicle of one of them is asked about.
  if (input.car_id === null) input.location_id ??= nearestYard(input.postcode, call.dealer);
  const facts = row ? staffFacts(row, call.dealer) : [];
  const notes = [
    ...facts.map(({ label, value }) => `${label}: ${value}.`),
    ...(row?.staffKey && row.estimate
      ? [`Write your offer after looking at it: ${call.dealer.settings.siteUrl}/valuation/offer?key=${row.staffKey}`]
      : []),
  ];
  const lead = await submitLead(
    { ...call, input, notes, ...(ownKey ? { ownKey, promisedFrom: call.now } : {}) },
    'trade-in',
  );
  if (lead.isNew) deliverNewLead(call, lead.id);
  return lead;
}

/** By the country's table of postcodes; null where it does not know the postcode, or there is nothing to choose. */
function nearestYard(postcode: string | null, { settings, locations }: DealerRecord): string | null {
  const yards = visibleLocations(locations, settings).filter(({ type }) => type === 'sales');
  if (postcode === null || yards.length < 2) return null;
  const point = findPlace(postcode, countries[settings.regional.locale], dealerPoint(yards));
  return point && (nearestLocation(point, yards)?.location.slug ?? null);
}
