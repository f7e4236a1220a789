import { cleanText } from '#src/contracts/fields.ts';
import type { offerPage, writeOffer } from '../contract/journey.ts';
import { maxReasons } from '../contract/journey.ts';
import { validUntil } from '../rules/valid-until.ts';
import { openOffer, type OfferReason } from '../rules/written-offer.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { phoneHref } from '#src/domain/locations/phone/phone.ts';
import { formatLongDate, localDate } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { tradeInPage } from '../view/trade-in-page.ts';
import type { WriteOfferData } from '../view/trade-in.page-data.ts';
import { valuedName } from '../view/valuation-steps.ts';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { phoneText } from '#src/server/leads/read-phone.ts';
import { databaseOf } from '#src/server/platform/database/database.ts';
import { leads } from '#src/server/platform/database/schema.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionContext } from '#src/server/platform/function-context.ts';
import type { PageCall } from '#src/server/platform/page-response.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import { shownDigest, wasShown, type Shown } from '#src/server/platform/shown.ts';
import { pricedFacts } from './change-facts.ts';
import { tradeInAnswer } from './journey-page.ts';
import { staffFacts } from './staff-facts.ts';
import { lockedValuation, updateValuation, valuationByKey, type ValuationRow } from './valuation-row.ts';
import { canBeOffered, priceOf } from './value-trade-in.ts';

type InputOf<C extends { input: v.GenericSchema }> = v.InferOutput<C['input']>;
type Around = Parameters<typeof tradeInPage>[2];

export async function showOfferForm(call: Call<InputOf<typeof offerPage>>): Promise<Response> {
  const { db, dealer, input } = call;
  const row = await valuationByKey(db, dealer.slug, input.key, 'staffKey');
  return formAnswer(call, row, input.done !== null, {});
}

async function formAnswer(
  call: PageCall & Pick<Call<unknown>, 'db' | 'dealer' | 'environment' | 'now'>,
  row: ValuationRow,
  isDone: boolean,
  around: Around,
  status = 200,
): Promise<Response> {
  const { dealer, environment } = call;
  const customer = await customerOf(call, row);
  const isAccepted = isOfferAccepted(row);
  const step: WriteOfferData = {
    name: 'write-offer',
    key: row.staffKey ?? '',
    vehicle: valuedName({ vehicle: row.vehicle as Parameters<typeof valuedName>[0]['vehicle'] }),
    told: estimateText(row, dealer),
    answers: [
      ...staffFacts(row, dealer),
      ...(customer?.name ? [{ label: 'Customer', value: customer.name }] : []),
      ...(customer?.phone ? [{ label: 'Phone', value: customer.phone, url: phoneHref(customer.phone) }] : []),
      ...(row.email ? [{ label: 'Email', value: row.email }] : []),
    ],
    reasons: maxReasons,
    done: isDone && row.offer && !isAccepted ? doneText(row, customer?.phone) : null,
    state: stateText(row, dealer, call.now),
    isAccepted,
  };
  const shown = shownDigest(shownToStaff(row, dealer), environment);
  const page = tradeInPage(step, dealer, { ...around, shown, ...(isAccepted && { typed: {} }) });
  return tradeInAnswer(call, isAccepted ? { ...page, title: 'Your offer was accepted' } : page, { status });
}

const isOfferAccepted = ({ offer, acceptedLeadId }: ValuationRow): boolean => offer !== null && acceptedLeadId !== null;

/** From the newest lead about this valuation. */
async function customerOf(
  { db, dealer: { slug, settings } }: Pick<Call<unknown>, 'db' | 'dealer'>,
  { id, createdAt }: ValuationRow,
): Promise<{ name: string | null; phone: string | null } | undefined> {
  const [lead] = await db
    .select({ name: leads.name, phone: leads.phone })
    .from(leads)
    .where(and(eq(leads.dealer, slug), gte(leads.createdAt, createdAt), eq(sql`${leads.fields}->>'valuation_id'`, id)))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  return lead && { ...lead, phone: lead.phone && phoneText(lead.phone, settings.regional.locale) };
}

function stateText(row: ValuationRow, { settings }: DealerRecord, now: number): string | null {
  const { offer, acceptedLeadId } = row;
  const reference = acceptedLeadId && ` Reference: ${leadReference(acceptedLeadId)}.`;
  if (!offer) return reference && `The customer has accepted the online estimate, subject to inspection.${reference}`;
  const { timeZone, locale } = settings.regional;
  const offered = `You offered ${formatMoney(offer.price)} on ${formatLongDate(localDate(offer.at, timeZone), locale)}`;
  if (reference) return `${offered}. The customer has accepted it.${reference}`;
  return openOffer(row, now)
    ? `${offered}. If you send another offer, it replaces this one.`
    : `${offered}. That offer has expired, so you can send a new one.`;
}

