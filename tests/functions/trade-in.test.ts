import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TradeInJourney } from '#src/journeys/trade-in/ui/trade-in.island.tsx';
import { leads, localMessages, valuations } from '#src/server/platform/database/schema.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { dueMail, sendValuationMails } from '#src/journeys/trade-in/server/valuation-mails.ts';
import tradeIn from '../../functions/trade-in.ts';
import valuation from '../../functions/valuation.ts';
import valuationOffer from '../../functions/valuation-offer.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { pagesAsData } from '../support/pages-as-data.ts';
import { timeLimit } from '../support/time-limit.ts';

let site: FunctionSite;
const dealer = 'harbour-motors';
/** A Monday, 3:50 pm in Sydney during daylight saving. */
const start = Date.parse('2026-11-23T15:50:00+11:00');
let now = start;

beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({ dealers: [dealer, 'kauri-cars', 'ironbark-ford'] });
});
afterAll(async () => {
  await settled();
  await site.stop();
});

const { contextOf, settled } = pagesAsData(
  () => site,
  () => now,
);

type Handler = typeof valuation;
async function call(handler: Handler, path: string, fields?: Record<string, string>, tenant = dealer) {
  const url = `http://${tenant}.localhost${path}`;
  const request = new Request(
    url,
    fields && { method: 'POST', body: new URLSearchParams(fields), headers: { origin: `http://${tenant}.localhost` } },
  );
  const response = await handler(request, contextOf(tenant));
  const text = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    page: text.startsWith('{') ? JSON.parse(text) : null,
  };
}

const post = (fields: Record<string, string>, tenant = dealer) => call(valuation, '/valuation', fields, tenant);
const refOf = ({ location }: { location: string | null }) => new URL(location!, 'http://x').searchParams.get('ref')!;
const shown = async (ref: string) => (await call(valuation, `/valuation?ref=${ref}`)).page;
const rowOf = async (ref: string) => (await site.db.select().from(valuations).where(eq(valuations.key, ref)))[0]!;

/** Digest of the price on the acceptance page. */
const shownPrice = async (ref: string): Promise<string> =>
  (await call(valuation, `/valuation?ref=${ref}&step=accept`)).page.shown;
const accept = async (ref: string, person: Record<string, string>) =>
  post({ action: 'accept', ref, shown: await shownPrice(ref), name: 'Robin', ...person });

/** The staff form for a valuation, and a post of it as filled in. */
const offerForm = async (ref: string) =>
  (await call(valuationOffer, `/valuation/offer?key=${(await rowOf(ref)).staffKey}`)).page;
const write = async (ref: string, fields: Record<string, string>) =>
  call(valuationOffer, '/valuation/offer', {
    key: (await rowOf(ref)).staffKey!,
    shown: (await offerForm(ref)).shown,
    by: 'Aisha Rahman',
    ...fields,
  });

const mazda = { action: 'enter', year: '2023', make: 'mazda', model: 'CX5' };
const marks = { dents: '2', alloys: '', glass: '0', scuffs: '1', tears: '0' };

async function valued(kilometres = '45,000'): Promise<string> {
  const ref = refOf(await post(mazda));
  await post({ action: 'confirm', ref, kilometres, owing: 'no' });
  await post({ action: 'count', ref, ...marks });
  return ref;
}

