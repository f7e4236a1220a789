import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consents, deliveries, leads, rateLimits } from '#src/server/platform/database/schema.ts';
import { leadInput } from '#src/contracts/lead-fields.ts';
import { enquiry } from '../fixtures/leads.ts';
import { answerCounts, firstAnswers } from '../support/crowd.ts';
import { functionSite, type Answer, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { timeLimit } from '../support/time-limit.ts';

let site: FunctionSite;
beforeAll(async () => {
  site = await functionSite({ dealers: ['harbour-motors', 'kauri-cars'] });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.db.delete(rateLimits);
});

/** From the contract, to include new fields. */
const leadFieldNames = v.parse(leadInput, {});

let serial = 0;
const person = () => ({
  email: `person-${++serial}@example.com`,
  phone: `0491 570 ${String(serial).padStart(3, '0')}`,
});
const submit = (
  fields: Record<string, unknown> = {},
  options: { dealer?: string; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  site.ask('/api/leads', { json: { ...enquiry, ...person(), idempotency_key: randomUUID(), ...fields }, ...options });
const stored = async (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200);
  const [row] = await site.db.select().from(leads).where(eq(leads.id, answer.json.lead_id));
  return row!;
};
const carOf = (carType: string) =>
  site.vehicles.find((vehicle) => vehicle.carType === carType && !vehicle.testDriveOnly && vehicle.tag === null)!;

test('stores a lead with its userData, its vehicle as published, and a delivery (API-03, LEAD-01, FORM-07)', async () => {
  const car = carOf('used');
  const row = await stored(
    await submit(
      {
        car_id: car.id,
        price: 1,
        car_dealership_id: 'browser',
        subcategory: '2',
        form_completed: true,
        page_id: 'p9',
        rego: 'ABC123',
        postcode: '2064',
        source: 'Elsewhere',
        lead_attributes: { visited_pages: ['/cars/', '/contact'], linked_query_params: { utm_source: 'mail' } },
        'Wheel alignment(check_option)': 'on',
        additional_services: ['Tyres'],
      },
      { headers: { 'user-agent': 'Tester/1' } },
    ),
  );
  expect(row).toMatchObject({
    dealer: 'harbour-motors',
    category: 'General Enquiry',
    subcategory: '2',
    name: 'Alex Sample',
    postcode: '2064',
    rego: 'ABC123',
    carId: car.id,
    carDealershipId: car.dealershipId,
    locationSlug: car.locationSlug,
    userAgent: 'Tester/1',
    url: enquiry.url,
    secondsOnSite: 90,
    secondsToSubmit: 30,
    spamScore: 0,
    offerAccepted: false,
  });
  expect(row.vehicle).toMatchObject({ id: car.id, price: car.price, name: car.name });
  expect(row.fields).toMatchObject({
    source: 'Website',
    form_completed: true,
    page_id: 'p9',
    additional_services: ['Tyres'],
    lead_attributes: { visited_pages: ['/cars/', '/contact'], linked_query_params: { utm_source: 'mail' } },
    further: { 'Wheel alignment(check_option)': 'on' },
  });
  expect(await site.db.select().from(deliveries).where(eq(deliveries.leadId, row.id))).toMatchObject([
    { channel: 'email', target: 'leads@harbourmotors.example' },
  ]);
});

test('stores a lead even when the site does not publish its vehicle (API-03)', async () => {
  const row = await stored(await submit({ car_id: 'gone-1' }));
  expect(row).toMatchObject({
    carId: 'gone-1',
    vehicle: null,
    eventId: 25,
    notes: ['Vehicle gone-1 is not on the site: it may have sold.'],
  });
});

describe('required fields', () => {
  const fault = (fields: Record<string, string>) => ({
    status: 422,
    json: { error: { code: 'invalid', message: 'Please fix the following errors:', fields } },
  });
  test.each([
    ['no name', { name: '' }, { name: 'Please enter your name.' }],
    [
      'neither phone nor email',
      { phone: '', email: null },
      { email: 'Please enter an email address or a phone number.' },
    ],
    ['a wrong email', { email: 'alex@' }, { email: 'Please enter a valid email address, such as name@example.com.' }],
    [
      'terms that were shown and not agreed to',
      { terms: false },
      { terms: 'You must agree to the terms of use before submitting the form.' },
    ],
    [
      'two emails',
      { email: 'a@example.com,b@example.com' },
      { email: 'Please enter a valid email address, such as name@example.com.' },
    ],
    [
      'a phone of five digits',
      { phone: '12345' },
      { phone: 'Please enter a valid phone number, such as 02 5550 4321 or 0491 570 156.' },
    ],
    [
      'a postcode of three digits',
      { postcode: '206' },
      { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
    ],
    ['a postcode of letters', { postcode: 'abcd' }, { postcode: 'Invalid postcode. Please enter a 4-digit number.' }],
    ['no message', { message: '  ' }, { message: 'Please enter a message.' }],
    ['a list for a name', { name: ['a'] }, { name: 'Please enter text.' }],
    ['a message of 5001 letters', { message: 'x'.repeat(5001) }, { message: 'Please use at most 5000 characters.' }],
    [
      'three at once',
      { name: '', email: 'x', message: '' },
      {
        name: 'Please enter your name.',
        email: 'Please enter a valid email address, such as name@example.com.',
        message: 'Please enter a message.',
      },
    ],
  ])('refuses %s, with an error at the field (ERR-01, API-03)', async (_, fields, errors) => {
    const before = await site.db.$count(leads);
    expect(await submit(fields as Record<string, unknown>)).toMatchObject(fault(errors as Record<string, string>));
    expect(await site.db.$count(leads)).toBe(before);
  });

  test.each([
    ['email alone', { phone: '' }, {}],
    ['phone alone', { email: '' }, { email: null }],
    [
      'a lead that says it is not completed',
      { form_completed: false, name: '', message: '' },
      { name: null, message: null },
    ],
    ['a phone in national form', { phone: '(02) 5550 1234' }, { phone: '+61255501234', notes: [] }],
    ['a foreign phone', { phone: '+1 202 555 0123' }, { phone: '+12025550123' }],
    [
      'a phone that cannot be read',
      { phone: '12-34-56 after six' },
      { phone: '12-34-56 after six', notes: ['The phone number could not be read, so it appears as typed.'] },
    ],
    ['an upper-case email', { email: 'CASE@Example.COM' }, { email: 'case@example.com' }],
    ['NUL and half characters', { name: 'A\u0000le\ud800x' }, { name: 'Ale\ufffdx' }],
    [
      'browser facts that make no sense',
      {
        url: 5,
        lead_attributes: 'x',
        seconds_on_site: 'soon',
        seconds_to_submit: -4,
        form_completed: {},
        valuation_id: 'x',
      },
      { secondsOnSite: null, secondsToSubmit: null },
    ],
    ['names of prototypes', { __proto__x: 1, constructor: 'x', toString: 'y' }, { name: 'Alex Sample' }],
  ])('accepts %s (API-03)', async (_, fields, expected) => {
    expect(await stored(await submit(fields))).toMatchObject(expected);
  });
});

describe('duplicates', () => {
  test('creates only one lead, one delivery to each party and one set of consents from fifty submissions with one key at once (LEAD-01)', async () => {
    const key = randomUUID();
    const same = { ...person(), form: 'enquiry', idempotency_key: key };
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(same)));
    expect(answerCounts(answers), firstAnswers(answers)).toEqual({ '200': 50 });
    const ids = [...new Set(answers.map(({ json }) => json.lead_id as string))];
    expect(ids).toHaveLength(1);
    expect([
      await site.db.$count(leads, eq(leads.idempotencyKey, key)),
      await site.db.$count(deliveries, eq(deliveries.leadId, ids[0]!)),
      await site.db.$count(consents, eq(consents.leadId, ids[0]!)),
    ]).toEqual([1, 2, 3]);
  });

  test('accepts the key as a header, and stores another lead for another dealer or key (LEAD-01)', async () => {
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    const same = person();
    const ids = [];
    for (const [fields, options] of [
      [{ idempotency_key: undefined }, { headers }],
      [{ idempotency_key: key }, {}],
      [{ idempotency_key: key }, { dealer: 'kauri-cars' }],
      [{ idempotency_key: undefined }, {}],
      [{ idempotency_key: undefined }, {}],
    ] as const) {
      ids.push((await submit({ ...same, ...fields }, options)).json.lead_id);
    }
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(4);
  });
});

test('stores each consent with its wording, person and time; "no" for an unticked box, nothing for a box that was not shown (LAW-03)', async () => {
  const yes = await stored(await submit({ form: 'enquiry', opt_in: true }));
  const no = await stored(await submit({ form: 'enquiry' }));
  const unasked = await stored(await submit({}));
  expect(
    (await site.db.select().from(consents).where(eq(consents.leadId, unasked.id))).map(({ kind }) => kind),
  ).toEqual(['collection_notice', 'terms']);
  const rows = await site.db
    .select()
    .from(consents)
    .where(inArray(consents.leadId, [yes.id, no.id]))
    .orderBy(consents.kind, consents.given);
  const wording = 'Yes, send me the latest offers and product updates.';
  expect(rows.slice(0, 4)).toMatchObject([
    { kind: 'collection_notice', given: true, wording: expect.stringContaining('collects your details') },
    { kind: 'collection_notice', given: true },
    { kind: 'marketing', given: false, leadId: no.id, email: no.email, wording },
    {
      kind: 'marketing',
      given: true,
      leadId: yes.id,
      email: yes.email,
      phone: yes.phone,
      name: 'Alex Sample',
      page: enquiry.url,
      dealer: 'harbour-motors',
      wording,
    },
  ]);
  expect(rows.slice(4)).toMatchObject([
    { kind: 'terms', given: true },
    { kind: 'terms', given: true },
  ]);
  expect(rows[3]!.at).toEqual(yes.createdAt);
});

describe('a counter that cannot be written', () => {
  beforeEach(() => site.db.execute(sql`alter table rate_limits add constraint full_disk check (false) not valid`));
  afterEach(() => site.db.execute(sql`alter table rate_limits drop constraint full_disk`));

  test.each<[path: string, answer: number]>([
    ['/api/leads', 200],
    ['/api/forms/enquiry', 200],
  ])('does not block leads at %s (ISO-07)', async (path, status) => {
    const lead = { ...enquiry, ...person(), idempotency_key: randomUUID() };
    const answer = await site.ask(path, { json: lead });
    expect(answer.status, answer.text).toBe(status);
    const rows = await site.db.select().from(deliveries).where(eq(deliveries.leadId, answer.json.lead_id));
    expect(rows.map(({ notice }) => notice)).toContain('lead');
  });

  test('still blocks other calls, such as texting a code (ISO-07)', async () => {
    expect((await site.ask('/api/sign-in/code', { json: { phone: '0491570006' } })).status).toBe(500);
  });
});

describe('grouping', () => {
  test('groups leads with the same phone or email as one person, however the phone is written (LEAD-01)', async () => {
    const { email, phone } = person();
    const first = await stored(await submit({ email, phone }));
    const byPhone = await stored(await submit({ email: '', phone: first.phone }));
    const byEmail = await stored(await submit({ email: email.toUpperCase(), phone: '' }));
    const other = await stored(await submit());
    expect([byPhone.personId, byEmail.personId]).toEqual([first.personId, first.personId]);
    expect(other.personId).not.toBe(first.personId);
    expect((await stored(await submit({ email, phone }, { dealer: 'kauri-cars' }))).personId).not.toBe(first.personId);
  });

  test('merges two people into the older one when a lead matches both (LEAD-01)', async () => {
    const [a, b] = [person(), person()];
    const first = await stored(await submit({ email: a.email, phone: '' }));
    const second = await stored(await submit({ email: '', phone: b.phone }));
    expect(second.personId).not.toBe(first.personId);
    const joint = await stored(await submit({ email: a.email, phone: b.phone }));
    const rows = await site.db
      .select({ personId: leads.personId })
      .from(leads)
      .where(inArray(leads.id, [first.id, second.id, joint.id]));
    expect(new Set(rows.map(({ personId }) => personId))).toEqual(new Set([first.personId]));
  });

  test('groups eight leads that a new person sends at once as one person, four times over (LEAD-01)', async () => {
    for (let round = 0; round < 4; round++) {
      const who = person();
      const answers = await Promise.all(Array.from({ length: 8 }, () => submit(who)));
      expect(answerCounts(answers), firstAnswers(answers)).toEqual({ '200': 8 });
      const rows = await site.db
        .select({ personId: leads.personId })
        .from(leads)
        .where(
          inArray(
            leads.id,
            answers.map(({ json }) => json.lead_id as string),
          ),
        );
      expect([rows.length, new Set(rows.map(({ personId }) => personId)).size]).toEqual([8, 1]);
    }
  });

  test('does not group leads by phone numbers that cannot be read (LEAD-01)', async () => {
    const [a, b] = [
      await stored(await submit({ phone: '111 222 xx' })),
      await stored(await submit({ phone: '111 222 xx' })),
    ];
    expect(a.personId).not.toBe(b.personId);
  });
});

test.each([
  ['a filled trap', { company_website: 'x' }, 70, ['filled in a hidden field']],
  ['two seconds', { seconds_to_submit: 2 }, 50, ['sent within 3 seconds']],
  ['a link in the name', { name: 'see https://spam.example' }, 50, ['a link in the name']],
  [
    'three links',
    { message: 'http://a.example http://b.example www.c.example' },
    40,
    ['more than 2 links in the message'],
  ],
  [
    'all of it',
    { company_website: 'x', seconds_to_submit: 0, name: 'www.x' },
    100,
    ['filled in a hidden field', 'sent within 3 seconds', 'a link in the name'],
  ],
])('flags a lead for %s, but stores and routes it (LEAD-01)', async (_, fields, spamScore, spamReasons) => {
  const row = await stored(await submit(fields));
  expect(row).toMatchObject({ spamScore, spamReasons });
  expect(await site.db.$count(deliveries, eq(deliveries.leadId, row.id))).toBe(1);
});

test('stores or refuses anything sent, and never returns a 5xx (API-03, API-09, ERR-01)', async () => {
  const names = [...Object.keys(leadFieldNames), 'further', '__proto__', 'constructor', 'a(check_option)', ''];
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.anything({ withNullPrototype: true, maxDepth: 3 }),
    fc.webUrl(),
    fc.emailAddress(),
    fc.double(),
    fc.constantFrom('\u0000', '\ud800', 'true', -1, 1e308, [], {}),
  );
  const body = fc.oneof(
    fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'binary' })), value, { maxKeys: 12 }),
    fc.anything(),
  );
  await fc.assert(
    fc.asyncProperty(
      body,
      fc.constantFrom('/api/leads', '/api/forms/enquiry', '/api/forms/trade-in'),
      fc.boolean(),
      async (json, path, complete) => {
        await site.db.delete(rateLimits);
        const sent =
          complete && typeof json === 'object' && json !== null
            ? { name: 'Alex', phone: '0491 570 006', message: 'x', ...json }
            : json;
        const text = JSON.stringify(sent, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one));
        const answer = await site.ask(path, {
          body: text ?? 'undefined',
          headers: { 'content-type': 'application/json' },
        });
        expect([200, 400, 413, 422], answer.text).toContain(answer.status);
        if (answer.status === 422) expect(answer.json.error.code).toBe('invalid');
      },
    ),
    { numRuns: fuzzRuns(65) },
  );
});

test('stores leads soon while their counters hang, and counts again afterwards (ISO-04, LEAD-01)', async () => {
  const locked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const lock = site.db.transaction(async (tx) => {
    await tx.execute(sql`lock table rate_limits in access exclusive mode`);
    locked.resolve();
    await answered.promise;
  });
  await locked.promise;
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 12 }, () => submit()));
  const milliseconds = performance.now() - started;
  answered.resolve();
  await lock;
  for (const answer of answers) await stored(answer);
  expect(milliseconds).toBeLessThan(timeLimit(6000));
  // Counting resumes.
  await expect
    .poll(async () => (await submit()) && site.db.$count(rateLimits), { timeout: timeLimit(20_000), interval: 1000 })
    .toBeGreaterThan(0);
});