const noPriceText =
  'This vehicle has no online price, so the customer can’t see an offer here. Please call them with your price.';

function estimateText(row: ValuationRow, { settings }: DealerRecord): string {
  const price = canBeOffered(row, settings) ? priceOf(row, settings) : null;
  return price
    ? `Online estimate: ${formatMoney(price.low)} to ${formatMoney(price.high)}, most likely ${formatMoney(price.likely)}.`
    : noPriceText;
}

const shownToStaff = (row: ValuationRow, dealer: DealerRecord): Shown => ({
  about: `write-offer:${dealer.slug}:${row.id}`,
  terms: { told: estimateText(row, dealer), facts: pricedFacts(row) },
});

const doneText = ({ offer, email }: ValuationRow, phone: string | null | undefined): string =>
  `The offer of ${formatMoney(offer!.price)} now appears next to the estimate. ${
    email
      ? 'We’ll email it to the customer.'
      : `There’s no email address, so please call the customer${phone ? ` on ${phone}` : ''}.`
  }`;

/**
 * Replaces an open offer.
 * @throws {EndpointError} 422 for a reason without an amount, 409 once an offer was accepted, without an online price,
 *   or if the page showed other answers (SHOWN-01).
 */
export async function writtenOffer(call: Call<InputOf<typeof writeOffer>>): Promise<Response> {
  const { db, dealer, input, environment, now } = call;
  const offer = {
    price: input.price,
    by: input.by,
    reasons: reasonsOf(input),
    at: now,
    expiresAt: validUntil(now, dealer.settings.regional.timeZone),
  };
  const row = await db.transaction(async (tx) => {
    const before = await lockedValuation(tx, dealer.slug, input.key, 'staffKey');
    if (isOfferAccepted(before))
      throw new EndpointError(409, 'already_accepted', 'The customer has already accepted an offer.');
    if (!wasShown(input.shown, shownToStaff(before, dealer), environment))
      throw new EndpointError(
        409,
        'answers_changed',
        'The customer’s answers or the online estimate have changed since you opened this page. Please check them, then send the offer again.',
      );
    if (!canBeOffered(before, dealer.settings)) throw new EndpointError(409, 'no_online_price', noPriceText);
    // The estimate was accepted subject to inspection, so the offer needs its own acceptance.
    return updateValuation(tx, before, { offer, offerMailedAt: null, acceptedLeadId: null }, now);
  });
  const query = new URLSearchParams({ key: row.staffKey ?? '', done: '1' });
  return new Response(null, {
    status: 303,
    headers: { location: `/valuation/offer?${query}`, 'cache-control': 'no-store' },
  });
}

function reasonsOf(input: Record<string, unknown>): OfferReason[] {
  const said = (name: string): string => (typeof input[name] === 'string' ? cleanText(input[name]).slice(0, 120) : '');
  const fields: Record<string, string> = {};
  const reasons = Array.from({ length: maxReasons }, (_, index) => index + 1).flatMap((at) => {
    const [text, typed] = [
      said(`reason_${at}`),
      said(`amount_${at}`)
        .replace(/[$,\s]/g, '')
        .replace('−', '-'),
    ];
    if (text === '' && typed === '') return [];
    if (!/^[+-]?\d{1,7}$/.test(typed))
      fields[`amount_${at}`] = 'Please enter the difference in whole dollars, such as -180.';
    if (text === '') fields[`reason_${at}`] = 'Please enter the reason.';
    return [{ text, amount: Number(typed) }];
  });
  if (Object.keys(fields).length > 0)
    throw new EndpointError(422, 'invalid', 'Please fix the following errors:', { fields });
  return reasons;
}

export async function offerErrorPage(
  { message, status, fields = {} }: EndpointError,
  { request, raw, context }: { request: Request; raw: unknown; context: FunctionContext },
): Promise<Response | null> {
  const dealer = await findDealer(context);
  const sent = (raw ?? {}) as Record<string, unknown>;
  const key = typeof sent['key'] === 'string' ? sent['key'] : null;
  if (!dealer) return null;
  const db = await databaseOf(dealer.slug);
  const row = await valuationByKey(db, dealer.slug, key, 'staffKey').catch(() => null);
  if (!row) return null;
  const typed = Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const failure = Object.keys(fields).length > 0 ? null : message;
  return formAnswer(
    { request, context, db, dealer, environment: readEnvironment(), now: context.now?.() ?? Date.now() },
    row,
    false,
    { faults: fields, failure, typed },
    status,
  );
}