describe('from vehicle to price range', () => {
  test('goes step by step to a range with its expiry, basis and costs (TRADE-01, TRADE-06, TRADE-07)', async () => {
    now = start;
    const found = await post({ action: 'find', rego: 'demo 00002', regoState: 'nsw' });
    expect(found.status).toBe(303);
    const ref = refOf(found);
    expect((await shown(ref)).step).toMatchObject({
      name: 'vehicle',
      vehicle: '2022 Mazda CX-5 Maxx Sport',
      plate: 'DEMO00002, NSW',
    });
    await post({ action: 'confirm', ref, kilometres: '45,000' });
    expect((await shown(ref)).step).toMatchObject({ name: 'condition', counts: { dents: 0 } });
    await post({ action: 'count', ref, ...marks });
    const { step, kept } = await shown(ref);
    expect(step).toMatchObject({
      name: 'estimate',
      until: 'Monday 30 November, 3:50 pm',
      grade: 'Good',
      isAssumed: false,
    });
    expect(step.basis).toMatch(/^Based on \d+ similar cars/);
    expect(step.working.map(({ amount }: { amount: string }) => amount)).toContain('−$480');
    expect(kept).toMatchObject({ rego: 'DEMO00002', regoState: 'nsw', answers: { dents: 2, scuffs: 1 } });
    const { offerPrice, basePrice } = await rowOf(ref);
    expect(kept.offer_price).toBe(offerPrice);
    expect(offerPrice).toBeLessThan(basePrice! - 500);
  });

  test.each(['/valuation', '/valuation?ref=nobody&step=accept'])(
    '%s starts again, and does not claim that anything was typed (TRADE-07)',
    async (address) => {
      const { status, page } = await call(valuation, address);
      expect([status, page.step.name, page.typed]).toEqual([404, 'start', {}]);
      const html = renderToStaticMarkup(createElement(TradeInJourney, { page }));
      expect(html).toContain('We can’t find this valuation.');
      expect(html).not.toContain('Everything you typed is still here.');
    },
  );

  test('keeps a registration that the register does not know when the car is entered by hand (TRADE-01)', async () => {
    now = start;
    const missing = await post({ action: 'find', rego: 'zz 99-zz', regoState: 'vic' });
    expect([missing.status, missing.page.typed]).toMatchObject([404, { rego: 'zz 99-zz', regoState: 'vic' }]);
    const html = renderToStaticMarkup(createElement(TradeInJourney, { page: missing.page }));
    const byHand = html.slice(html.indexOf('value="enter"'));
    expect(byHand).toContain('<input type="hidden" name="rego" value="zz 99-zz"/>');
    expect(byHand).toContain('<input type="hidden" name="regoState" value="vic"/>');
    const entered = await post({ ...mazda, rego: 'zz 99-zz', regoState: 'vic' });
    expect(await rowOf(refOf(entered))).toMatchObject({ rego: 'ZZ99ZZ', regoState: 'vic' });
    // An invalid registration doesn't stop the valuation; one already looked up is preserved.
    const odd = await post({ ...mazda, rego: 'x'.repeat(40), regoState: 'mars' });
    expect(await rowOf(refOf(odd))).toMatchObject({ rego: null, regoState: null });
    const found = refOf(await post({ action: 'find', rego: 'demo 00002', regoState: 'nsw' }));
    await post({ ...mazda, ref: found });
    expect((await rowOf(found)).rego).toBe('DEMO00002');
  });

  test('explains a wide range, and suggests an inspection before accepting (TRADE-07)', async () => {
    const ref = await valued();
    const { estimate } = await rowOf(ref);
    const ways = async (confidence: 'high' | 'low') => {
      await site.db
        .update(valuations)
        .set({ estimate: { ...estimate!, confidence } })
        .where(eq(valuations.key, ref));
      const html = renderToStaticMarkup(createElement(TradeInJourney, { page: await shown(ref) }));
      return {
        first: /button--primary"[^>]*step=(\w+)/.exec(html)?.[1],
        second: /button--line"[^>]*step=(\w+)/.exec(html)?.[1],
        isSaid: html.includes('this range is wide'),
      };
    };
    expect(await ways('high')).toEqual({ first: 'accept', second: 'appraisal', isSaid: false });
    expect(await ways('low')).toEqual({ first: 'appraisal', second: 'accept', isSaid: true });
  });

  test('assumes the usual condition for the car’s age when a shopper cannot check, and widens the range (TRADE-06)', async () => {
    const ref = await valued();
    const { estimate } = await rowOf(ref);
    const near = { ...estimate!, low: Math.round(estimate!.likely * 0.9), high: Math.round(estimate!.likely * 1.1) };
    await site.db.update(valuations).set({ estimate: near }).where(eq(valuations.key, ref));
    const { step: counted } = await shown(ref);
    await post({ action: 'assume', ref });
    const { step } = await shown(ref);
    expect(step).toMatchObject({ name: 'estimate', isAssumed: true });
    const width = ({ low, high }: { low: string; high: string }) =>
      Number(high.replace(/\D/g, '')) - Number(low.replace(/\D/g, ''));
    expect(width(step)).toBeGreaterThan(width(counted));
  });

  test('hides a range of more than 30% either way, and shows one again once the marks are counted (TRADE-07)', async () => {
    const ref = await valued();
    const { estimate } = await rowOf(ref);
    const far = { ...estimate!, low: Math.round(estimate!.likely * 0.72), high: Math.round(estimate!.likely * 1.28) };
    await site.db.update(valuations).set({ estimate: far }).where(eq(valuations.key, ref));
    expect((await shown(ref)).step.name).toBe('estimate');
    await post({ action: 'assume', ref });
    expect((await shown(ref)).step).toMatchObject({ name: 'refused' });
    expect(await rowOf(ref)).toMatchObject({ offerPrice: null, declined: 'no_comparable' });
    await post({ action: 'count', ref, dents: '0', alloys: '0', glass: '0', scuffs: '0', tears: '0' });
    expect((await shown(ref)).step).toMatchObject({ name: 'estimate', isAssumed: false });
  });

  test.each([
    ['2019', '100,000', 'condition', null],
    ['2018', '1', 'refused', 'too_old'],
    ['2023', '100001', 'refused', 'too_many_kilometres'],
  ])('moves a %s car with %s km in 2026 to step %s (TRADE-04)', async (year, kilometres, name, declined) => {
    const ref = refOf(await post({ ...mazda, year }));
    if (declined === 'too_old') expect((await shown(ref)).step.name).toBe('refused');
    await post({ action: 'confirm', ref, kilometres });
    const row = await rowOf(ref);
    // The stock may have nothing similar.
    if (name === 'condition') expect([null, 'no_comparable']).toContain(row.declined);
    else expect([(await shown(ref)).step.name, row.declined]).toEqual([name, declined]);
  });

  test('offers an appraisal instead of a price when there are too few similar vehicles (TRADE-07)', async () => {
    const ref = refOf(await post({ ...mazda, make: 'Lada', model: 'Niva' }));
    await post({ action: 'confirm', ref, kilometres: '1000' });
    expect((await shown(ref)).step).toMatchObject({ name: 'refused', heading: 'We can’t price this one online' });
    expect((await call(valuation, `/valuation?ref=${ref}&step=appraisal`)).page.step.name).toBe('appraisal');
  });

  test.each([
    [{ action: 'find', rego: '' }, 'rego'],
    [{ action: 'find', rego: 'ABC12D', regoState: 'nsw' }, 'rego'],
    [{ ...mazda, make: '' }, 'make'],
    [{ ...mazda, year: 'new' }, 'year'],
  ])('returns %j with the error at its field and everything typed (TRADE-01)', async (fields, name) => {
    const { status, page } = await post(fields as unknown as Record<string, string>);
    expect(status).toBeGreaterThanOrEqual(404);
    expect(Object.keys(page.faults)).toContain(name);
    for (const [key, value] of Object.entries(fields)) if (key !== 'action') expect(page.typed[key]).toBe(value);
  });

  test('keeps the other counts when one is not a number (TRADE-01)', async () => {
    const ref = refOf(await post(mazda));
    await post({ action: 'confirm', ref, kilometres: '45000' });
    const { status, page } = await post({ action: 'count', ref, ...marks, glass: 'many' });
    expect([status, page.step.name, page.typed.dents]).toEqual([422, 'condition', '2']);
    expect(Object.keys(page.faults)).toEqual(['glass']);
  });

  test("answers 404 for an unknown key or another dealer's key (TRADE-01)", async () => {
    const ref = await valued();
    expect((await call(valuation, `/valuation?ref=${ref}`, undefined, 'kauri-cars')).status).toBe(404);
    expect((await call(valuation, '/valuation?ref=nobody')).status).toBe(404);
    expect((await call(valuation, '/valuation')).status).toBe(404);
  });

  test('redirects a plain form submission to sign-in if the dealer requires it, and answers an API call with 401 (TRADE-01, AUTH-01)', async () => {
    const { status, location } = await post(mazda, 'kauri-cars');
    expect([status, location]).toEqual([303, '/sign-in?type=trade-in&redirect=%2Fsell-my-car&back=%2Fsell-my-car']);
    const told = await site.ask('/valuation', { dealer: 'kauri-cars', json: { ...mazda } });
    expect([told.status, told.json.error.code]).toEqual([401, 'sign_in']);
  });

  test('remembers the vehicle the shopper is buying, and redirects for a dealer without valuations (ROUTE-09, TRADE-02)', async () => {
    const car = site.vehicles.find(
      ({ status, reserved, price }) => status === 'in_stock' && !reserved && (price ?? 0) > 200,
    )!;
    const { page } = await call(tradeIn, `/cars/trade-in?car_id=${car.id}`);
    const back = `/cars/${car.slug}/buy-online?step=trade-in`;
    expect([page.step.name, page.step.carId, page.forCar.url]).toEqual(['start', car.id, back]);
    expect((await call(tradeIn, '/cars/trade-in?car_id=none')).page.forCar).toBeNull();
    const elsewhere = await site.ask('/cars/trade-in', { dealer: 'ironbark-ford' });
    expect([elsewhere.status, elsewhere.headers.location]).toEqual([303, '/trade-in']);
  });
});

