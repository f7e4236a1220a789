/**
 * Prices, terms, offers and stock change at random between viewing and submitting; only the displayed version is stored
 * (SHOWN-01, SHOWN-02, SHOWN-03).
 */
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { wordingMark } from '#src/contracts/lead-notice.ts';
import { termsMark } from '#src/domain/content/terms-document.ts';
import { isReservable } from '#src/domain/card/card-actions.ts';
import type { PriceType, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { vehicleFile, type PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { appointments, consents, leads, reservations, valuations } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { applicationAnswers } from '../support/finance-answers.ts';
import { functionSite, type Answer, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { hiddenFields, submitPage } from '../support/press.ts';
import { timeLimit } from '../support/time-limit.ts';

const dealer = 'harbour-motors';
const ada = { name: 'Ada Black', phone: '0491 570 006', email: 'ada@shopper.example' };
let site: FunctionSite;
let car: Vehicle;
let original: { vehicle: PublishedVehicle; record: DealerRecord };
const recordFile = (): string => join(site.outDir, '.forecourt/server', `${dealer}.json`);
const carFile = (): string => join(site.outDir, dealer, vehicleFile(car.slug, site.vehicles.length));
const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({
    dealers: [dealer],
    pages: true,
    change: ({ settings }) => {
      settings.forms.testDriveAppointments = true;
      settings.forms.termsNote = true;
    },
  });
  const record = (await json(recordFile())) as DealerRecord;
  car = site.vehicles.find(
    (one) => isReservable(one, record.settings) && one.carType === 'used' && (one.price ?? 0) > 30_000,
  )!;
  const vehicle = ((await json(carFile())) as Record<string, PublishedVehicle>)[car.slug]!;
  original = { record, vehicle };
});
afterAll(() => site.stop());
beforeEach(async () => {
  await clean();
  await becomes(usual);
});

async function clean(): Promise<void> {
  await site.server.settled();
  await emptyTables(
    site.db,
    ...['rate_limits', 'reservations', 'vehicle_states', 'buying_plans', 'finance_applications', 'appointments'],
    ...['consents', 'lead_statuses', 'delivery_attempts', 'deliveries', 'leads', 'local_messages', 'valuations'],
  );
}

/** A release, stock refresh or colleague may change this while a page is open. */
interface World {
  price: number;
  priceType: PriceType;
  isSold: boolean;
  deposit: number;
  holdHours: number;
  place: string;
  brand: string;
  delivery: number;
  lender: string;
  tradeIn: number;
}
const usual: World = {
  price: 34_990,
  priceType: 'drive_away',
  isSold: false,
  deposit: 200,
  holdHours: 48,
  place: 'Harbour Motors Artarmon',
  brand: 'Harbour Motors',
  delivery: 95,
  lender: 'Quayside Finance',
  tradeIn: 18_000,
};
const worlds = fc.record<World>({
  price: fc.constantFrom(34_990, 36_490),
  priceType: fc.constantFrom<PriceType>('drive_away', 'excluding_government_charges'),
  isSold: fc.boolean(),
  deposit: fc.constantFrom(0, 200, 350),
  holdHours: fc.constantFrom(24, 48, 240),
  place: fc.constantFrom('Harbour Motors Artarmon', 'Harbour Motors Chatswood'),
  brand: fc.constantFrom('Harbour Motors', 'Bayside Motors'),
  delivery: fc.constantFrom(0, 95, 150),
  lender: fc.constantFrom('Quayside Finance', 'Seaside Finance'),
  tradeIn: fc.constantFrom(18_000, 5000),
});
/** Usually one or two, sometimes none. */
const changes = fc
  .tuple(worlds, worlds, fc.subarray(Object.keys(usual) as (keyof World)[], { maxLength: 2 }))
  .map(([world, other, changed]) => {
    const before = { ...world, isSold: false };
    return { before, after: { ...before, ...Object.fromEntries(changed.map((key) => [key, other[key]])) } };
  });

async function becomes(world: World): Promise<void> {
  const { record, vehicle } = structuredClone(original);
  const { settings } = record;
  Object.assign(vehicle, { price: world.price, priceType: world.priceType });
  if (world.isSold) Object.assign(vehicle, { status: 'sold', sold: true });
  Object.assign(settings.reserve, { deposit: world.deposit, holdHours: world.holdHours });
  settings.branding.name = world.brand;
  settings.delivery.zones[0]!.price = world.delivery;
  settings.finance.lenders[0]!.name = world.lender;
  for (const location of record.locations) if (location.slug === car.locationSlug) location.name = world.place;
  const file = (await json(carFile())) as Record<string, PublishedVehicle>;
  await writeFile(carFile(), JSON.stringify({ ...file, [car.slug]: vehicle }));
  await writeFile(recordFile(), JSON.stringify(record));
  await site.db.update(valuations).set({ estimate: estimate(world.tradeIn) });
}

const estimate = (likely: number) => ({
  low: likely - 500,
  likely,
  high: likely + 500,
  confidence: 'high' as const,
  count: 9,
  sameBadge: true,
  asking: 22_000,
});

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
/** Page text without error messages. */
function words({ text }: Answer): string {
  const main = parse(text).querySelector('main')!;
  for (const alert of main.querySelectorAll('[role="alert"], .form__alert')) alert.remove();
  return plain(main.structuredText);
}

/** Parts of a stored line the page doesn't show. */
const unsaid = (wording: string, page: string): string[] =>
  wording
    .split('\n')
    .flatMap((line) => line.replace(/^- /, '').split(': '))
    .map(plain)
    .filter((part) => !page.includes(part));

interface Journey {
  page: string;
  fields: Record<string, string>;
  typed: Record<string, string>;
  /** Continues to the page with the agreement. */
  open(shopper: PlainBrowser): Promise<void>;
  /** Stored record as text. */
  stored(): Promise<string | null>;
}

const wordingOf = async (kind: string): Promise<string | null> =>
  (await site.db.select().from(consents).where(eq(consents.kind, kind)))[0]?.wording ?? null;

const journeys: Record<string, () => Journey> = {
  reserving: () => ({
    page: `/cars/${car.slug}/checkout?step=check`,
    fields: { step: 'agree' },
    typed: {},
    open: async (shopper) => void (await shopper.post(`/cars/${car.slug}/checkout`, { step: 'details', ...ada })),
    stored: async () => {
      const [row] = await site.db.select().from(reservations);
      if (!row) return null;
      const figures = [row.price, row.depositCents / 100].map((dollars) => `$${dollars.toLocaleString('en-AU')}`);
      return [...(row.depositCents === 0 ? figures.slice(0, 1) : figures), row.agreed].join('\n');
    },
  }),
  buying: () => ({
    page: `/cars/${car.slug}/buy-online?step=summary`,
    fields: { step: 'summary', car_id: car.slug },
    typed: { ...ada, note: '' },
    open: async (shopper) => {
      const home = `/cars/${car.slug}/buy-online`;
      await valued(shopper);
      await shopper.post(home, { step: 'trade-in', car_id: car.slug, tradeIn: 'use' });
      await shopper.post(home, { step: 'finance', car_id: car.slug, finance: 'loan', borrow: '10,000', years: '5' });
      await shopper.post(home, { step: 'getting', car_id: car.slug, getting: 'delivery', postcode: '2068' });
    },
    stored: async () => {
      const [lead] = await site.db.select().from(leads).where(eq(leads.form, 'buy-online'));
      return lead
        ? [...lead.notes, await wordingOf('purchase_summary')]
            .join('\n')
            .replace('To bring: ', '')
            .replaceAll('; ', '\n')
        : null;
    },
  }),
  finance: () => ({
    page: `/personalised/finance?car_id=${car.id}&part=check`,
    fields: { part: 'check' },
    typed: { agreed: 'true' },
    open: async (shopper) => {
      for (const [part, fields] of applicationAnswers)
        await shopper.post('/personalised/finance', { part, car_id: car.id, action: 'next', ...fields });
    },
    stored: async () => {
      const [lead] = await site.db.select().from(leads).where(eq(leads.form, 'finance'));
      return lead ? await wordingOf('finance_application') : null;
    },
  }),
};

/** The valuation's key is in the browser. */
async function valued(shopper: PlainBrowser): Promise<void> {
  const key = 'k'.repeat(22);
  await site.db.insert(valuations).values({
    dealer,
    vehicle: { year: 2020, make: 'Hyundai', model: 'Tucson', badge: null },
    rego: 'DKT47P',
    kilometres: 60_000,
    answers: {},
    adjustments: { dents: 0, alloys: 0, glass: 0, scuffs: 0, tears: 0 },
    estimate: estimate(usual.tradeIn),
    provider: 'stock',
    updatedAt: new Date(),
    key,
    owing: 'yes',
    expiresAt: new Date(Date.now() + 5 * 86_400_000),
  });
  await shopper.get(`/valuation?ref=${key}`);
}

async function change(edit: (record: DealerRecord) => void): Promise<void> {
  const record = structuredClone(original.record);
  edit(record);
  await writeFile(recordFile(), JSON.stringify(record));
}

function withFigures(shown: string, figures: object): string {
  const [digest, , signature] = shown.split('.');
  return [digest, Buffer.from(JSON.stringify(figures)).toString('base64url'), signature].join('.');
}

const pathOf = ({ page }: Journey): string => page.split('?')[0]!;

describe.each(Object.entries(journeys))('%s', (_, journeyOf) => {
  test(
    'stores only what was on the page, however the site changes before the click (SHOWN-01, SHOWN-02, SHOWN-03)',
    async () => {
      const journey = journeyOf();
      let refusals = 0;
      await fc.assert(
        fc.asyncProperty(changes, async ({ before, after }) => {
          await clean();
          await becomes(usual);
          const shopper = new PlainBrowser(site);
          await journey.open(shopper);
          await becomes(before);
          const page = await shopper.get(journey.page);
          const sent = hiddenFields(page, journey.fields);
          expect(sent['shown'], words(page)).toMatch(/^[\w\-]{43}\.[\w\-]+\.[\w\-]{43}$/v);
          await becomes(after);
          const now = await shopper.get(journey.page);
          const isSame = now.status === 200 && words(now) === words(page);
          const answer = await shopper.post(pathOf(journey), { ...sent, ...journey.fields, ...journey.typed });
          const stored = await journey.stored();
          expect([stored !== null, answer.status < 400], answer.text.slice(0, 300)).toEqual([isSame, isSame]);
          if (stored !== null) expect(unsaid(stored, words(page))).toEqual([]);
          else refusals += 1;
          if (now.status !== 200 || isSame) return;
          expect([answer.status, words(answer)]).toEqual([409, words(now)]);
          const again = hiddenFields(answer, journey.fields);
          const second = await shopper.post(pathOf(journey), { ...again, ...journey.fields, ...journey.typed });
          expect(second.status, second.text.slice(0, 300)).toBeLessThan(400);
          expect(unsaid((await journey.stored()) ?? 'nothing stored', words(now))).toEqual([]);
        }),
        {
          numRuns: fuzzRuns(12),
          examples: [
            [{ before: usual, after: { ...usual, price: 36_490, lender: 'Other' } }],
            [{ before: usual, after: { ...usual, brand: 'Bayside Motors' } }],
          ],
        },
      );
      expect(refusals).toBeGreaterThan(0);
    },
    timeLimit(120_000),
  );

  test.each([
    ['no digest', () => ({})],
    ['a made-up digest', () => ({ shown: 'x'.repeat(43) })],
    ['an empty digest', () => ({ shown: '' })],
    ['a digest of accented letters', () => ({ shown: 'é'.repeat(43) })],
  ])('answers 409 with the page, and stores nothing, for a form with %s (SHOWN-01)', async (_name, fields) => {
    const journey = journeyOf();
    const shopper = new PlainBrowser(site);
    await journey.open(shopper);
    const page = await shopper.get(journey.page);
    const { shown: _shown, ...hidden } = hiddenFields(page, journey.fields);
    const answer = await shopper.post(pathOf(journey), { ...hidden, ...journey.fields, ...journey.typed, ...fields() });
    expect([answer.status, words(answer)]).toEqual([409, words(page)]);
    expect(await journey.stored()).toBeNull();
  });

  const priceNow = 'The price is now $36,490 drive away; it was $34,990 drive away.';

  test.each<[string, Partial<World>, (shown: string) => string, string]>([
    ['the new and the earlier price', { price: 36_490 }, (shown) => shown, priceNow],
    [
      'that only other details changed',
      { brand: 'Bayside Motors' },
      (shown) => shown,
      'The price is the same, but other details or terms have changed.',
    ],
    [
      'only that something changed, for a bare digest',
      { price: 36_490 },
      (shown) => shown.split('.')[0]!,
      'changed since you opened this page',
    ],
    [
      'no price that the browser made up',
      { price: 36_490 },
      (shown) => withFigures(shown, { price: '$1 drive away' }),
      'changed since you opened this page',
    ],
  ])('says %s, with the focus (SHOWN-02)', async (_said, changed, edit, text) => {
    const journey = journeyOf();
    const shopper = new PlainBrowser(site);
    await journey.open(shopper);
    const sent = hiddenFields(await shopper.get(journey.page), journey.fields);
    await becomes({ ...usual, ...changed });
    const shown = edit(sent['shown']!);
    const answer = await shopper.post(pathOf(journey), { ...sent, ...journey.fields, ...journey.typed, shown });
    const [alert, ...others] = parse(answer.text).querySelectorAll('main [role="alert"]');
    expect([answer.status, plain(alert!.text), others]).toEqual([409, expect.stringContaining(text), []]);
    expect([alert!.hasAttribute('autofocus'), alert!.getAttribute('tabindex')]).toEqual([true, '-1']);
    expect(plain(alert!.text)).not.toContain('$1 ');
  });

  test('answers 409, not 500, for a page from before the secret changed (SHOWN-02)', async () => {
    const journey = journeyOf();
    const shopper = new PlainBrowser(site);
    await journey.open(shopper);
    const sent = hiddenFields(await shopper.get(journey.page), journey.fields);
    process.env.SESSION_SECRET = 'another secret of at least thirty-two characters';
    try {
      const answer = await shopper.post(pathOf(journey), { ...sent, ...journey.fields, ...journey.typed });
      // A finance application is sealed with the secret, so it starts over.
      expect([answer.status, await journey.stored()]).toEqual([expect.toSatisfy((s) => s === 409 || s === 303), null]);
    } finally {
      delete process.env.SESSION_SECRET;
    }
  });
});

describe('reserving by JSON', () => {
  const offer = async () => (await site.ask(`/api/cars/${car.id}/availability?offer=1`)).json.offer;
  const reserve = (shown: unknown, key = randomUUID()) =>
    site.ask('/api/checkout', { json: { car_id: car.id, ...ada, terms: true, shown, idempotency_key: key } });

  test('answers 409 with the new offer when the price has changed, and accepts that one (SHOWN-01, SHOWN-02)', async () => {
    const { shown, wording } = await offer();
    expect(wording).toMatch(/\$34,990[^]*\$200[^]*48 hours[^]*By continuing you agree/);
    await becomes({ ...usual, price: 36_490 });
    const refused = await reserve(shown);
    expect([refused.status, refused.json.error.code]).toEqual([409, 'offer_changed']);
    expect(refused.json.error.message).toBe('The price is now $36,490 drive away; it was $34,990 drive away.');
    expect(refused.json.offer).toEqual(await offer());
    expect(refused.json.offer.wording).toContain('$36,490');
    expect(await site.db.$count(reservations)).toBe(0);
    expect((await reserve(refused.json.offer.shown)).status).toBe(200);
    expect(await site.db.select().from(reservations)).toMatchObject([
      { price: 36_490, agreed: refused.json.offer.wording },
    ]);
  });

  test('names each changed figure (SHOWN-02)', async () => {
    const { shown } = await offer();
    await becomes({ ...usual, price: 36_490, deposit: 350 });
    expect((await reserve(shown)).json.error.message).toBe(
      'The price is now $36,490 drive away; it was $34,990 drive away. The deposit is now $350; it was $200.',
    );
  });

  test('continues with the same reservation when a call is repeated after a change, but not for another offer (SHOWN-02)', async () => {
    const key = randomUUID();
    const { shown } = await offer();
    const first = await reserve(shown, key);
    await becomes({ ...usual, price: 36_490 });
    expect((await reserve(shown, key)).json).toEqual(first.json);
    expect((await reserve('x'.repeat(43), key)).json.error.code).toBe('key_reused');
    expect(await site.db.select().from(reservations)).toMatchObject([{ price: 34_990 }]);
  });

  test('returns an offer only on request, and only for a vehicle that can be reserved (SHOWN-01)', async () => {
    expect((await site.ask(`/api/cars/${car.id}/availability`)).json).not.toHaveProperty('offer');
    await becomes({ ...usual, isSold: true });
    expect(await offer()).toBeNull();
  });
});

describe('a hold', () => {
  const checkout = (): string => `/cars/${car.slug}/checkout`;
  const agreed = async (shopper: PlainBrowser): Promise<string> => {
    await shopper.post(checkout(), { step: 'details', ...ada });
    const card = await submitPage(shopper, `${checkout()}?step=check`, { step: 'agree' });
    return new URL(String(card.headers.location), 'http://x').searchParams.get('ref')!;
  };

  test('is replaced at the new price on the page when unpaid, and never paid at the old price (SHOWN-02)', async () => {
    const shopper = new PlainBrowser(site);
    const first = await agreed(shopper);
    await becomes({ ...usual, price: 36_490, deposit: 350 });
    const second = await agreed(shopper);
    expect(second).not.toBe(first);
    const rows = await site.db.select().from(reservations);
    expect(rows.map(({ receiptKey, state, price, depositCents }) => [receiptKey, state, price, depositCents])).toEqual(
      expect.arrayContaining([
        [first, 'cancelled', 34_990, 20_000],
        [second, 'pending', 36_490, 35_000],
      ]),
    );
  });

  test('moves to another vehicle only at the price shown on the page, and records the agreed price (SHOWN-01, SHOWN-02, SHOWN-03)', async () => {
    const shopper = new PlainBrowser(site);
    await becomes({ ...usual, deposit: 0 });
    const other = site.vehicles.find((one) => one.id !== car.id && isReservable(one, original.record.settings))!;
    await shopper.post(`/cars/${other.slug}/checkout`, { step: 'details', ...ada });
    const held = await submitPage(shopper, `/cars/${other.slug}/checkout?step=check`, { step: 'agree' });
    const ref = new URL(String(held.headers.location), 'http://x').searchParams.get('ref')!;
    const move = { ref, action: 'move', car_id: car.id };
    const sent = hiddenFields(await shopper.get(checkout()), move);
    await becomes({ ...usual, deposit: 0, price: 36_490 });
    const refused = await shopper.post('/reservation', sent);
    expect([refused.status, words(refused)]).toEqual([409, expect.stringContaining('Move your hold')]);
    expect(parse(refused.text).querySelector('[role="alert"]')!.text).toMatch(
      /The price is now \$36,490 drive away; it was \$34,990 drive away\. Your hold hasn’t changed/,
    );
    expect(await site.db.select().from(reservations)).toMatchObject([{ carId: other.id, price: other.price }]);
    expect((await shopper.post('/reservation', hiddenFields(await shopper.get(checkout()), move))).status).toBe(303);
    expect(await site.db.select().from(reservations)).toMatchObject([
      { carId: car.id, price: 36_490, agreed: expect.stringMatching(/^Moved to .*: \$36,490 Drive away\n/) },
    ]);
  });
});

describe('a test drive', () => {
  const changed: [string, (record: DealerRecord) => void][] = [
    ['the name of the place', ({ locations }) => (locations.find(isHome)!.name = 'Harbour Motors Chatswood')],
    ['its address', ({ locations }) => (locations.find(isHome)!.address.street = '1 Other Road')],
    ['how long it takes', ({ settings }) => (settings.appointments.minutes = 15)],
    ['the conditions on the form', ({ settings }) => (settings.forms.testDriveDisclaimer = 'Bring $5,000.')],
    ['the terms of use', ({ terms }) => (terms!.text += ' And more.')],
  ];
  const isHome = ({ slug }: { slug: string }): boolean => slug === car.locationSlug;
  const times = async () => (await site.ask(`/api/test-drive-appointments?days=21&car_id=${car.id}`)).json;
  const book = (startsAt: string, shown: unknown, key = randomUUID()) =>
    site.ask('/api/test-drive-appointments', {
      json: { ...ada, terms: true, car_id: car.id, starts_at: startsAt, shown, idempotency_key: key },
    });

  test.each(changed)(
    'is not booked when %s changed after the page was opened (SHOWN-01, SHOWN-02)',
    async (_, edit) => {
      const { slots, shown } = await times();
      const at = slots[4].starts_at as string;
      await change(edit);
      const refused = await book(at, shown);
      expect([refused.status, refused.json.error.code]).toEqual([409, 'times_changed']);
      expect([await site.db.$count(appointments), await site.db.$count(leads)]).toEqual([0, 0]);
      expect((await book(at, refused.json.offer.shown)).status).toBe(200);
    },
  );

  test.each([[undefined], [null], ['x'.repeat(43)], [['a']]])(
    'is not booked with %j as the digest (SHOWN-01)',
    async (shown) => {
      const { slots } = await times();
      expect((await book(slots[4].starts_at as string, shown)).json.error.code).toBe('times_changed');
      expect([await site.db.$count(appointments), await site.db.$count(leads)]).toEqual([0, 0]);
    },
  );

  test('is found again by a repeated call, whatever changed in between (SHOWN-02)', async () => {
    const { slots, shown } = await times();
    const key = randomUUID();
    const first = await book(slots[4].starts_at as string, shown, key);
    await change(({ settings }) => (settings.forms.testDriveDisclaimer = 'Bring $5,000.'));
    const again = await book(slots[4].starts_at as string, shown, key);
    expect(again.json.appointment_id).toBe(first.json.appointment_id);
  });

  test.each(changed.slice(0, 3))(
    'is not moved when %s changed after the page was opened (SHOWN-02)',
    async (_, edit) => {
      const { slots, shown } = await times();
      const { next } = (await book(slots[4].starts_at as string, shown)).json;
      const ref = new URLSearchParams(String(next).split('?')[1]).get('ref')!;
      const shopper = new PlainBrowser(site);
      const sent = { ...hiddenFields(await shopper.get(`/booking?ref=${ref}`), { action: 'move' }) };
      const wanted = { starts_at: slots[6].starts_at as string };
      await change(edit);
      // The chosen time may no longer be offered.
      const refused = await shopper.post('/booking', { ...sent, ...wanted });
      expect([refused.status, hiddenFields(refused, { action: 'move' })['shown']]).toEqual([
        expect.toSatisfy((status) => status === 409 || status === 422),
        expect.stringMatching(/^[\w\-]{43}$/v),
      ]);
      expect(hiddenFields(refused, { action: 'move' })['shown']).not.toBe(sent['shown']);
      expect(await site.db.select().from(appointments)).toMatchObject([{ sequence: 0 }]);
    },
  );
});

test('stores an enquiry from a page with earlier wording, but never as consent to the current wording (SHOWN-03)', async () => {
  const mark = wordingMark(original.record.settings, termsMark(original.record.terms ?? null));
  const send = async (wording?: string) => {
    const { lead_id: id } = (
      await site.ask('/api/forms/enquiry', {
        json: { ...ada, message: `Wording ${randomUUID()}`, terms: true, opt_in: true, car_id: car.id, wording },
      })
    ).json;
    const rows = await site.db.select().from(consents).where(eq(consents.leadId, id));
    const [lead] = await site.db.select().from(leads).where(eq(leads.id, id));
    return { notes: lead!.notes, said: Object.fromEntries(rows.map((row) => [row.kind, [row.given, row.wording]])) };
  };
  const { optInText } = original.record.settings.forms;
  for (const wording of [mark, undefined])
    expect(await send(wording)).toMatchObject({ notes: [], said: { marketing: [true, optInText] } });
  await change(({ settings }) => (settings.forms.optInText = 'Send me offers, and share my details with partners.'));
  const { said, notes } = await send(mark);
  const earlier = 'An earlier wording, as shown on the page before it was changed.';
  expect(said).toEqual({
    collection_notice: [true, earlier],
    marketing: [false, earlier],
    terms: [true, earlier],
  });
  expect(notes).toEqual(['The shopper opted in under an earlier wording, so this doesn’t count as consent.']);
});

test('stores only the version of the terms that the page linked to (SHOWN-03)', async () => {
  const page = await site.ask('/api/forms/enquiry', { form: { first_name: 'Ada' } });
  const wording = /name="wording"[^>]*value="([^"]+)"/v.exec(page.text)?.[1];
  expect(wording).toBe(wordingMark(original.record.settings, termsMark(original.record.terms ?? null)));
  const termsOf = async () => {
    const json = { ...ada, message: `Terms ${randomUUID()}`, terms: true, car_id: car.id, wording };
    const { lead_id: id } = (await site.ask('/api/forms/enquiry', { json })).json;
    const rows = await site.db.select().from(consents).where(eq(consents.leadId, id));
    const row = rows.find(({ kind }) => kind === 'terms')!;
    return [row.given, row.wording, row.documentVersion];
  };
  expect(await termsOf()).toEqual([true, 'I agree to the terms of use.', expect.stringMatching(/^[0-9a-f]{12}$/v)]);
  await change((record) => (record.terms = { ...record.terms!, text: '<p>We may sell what you tell us.</p>' }));
  expect(await termsOf()).toEqual([true, 'An earlier wording, as shown on the page before it was changed.', null]);
});

test('stores an ordinary enquiry from a page of any age, whatever digest comes with it (SHOWN-01)', async () => {
  for (const shown of [undefined, 'x'.repeat(43)]) {
    const answer = await site.ask('/api/forms/enquiry', {
      json: { ...ada, message: `Is it there? ${shown}`, terms: true, car_id: car.id, shown },
    });
    expect(answer.status, answer.text).toBe(200);
  }
  expect(await site.db.$count(leads)).toBe(2);
});
