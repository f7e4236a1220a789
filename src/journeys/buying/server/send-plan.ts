import * as v from 'valibot';
import { leadInput } from '#src/contracts/lead-fields.ts';
import { bringing, buyingRows } from '../view/buying-rows.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { countedTradeIn, pickUpAt, chosenZone, type BuyingState } from '../view/buying-state.ts';
import { summaryWording } from '../view/summary-step.ts';
import { reserveLocation } from '#src/journeys/reserve/view/reserve-site.ts';
import { bookTestDrive } from '#src/server/appointments/book-test-drive.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import { submitLead, type SubmittedLead } from '#src/server/leads/submit-lead.ts';
import type { BuyingStepCall, StoredPurchase } from './buying-call.ts';
import { notesOf, purchaseForm, purchaseKey } from './purchase-lead.ts';

/** @throws {EndpointError} 409 slot_taken or too_many_bookings, 422 for a time not offered. */
export async function sendPlan(call: BuyingStepCall, { state, id: planId }: StoredPurchase): Promise<SubmittedLead> {
  const { plan, site, booked } = state;
  const ownKey = purchaseKey(planId, site.vehicle.id, plan.sends);
  const startsAt = booked === null ? pickUpAt(state) : null;
  const place = reserveLocation(site);
  if (startsAt === null || !place) return submitPlan(call, state, ownKey, call.db);
  let lead: SubmittedLead | null = null;
  const raw = rawOf(call, state);
  const input = { location: place.slug, car_id: site.vehicle.id, starts_at: startsAt, idempotency_key: ownKey };
  await bookTestDrive({ ...call, raw, input }, place, async (tx) => {
    lead = await submitPlan(call, state, ownKey, tx as Database);
    const { id, eventId, receiptKey } = lead;
    return { id, eventId, receiptKey, name: plan.name, email: plan.email, phone: plan.phone };
  });
  // An interrupted earlier call may already have booked.
  return lead ?? submitPlan(call, state, ownKey, call.db);
}

function submitPlan(call: BuyingStepCall, state: BuyingState, ownKey: string, db: Database): Promise<SubmittedLead> {
  const raw = rawOf(call, state);
  return submitLead(
    {
      ...call,
      db,
      raw,
      input: v.parse(leadInput, raw),
      ownKey,
      isAnswered: true,
      agreed: [{ kind: 'purchase_summary', wording: summaryWording(state) }],
      notes: notesOf(buyingRows(state), bringing(state)),
    },
    null,
  );
}

function rawOf({ dealer }: BuyingStepCall, state: BuyingState) {
  const { plan, site } = state;
  const zone = chosenZone(state);
  return {
    form: purchaseForm,
    category: 'Buy Online',
    form_completed: true,
    name: plan.name,
    email: plan.email,
    phone: plan.phone,
    postcode: zone ? plan.postcode : null,
    message: plan.note || null,
    car_id: site.vehicle.id,
    valuation_id: countedTradeIn(state)?.id ?? null,
    url: `${dealer.settings.siteUrl}${buyingUrl(site.vehicle, site.settings)}`,
  };
}