describe('valid for seven days', () => {
  test.each([
    ['summer time all week', '2026-11-23T15:50:20+11:00', '2026-11-30T15:50:00+11:00'],
    ['summer time ends', '2026-04-01T09:15:00+11:00', '2026-04-08T09:15:00+10:00'],
    ['summer time begins', '2026-09-30T09:15:00+10:00', '2026-10-07T09:15:00+11:00'],
  ])(
    "%s: an estimate made at %s expires at %s, to the minute in the dealer's time zone (TRADE-07)",
    async (_, made, end) => {
      now = Date.parse(made);
      const ref = await valued();
      expect((await rowOf(ref)).expiresAt?.toISOString()).toBe(new Date(end).toISOString());
      now = Date.parse(end) - 1;
      expect((await shown(ref)).step.name).toBe('estimate');
      now = Date.parse(end);
      expect((await shown(ref)).step.name).toBe('ended');
      const refused = await post({ action: 'accept', ref, name: 'Robin', phone: '0491 570 156' });
      expect([refused.status, refused.page.failure]).toEqual([409, expect.stringMatching(/^This price expired on /)]);
    },
  );

  test('renews a price for another week from new kilometres, with the condition unchanged (TRADE-07)', async () => {
    now = start;
    const ref = await valued();
    const before = await rowOf(ref);
    now = start + 8 * 86_400_000;
    expect((await post({ action: 'renew', ref, kilometres: '52000' })).status).toBe(303);
    const after = await rowOf(ref);
    expect(after).toMatchObject({ kilometres: 52_000, adjustments: before.adjustments });
    expect(after.expiresAt!.getTime()).toBeGreaterThan(now + 6.9 * 86_400_000);
    expect(after.offerPrice).toBeLessThan(before.offerPrice!);
    expect((await shown(ref)).step.name).toBe('estimate');
  });

  test('emails the estimate immediately, a reminder a day before it expires, and nothing afterwards (TRADE-07)', async () => {
    now = start;
    const ref = await valued();
    await post({ action: 'mail', ref, email: 'Robin@Shopper.example' });
    const record = (await findDealer(contextOf(dealer)))!;
    const round = (at: number) => sendValuationMails({ db: site.db, dealer: record, environment: {}, now: at });
    const mails = async () =>
      (
        await site.db
          .select()
          .from(localMessages)
          .where(and(eq(localMessages.dealer, dealer), eq(localMessages.recipient, 'robin@shopper.example')))
      ).map(({ subject }) => subject);
    await round(now);
    await round(now + 60_000);
    expect(await mails()).toEqual(['Your 2023 mazda CX5: the estimate you asked for']);
    const end = (await rowOf(ref)).expiresAt!.getTime();
    await round(end - 86_400_000 - 1);
    expect(await mails()).toHaveLength(1);
    await round(end - 86_400_000);
    await round(end - 3600_000);
    expect((await mails())[1]).toBe('Your estimate expires on Monday 30 November, 3:50 pm');
    expect(await mails()).toHaveLength(2);
    const row = await rowOf(ref);
    expect(dueMail({ ...row, remindedAt: null }, 'Australia/Sydney', end)).toBeNull();
    expect(dueMail({ ...row, remindedAt: null, acceptedLeadId: row.id }, 'Australia/Sydney', end - 1)).toBeNull();
  });
});

describe('accepting an offer', () => {
  test('sends an accepted price as one lead with subcategory 3 and event 18 (TRADE-03, FORM-08)', async () => {
    now = start;
    const ref = await valued();
    const digest = await shownPrice(ref);
    const person = {
      action: 'accept',
      ref,
      shown: digest,
      name: 'Robin',
      last_name: 'Hale',
      phone: '0491 570 156',
      postcode: '2064',
    };
    const accepted = await post({ ...person, offer_accepted: 'false', subcategory: '9' });
    expect(accepted.location).toMatch(/^\/success\?form=trade-in/);
    const { acceptedLeadId, id, staffKey } = await rowOf(ref);
    const [lead] = await site.db.select().from(leads).where(eq(leads.id, acceptedLeadId!));
    expect(lead).toMatchObject({
      subcategory: '3',
      eventId: 18,
      offerAccepted: true,
      form: 'trade-in',
      postcode: '2064',
      answerBy: expect.any(Date),
    });
    expect(lead!.message).toMatch(/^Accepted a price between \$[\d,]+ and \$/);
    expect(lead!.fields).toMatchObject({ valuation_id: id });
    expect(lead!.notes).toEqual([
      'Odometer: 45,000 km.',
      'Condition: Good, counted by the shopper: Dents, chips, scratches: 2; Scuffs inside: 1.',
      'Money owing: no.',
      expect.stringContaining(`/valuation/offer?key=${staffKey}`),
    ]);
    const { page: staff } = await call(valuationOffer, `/valuation/offer?key=${staffKey}`);
    expect(staff.step.answers.map(({ label }: { label: string }) => label)).toEqual([
      'Odometer',
      'Condition',
      'Money owing',
      'Customer',
      'Phone',
    ]);
    const { step } = await shown(ref);
    expect(step).toMatchObject({ name: 'accepted', receiptUrl: expect.stringMatching(/^\/success\?ref=/) });
    const said = JSON.stringify(step);
    expect(said).toMatch(/A price between \$[\d,]+ and \$/);
    expect(said).toMatch(/"Reference","value":"[\dA-F]{4}-[\dA-F]{4}"/);
    expect(said).toMatch(/will get in touch to agree on a time to look at the vehicle\. We’ll reply by /);
    const { text } = await site.ask(`${accepted.location!}&copy=1`);
    expect(text).toContain('You’ve accepted the price');
    expect(text).toContain('You accepted');
    expect(text).toContain('We’ll reply by ');
    expect(text).toContain('Nothing is sold yet');
    expect(text).not.toContain('Your message');
    expect((await post(person)).location).toBe(accepted.location);
    expect((await rowOf(ref)).acceptedLeadId).toBe(acceptedLeadId);
    expect((await post({ action: 'renew', ref, kilometres: '1' })).status).toBe(409);
  });

  test('sends an appraisal without a valuation as a lead, and requires a name (TRADE-05)', async () => {
    const refused = await post({ action: 'appraise', phone: '0491 570 156' });
    expect([refused.status, refused.page.faults.name]).toEqual([422, 'Please enter your name.']);
    const sent = await post({ action: 'appraise', name: 'Robin', phone: '0491 570 157', offer_accepted: 'true' });
    expect(sent.status).toBe(303);
    const [lead] = await site.db.select().from(leads).where(eq(leads.phone, '+61491570157'));
    expect(lead).toMatchObject({ offerAccepted: false, subcategory: null });
  });

  test('sends an appraisal to the yard nearest to the postcode (LOC-04, TRADE-05)', async () => {
    const yardOf = async (postcode: string, phone: string) => {
      await post({ action: 'appraise', name: 'Robin', phone, postcode });
      const [lead] = await site.db
        .select()
        .from(leads)
        .where(eq(leads.phone, `+61${phone.replace(/\D/g, '').slice(1)}`));
      return lead!.locationSlug;
    };
    expect([await yardOf('2064', '0491 570 110'), await yardOf('2100', '0491 570 313')]).toEqual([
      'artarmon',
      'brookvale',
    ]);
  });

  test('refuses more marks than the maximum, with an error on the field (TRADE-06)', async () => {
    const ref = refOf(await post(mazda));
    await post({ action: 'confirm', ref, kilometres: '45,000' });
    const refused = await post({ action: 'count', ref, ...marks, dents: '99' });
    expect([refused.status, refused.page.faults]).toEqual([
      422,
      { dents: 'Please enter a number up to 6. If there are more, ask us to inspect it instead.' },
    ]);
  });

  test('sends no reminder to a shopper who has accepted (TRADE-07)', async () => {
    const ref = await valued();
    await post({ action: 'mail', ref, email: 'robin@shopper.example' });
    await accept(ref, { email: 'robin@shopper.example' });
    expect(dueMail({ ...(await rowOf(ref)), mailedAt: null }, 'Australia/Sydney', now)).toBeNull();
  });

  test('shows a second offer with its reasons beside the first, emails it, accepts it and closes it (TRADE-07)', async () => {
    now = start;
    const ref = await valued();
    await post({ action: 'mail', ref, email: 'second@shopper.example' });
    now = start + 4 * 86_400_000;
    const faulty = await write(ref, { price: '$17,350', reason_1: 'Rear tyres', amount_1: 'some' });
    expect([faulty.status, Object.keys(faulty.page.faults), faulty.page.typed.reason_1]).toEqual([
      422,
      ['amount_1'],
      'Rear tyres',
    ]);
    expect((await write(ref, { price: '$17,350', reason_1: 'Rear tyres worn to 2 mm', amount_1: '-590' })).status).toBe(
      303,
    );
    const { step } = await shown(ref);
    expect(step).toMatchObject({
      name: 'offer',
      second: { price: '$17,350', note: 'Good until Friday 4 December, 3:50 pm.' },
      isEnded: false,
    });
    expect(step.first.price).toMatch(/^\$[\d,]+ to \$[\d,]+$/);
    expect(step.reasons.map(({ label }: { label: string }) => label)).toContain('Rear tyres worn to 2 mm');
    expect((await call(valuationOffer, `/valuation/offer?key=${ref}`)).status).toBe(404);
    const record = (await findDealer(contextOf(dealer)))!;
    await sendValuationMails({ db: site.db, dealer: record, environment: {}, now });
    const [mail] = await site.db
      .select()
      .from(localMessages)
      .where(eq(localMessages.recipient, 'second@shopper.example'));
    expect(mail!.subject).toBe('$17,350 for your 2023 mazda CX5');
    expect(mail!.body).toContain('Rear tyres worn to 2 mm: -$590');
    await accept(ref, { phone: '0491 570 158' });
    const [lead] = await site.db.select().from(leads).where(eq(leads.phone, '+61491570158'));
    expect(lead).toMatchObject({ eventId: 18, message: 'Accepted the offer of $17,350 after the inspection.' });
    // The vehicle won't be inspected again.
    const after = JSON.stringify((await shown(ref)).step);
    expect(after).toMatch(/agree on a time to sign\..*Nothing is sold until you sign/);
    expect(after).not.toMatch(/look at the vehicle/);
    now = start + 12 * 86_400_000;
    expect((await write(ref, { price: '1' })).status).toBe(409);
  });
});

describe("the staff's offer page", () => {
  const markupOf = (page: Parameters<typeof TradeInJourney>[0]['page']) =>
    renderToStaticMarkup(createElement(TradeInJourney, { page }));

  test('shows the offer sent before, and that another replaces it, until it expires (TRADE-07)', async () => {
    now = start;
    const ref = await valued();
    expect((await offerForm(ref)).step.state).toBeNull();
    await write(ref, { price: '$21,350' });
    const page = await offerForm(ref);
    const open = 'You offered $21,350 on 23 November 2026. If you send another offer, it replaces this one.';
    expect(markupOf(page)).toContain(open);
    expect(markupOf(page)).toContain('Send the offer');
    now = start + 8 * 86_400_000;
    expect((await offerForm(ref)).step.state).toBe(
      'You offered $21,350 on 23 November 2026. That offer has expired, so you can send a new one.',
    );
  });

  test('shows the acceptance and its reference instead of the form (TRADE-07)', async () => {
    now = start;
    const ref = await valued();
    await accept(ref, { phone: '0491 570 156' });
    expect((await offerForm(ref)).step).toMatchObject({
      state: expect.stringMatching(
        /^The customer has accepted the online estimate, .* Reference: [\dA-F]{4}-[\dA-F]{4}\.$/,
      ),
      isAccepted: false,
    });
    await write(ref, { price: '$21,350' });
    const stale = (await offerForm(ref)).shown;
    await accept(ref, { phone: '0491 570 156' });
    const refused = await write(ref, { price: '$9,000', shown: stale });
    expect([refused.status, refused.page.typed]).toEqual([409, {}]);
    for (const page of [await offerForm(ref), refused.page]) {
      expect(page.title).toBe('Your offer was accepted');
      expect(markupOf(page)).toMatch(
        /You offered \$21,350 on 23 November 2026\. The customer has accepted it\. Reference: [\dA-F]{4}-[\dA-F]{4}\./,
      );
      expect(markupOf(page)).not.toContain('<form');
    }
  });

  test("shows the customer's name and number, also where it asks staff to call (TRADE-07)", async () => {
    now = start;
    const ref = await valued();
    const none = (await offerForm(ref)).step.answers.map(({ label }: { label: string }) => label);
    expect(none).not.toContain('Phone');
    await post({ action: 'appraise', ref, name: 'Robin', phone: '0491 570 157' });
    const { location } = await write(ref, { price: '$21,350' });
    const { page } = await call(valuationOffer, location!);
    expect(page.step.done).toContain('There’s no email address, so please call the customer on 0491 570 157.');
    expect(page.step.answers).toContainEqual({ label: 'Customer', value: 'Robin' });
    expect(markupOf(page)).toContain('<dd><a href="tel:0491570157">0491 570 157</a></dd>');
  });
});

describe('a shopper can accept only the price shown on their page', () => {
  const leadsOf = async (phone: string) =>
    (await site.db.select().from(leads).where(eq(leads.phone, phone))).map(({ message }) => message).toSorted();

  test("refuses an offer that has been replaced, stores nothing, and shows the new offer with the shopper's input (SHOWN-01, SHOWN-02)", async () => {
    now = start;
    const ref = await valued();
    await write(ref, { price: '$20,000' });
    const digest = await shownPrice(ref);
    await write(ref, { price: '$5,000' });
    const sent = { action: 'accept', ref, shown: digest, name: 'Robin', phone: '0491 570 151' };
    const refused = await post(sent);
    expect(refused.status).toBe(409);
    expect(refused.page).toMatchObject({
      failure: 'The price has changed since you opened this page. Please check the new price before you accept it.',
      step: { name: 'offer', second: { price: '$5,000' }, isAccepting: true },
      typed: { name: 'Robin', phone: '0491 570 151' },
    });
    expect([await leadsOf('+61491570151'), (await rowOf(ref)).acceptedLeadId]).toEqual([[], null]);
    expect((await post({ ...sent, shown: refused.page.shown })).status).toBe(303);
    expect(await leadsOf('+61491570151')).toEqual(['Accepted the offer of $5,000 after the inspection.']);
  });

  test.each([
    ['no digest', () => ({})],
    ['a made-up digest', () => ({ shown: 'x'.repeat(43) })],
    ["another valuation's digest", async () => ({ shown: await shownPrice(await valued()) })],
  ])('refuses %s (SHOWN-01)', async (_, fields) => {
    now = start;
    const ref = await valued();
    const refused = await post({
      action: 'accept',
      ref,
      name: 'Robin',
      phone: '0491 570 152',
      ...((await fields()) as Record<string, string>),
    });
    expect([refused.status, (await rowOf(ref)).acceptedLeadId]).toEqual([409, null]);
  });

  test('refuses an estimate that changed when the marks were recounted (SHOWN-02)', async () => {
    now = start;
    const ref = await valued();
    const digest = await shownPrice(ref);
    await post({ action: 'count', ref, ...marks, dents: '6', scuffs: '4' });
    const sent = { action: 'accept', ref, shown: digest, name: 'Robin', phone: '0491 570 153' };
    expect((await post(sent)).status).toBe(409);
    await post({ action: 'count', ref, ...marks });
    expect((await post(sent)).status).toBe(303);
  });

  test('never stores an offer alongside the acceptance of another when both arrive at once (SHOWN-04)', async () => {
    now = start;
    for (let round = 0; round < 8; round++) {
      const ref = await valued();
      await write(ref, { price: '$18,000' });
      const phone = `+6149157016${round}`;
      const sent = { action: 'accept', ref, shown: await shownPrice(ref), name: 'Robin', phone };
      const [accepted, written] = await Promise.all([post(sent), write(ref, { price: '$9,100' })]);
      const { offer, acceptedLeadId } = await rowOf(ref);
      expect([
        [303, 409, 18_000, true],
        [409, 303, 9100, false],
      ]).toContainEqual([accepted.status, written.status, offer!.price, acceptedLeadId !== null]);
      expect(await leadsOf(phone)).toHaveLength(acceptedLeadId === null ? 0 : 1);
    }
  });

  test('makes a lead from each acceptance when the estimate and the offer expire in the same minute (SHOWN-04)', async () => {
    now = start;
    const ref = await valued();
    await accept(ref, { phone: '0491 570 154' });
    await write(ref, { price: '$19,000' });
    const { offer, expiresAt } = await rowOf(ref);
    expect(offer!.expiresAt).toBe(expiresAt!.getTime());
    await accept(ref, { phone: '0491 570 154' });
    expect(await leadsOf('+61491570154')).toEqual([
      expect.stringMatching(/^Accepted a price between /),
      'Accepted the offer of $19,000 after the inspection.',
    ]);
  });

  test.each(['1e7', '0x10', '1.5', '-5', ' ', '12,34O'])(
    'refuses "%s" as the price of an offer (TRADE-07)',
    async (price) => {
      now = start;
      const ref = await valued();
      const refused = await write(ref, { price });
      expect([refused.status, refused.page.faults.price]).toEqual([422, 'Please enter the price in whole dollars.']);
      expect((await rowOf(ref)).offer).toBeNull();
    },
  );
});

describe('the vehicle that a written offer or an accepted price is for', () => {
  const kia = { ...mazda, year: '2012', make: 'Kia', model: 'Rio' };
  const facts = async (ref: string) => {
    const { vehicle, rego, kilometres, adjustments, owing, declined, estimate } = await rowOf(ref);
    return { vehicle, rego, kilometres, adjustments, owing, declined, estimate };
  };
  const changes: [string, Record<string, string>][] = [
    ['another vehicle', kia],
    ['the same vehicle again', mazda],
    ['another odometer reading', { action: 'confirm', kilometres: '5' }],
    ['money owing', { action: 'confirm', kilometres: '45,000', owing: 'yes' }],
    ['other marks', { action: 'count', ...marks, dents: '0' }],
    ['no counted marks', { action: 'assume' }],
    ['a renewal', { action: 'renew', kilometres: '199,000' }],
  ];

  test.each(changes)('cannot become %s while the offer is open: 409, with the offer (SHOWN-02)', async (_, change) => {
    now = start;
    const ref = await valued();
    await write(ref, { price: '$20,000' });
    const before = await facts(ref);
    const refused = await post({ ...change, ref });
    expect(refused.status).toBe(409);
    expect(refused.page).toMatchObject({
      failure:
        'Our written offer is for your vehicle as you described it, so you can’t change the details here. Please contact us, or start a new valuation.',
      step: { name: 'offer', vehicle: '2023 mazda CX5', second: { price: '$20,000' } },
      typed: {},
    });
    expect([await facts(ref), (await rowOf(ref)).offer!.price]).toEqual([before, 20_000]);
  });

  test.each([
    ['vehicle', kia, ': 2012 Kia Rio'],
    ['odometer reading', { action: 'confirm', kilometres: '5', owing: 'yes' }, ': 5 km; money owing: yes'],
    ['marks', { action: 'count', ...marks, dents: '0' }, ': dents, chips, scratches: 0'],
    ['assumed marks', { action: 'assume' }, ''],
  ])(
    'lists the %s that an open offer refused, with our number and a link to a new valuation (SHOWN-02, TRADE-07)',
    async (_, change, listed) => {
      now = start;
      const ref = await valued();
      await write(ref, { price: '$20,000' });
      const { page } = await post({ ...change, ref } as Record<string, string>);
      expect(page.step.refused).toEqual({ unsaved: `Your change wasn’t saved${listed}.`, startUrl: '/cars/trade-in' });
      const markup = (of: object) => renderToStaticMarkup(createElement(TradeInJourney, { page: { ...page, ...of } }));
      expect(markup({})).toContain(`href="${page.phone.url}"`);
      expect(markup({})).toContain('href="/cars/trade-in">Start a new valuation</a>');
      expect(markup({ phone: null })).toContain('href="/contact">Contact us</a>');
      const masked = { label: '02 55•• ••••', url: 'tel:0255501234', masked: '02 5550 1234' };
      expect(markup({ phone: masked })).toMatch(/data-phone="02 5550 1234">Call <span>02 55•• ••••/);
    },
  );

  test('shows our number, but no link to a new valuation, on an offer that no change was attempted on (TRADE-07)', async () => {
    now = start;
    const ref = await valued();
    await write(ref, { price: '$20,000' });
    const page = await shown(ref);
    const markup = renderToStaticMarkup(createElement(TradeInJourney, { page }));
    expect(markup).toContain(`href="${page.phone.url}"`);
    expect(markup).not.toContain('Start a new valuation');
  });

  test('cannot be changed after acceptance, and the page does not claim that typed answers are still there (SHOWN-02)', async () => {
    now = start;
    const ref = await valued();
    await accept(ref, { phone: '0491 570 155' });
    const { page } = await post({ action: 'count', ref, ...marks });
    expect(page.failure).toMatch(/already accepted/);
    expect(page.typed).toEqual({});
  });

  test('emails an open offer on request from a tab that still shows the estimate, and confirms it (TRADE-07)', async () => {
    now = start;
    const ref = await valued();
    await write(ref, { price: '$20,000' });
    expect((await shown(ref)).step.mailedTo).toBeNull();
    await site.db
      .update(valuations)
      .set({ offerMailedAt: new Date(now) })
      .where(eq(valuations.key, ref));
    await post({ action: 'mail', ref, email: 'late@shopper.example' });
    const page = await shown(ref);
    expect(page.step).toMatchObject({ name: 'offer', mailedTo: 'late@shopper.example' });
    expect(renderToStaticMarkup(createElement(TradeInJourney, { page }))).toContain('Sent to late@shopper.example.');
    expect(dueMail(await rowOf(ref), 'Australia/Sydney', now)).toBe('offer');
  });

  test.each(changes)('cannot become %s after the price was accepted (SHOWN-02)', async (_, change) => {
    now = start;
    const ref = await valued();
    await accept(ref, { phone: '0491 570 155' });
    const before = await facts(ref);
    const refused = await post({ ...change, ref });
    expect([refused.status, refused.page.step.name]).toEqual([409, 'accepted']);
    expect(await facts(ref)).toEqual(before);
  });

  test('cannot be changed by the adjustments API while the offer is open, or after acceptance (SHOWN-02, API-05)', async () => {
    now = start;
    const ref = await valued();
    const adjust = async () =>
      (
        await site.ask(`/api/valuations/${(await rowOf(ref)).id}/adjustments`, {
          json: { adjustmentAnswers: { dents: 0 } },
        })
      ).json.error?.code;
    await write(ref, { price: '$20,000' });
    const before = await facts(ref);
    expect(await adjust()).toBe('offer_written');
    await accept(ref, { phone: '0491 570 155' });
    expect(await adjust()).toBe('already_accepted');
    expect(await facts(ref)).toEqual(before);
  });

  test.each(changes)(
    'may become %s once the offer has expired, which removes the offer (SHOWN-02)',
    async (_, change) => {
      now = start;
      const ref = await valued();
      await write(ref, { price: '$20,000' });
      now = start + 8 * 86_400_000;
      expect((await shown(ref)).step).toMatchObject({ name: 'offer', isEnded: true });
      expect((await post({ ...change, ref })).status).toBe(303);
      expect((await rowOf(ref)).offer).toBeNull();
      expect((await shown(ref)).step.name).not.toBe('offer');
    },
  );

  test.each(['vehicle', 'condition'])('shows the open offer instead of the %s form (SHOWN-02)', async (step) => {
    now = start;
    const ref = await valued();
    await write(ref, { price: '$20,000' });
    expect((await call(valuation, `/valuation?ref=${ref}&step=${step}`)).page.step.name).toBe('offer');
  });

  test('appears with the answers on the pages that accept an estimate or an offer (SHOWN-01)', async () => {
    now = start;
    const ref = await valued();
    const answered = 'Your answers: 45,000 km, money owing: no.';
    expect((await shown(ref)).step.answered).toBe(answered);
    await write(ref, { price: '$20,000' });
    const page = await shown(ref);
    expect(page.step.answered).toBe(answered);
    expect(renderToStaticMarkup(createElement(TradeInJourney, { page }))).toContain(
      `${answered} Our offer depends on them. If any are wrong, please contact us before you accept.`,
    );
  });

  test.each<[string, Partial<typeof valuations.$inferInsert>]>([
    ['vehicle', { vehicle: { year: 2012, make: 'Kia', model: 'Rio', badge: null } }],
    ['registration', { rego: 'ABC12D' }],
    ['odometer reading', { kilometres: 46_000 }],
    ['condition', { adjustments: { dents: 0 } }],
    ['money owing', { owing: 'yes' }],
  ])('does not accept or write a price from a page with another %s (SHOWN-01, SHOWN-02)', async (_, changed) => {
    now = start;
    const change = (ref: string) => site.db.update(valuations).set(changed).where(eq(valuations.key, ref));
    for (const isOffer of [false, true]) {
      const ref = await valued();
      if (isOffer) await write(ref, { price: '$20,000' });
      const digest = await shownPrice(ref);
      await change(ref);
      const refused = await post({ action: 'accept', ref, shown: digest, name: 'Robin', phone: '0491 570 155' });
      expect([refused.status, (await rowOf(ref)).acceptedLeadId]).toEqual([409, null]);
    }
    const ref = await valued();
    const form = await offerForm(ref);
    await change(ref);
    const refused = await write(ref, { price: '$20,000', shown: form.shown });
    expect([refused.status, (await rowOf(ref)).offer]).toEqual([409, null]);
  });

  test('is shown to staff again, with what they typed, when it changed after they opened the form (SHOWN-01, SHOWN-02)', async () => {
    now = start;
    const ref = await valued();
    const form = await offerForm(ref);
    await post({ ...mazda, model: 'CX-3', ref });
    await post({ action: 'confirm', ref, kilometres: '99,000', owing: 'yes' });
    await site.db
      .update(valuations)
      .set({ estimate: (await rowOf(await valued())).estimate, declined: null })
      .where(eq(valuations.key, ref));
    for (const stale of [form.shown, '', 'x'.repeat(43)]) {
      const refused = await write(ref, { price: '$20,000', shown: stale });
      expect(refused.status).toBe(409);
      expect(refused.page).toMatchObject({
        failure:
          'The customer’s answers or the online estimate have changed since you opened this page. Please check them, then send the offer again.',
        step: {
          vehicle: '2023 mazda CX-3',
          answers: expect.arrayContaining([{ label: 'Odometer', value: '99,000 km' }]),
        },
        typed: { price: '$20,000', by: 'Aisha Rahman' },
      });
      expect((await rowOf(ref)).offer).toBeNull();
      expect(refused.page.shown).toBe((await offerForm(ref)).shown);
    }
    expect((await write(ref, { price: '$9,000' })).status).toBe(303);
  });

  test('takes no offer without an online price, since the customer could not see it (TRADE-07)', async () => {
    now = start;
    const ref = refOf(await post(kia));
    const refused = await write(ref, { price: '$20,000' });
    const text =
      'This vehicle has no online price, so the customer can’t see an offer here. Please call them with your price.';
    expect([refused.status, refused.page.failure, (await offerForm(ref)).step.told]).toEqual([409, text, text]);
    expect((await rowOf(ref)).offer).toBeNull();
  });

  /** Starts the calls in order, each waiting for the row, then lets them continue. */
  async function queued<T>(ref: string, calls: (() => Promise<T>)[]): Promise<T[]> {
    const waiting = async (): Promise<number> => {
      const { rows } = await site.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    const started: Promise<T>[] = [];
    await site.db.transaction(async (tx) => {
      await tx.select().from(valuations).where(eq(valuations.key, ref)).for('update');
      for (const [index, begin] of calls.entries()) {
        started.push(begin());
        await vi.waitFor(async () => expect(await waiting()).toBe(index + 1), { timeout: 10_000 });
      }
    });
    return Promise.all(started);
  }

  test.each([
    ['accept', 'change', [303, 409], 45_000],
    ['change', 'accept', [303, 409], 95_000],
  ])('is not changed and accepted at once: %s, then %s (SHOWN-04)', async (first, _, statuses, kilometres) => {
    now = start;
    const ref = await valued();
    const sent = { action: 'accept', ref, shown: await shownPrice(ref), name: 'Robin', phone: '0491 570 155' };
    const accepting = () => post(sent);
    const changing = () => post({ action: 'confirm', ref, kilometres: '95,000', owing: 'yes' });
    const answers = await queued(ref, first === 'accept' ? [accepting, changing] : [changing, accepting]);
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    const row = await rowOf(ref);
    expect([row.kilometres, row.acceptedLeadId !== null]).toEqual([kilometres, first === 'accept']);
  });

  test.each(changes)('is not changed to %s while an offer is written (SHOWN-04)', async (_, change) => {
    now = start;
    const ref = await valued();
    const form = await offerForm(ref);
    const before = await facts(ref);
    const answers = await queued(ref, [
      () => write(ref, { price: '$20,000', shown: form.shown }),
      () => post({ ...change, ref }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 409]);
    expect(await facts(ref)).toEqual(before);
  });

  test(
    'is always the one that staff saw when they wrote the offer, and the shopper when they accepted, in any order of steps (SHOWN-01, SHOWN-02)',
    async () => {
      const steps = [...changes.map(([name]) => name), 'open', 'write', 'accept'] as const;
      let offers = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 8 }), async (order) => {
          now = start;
          const ref = await valued();
          const open = async () => ({
            facts: await facts(ref),
            form: await offerForm(ref),
            digest: await shownPrice(ref),
          });
          let opened = await open();
          let held: unknown = null;
          for (const step of order) {
            const change = changes.find(([name]) => name === step)?.[1];
            if (change) await post({ ...change, ref });
            else if (step === 'open') opened = await open();
            else {
              const { status } =
                step === 'write'
                  ? await write(ref, { price: '$20,000', shown: opened.form.shown })
                  : await post({
                      action: 'accept',
                      ref,
                      shown: opened.digest ?? '',
                      name: 'Robin',
                      phone: '0491 570 155',
                    });
              if (status === 303) held = opened.facts;
            }
            const { offer, acceptedLeadId } = await rowOf(ref);
            if (offer === null && acceptedLeadId === null) continue;
            offers += 1;
            expect(await facts(ref)).toEqual(held);
          }
        }),
        { numRuns: fuzzRuns(10), examples: [[['write', 'open', 'another vehicle', 'accept']]] },
      );
      expect(offers).toBeGreaterThan(0);
    },
    timeLimit(60_000),
  );
});
