import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { calendarFile } from '#src/server/appointments/calendar-file.ts';
import { zonedMomentText } from '#src/lib/day-text.ts';
import { freeSlot } from '#src/server/appointments/booked.ts';
import { offeredSlots } from '#src/server/appointments/offered-slots.ts';
import { slotsBetween } from '#src/server/appointments/slots.ts';
import { appointments, deliveries, leads, vehicleStates } from '#src/server/platform/database/schema.ts';
import { listDealers } from '#src/server/platform/dealer/find-dealer.ts';
import { answerCounts, firstAnswers } from '../support/crowd.ts';
import { functionSite, type Ask, type FunctionSite } from '../support/function-site.ts';

const path = '/api/test-drive-appointments';
const rules = { minutes: 60, capacity: 1, leadHours: 2, horizonDays: 21 };
const at = (text: string) => Date.parse(text);
const hours = (open: string, close: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Open' as const, open, close }));
const place = (timeZone: string, open = '09:00', close = '17:30') => ({
  timeZone,
  openingHours: hours(open, close),
  specialHours: [] as Location['specialHours'],
});
const starts = (where: ReturnType<typeof place>, date: string, now: number, changed: object = {}) =>
  slotsBetween(where, { ...rules, ...changed }, { from: date, to: date }, now).map(({ startsAt }) =>
    new Date(startsAt).toISOString(),
  );

describe('available times', () => {
  const now = at('2026-11-23T08:00:00+11:00');
  test('divide the day from opening to closing, the last one ending by closing time (API-12)', () => {
    const slots = starts(place('Australia/Sydney'), '2026-11-24', now);
    expect([slots.length, slots[0], slots.at(-1)]).toEqual([8, '2026-11-23T22:00:00.000Z', '2026-11-24T05:00:00.000Z']);
  });
  test('start no sooner than the lead time allows (API-12)', () => {
    expect(starts(place('Australia/Sydney'), '2026-11-23', at('2026-11-23T09:30:00+11:00'))[0]).toBe(
      '2026-11-23T01:00:00.000Z',
    );
    expect(starts(place('Australia/Sydney'), '2026-11-23', at('2026-11-23T10:00:00+11:00'))[0]).toBe(
      '2026-11-23T01:00:00.000Z',
    );
    expect(starts(place('Australia/Sydney'), '2026-11-23', at('2026-11-23T10:00:01+11:00'))[0]).toBe(
      '2026-11-23T02:00:00.000Z',
    );
  });
  test('exclude days before today and after the horizon (API-12)', () => {
    const days = (horizonDays: number) =>
      ['2026-11-22', '2026-11-24', '2026-11-25'].map(
        (date) => starts(place('Australia/Sydney'), date, now, { horizonDays }).length,
      );
    expect([days(2), days(3)]).toEqual([
      [0, 8, 0],
      [0, 8, 8],
    ]);
  });
  test('follow holidays, short days and closed weekdays (API-12, FORM-06)', () => {
    const where = place('Australia/Sydney');
    where.specialHours = [
      { date: '2026-11-24', name: 'Holiday', status: 'Closed', open: null, close: null },
      { date: '2026-11-25', name: 'Short', status: 'Open', open: '10:00', close: '12:00' },
    ];
    where.openingHours[4] = { weekday: 4, status: 'Closed', open: null, close: null } as never;
    expect(
      ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map((date) => starts(where, date, now).length),
    ).toEqual([0, 2, 0, 8]);
  });
  test('are empty for a location without opening hours (API-12)', () => {
    expect(starts({ ...place('Australia/Sydney'), openingHours: [] }, '2026-11-24', now)).toEqual([]);
  });
  test.each([
    ['Australia/Sydney', '2026-10-03', '2026-10-02T23:00:00.000Z'],
    ['Australia/Sydney', '2026-10-04', '2026-10-03T22:00:00.000Z'],
    ['Australia/Sydney', '2027-04-03', '2027-04-02T22:00:00.000Z'],
    ['Australia/Sydney', '2027-04-04', '2027-04-03T23:00:00.000Z'],
    ['Australia/Brisbane', '2026-10-03', '2026-10-02T23:00:00.000Z'],
    ['Australia/Brisbane', '2026-10-04', '2026-10-03T23:00:00.000Z'],
    ['Australia/Brisbane', '2027-04-04', '2027-04-03T23:00:00.000Z'],
  ])("start at nine o'clock in %s on %s (API-12)", (zone, date, instant) => {
    const slots = starts(place(zone), date, at(`${date}T00:00:00Z`) - 3 * 86_400_000);
    expect([slots[0], slots.length]).toEqual([instant, 8]);
  });
  test.each([
    ['2026-10-04', 5, 'the hour that Sydney skips'],
    ['2027-04-04', 7, 'the hour that Sydney has twice'],
    ['2026-11-24', 6, 'any other night'],
  ])('on %s cover %i hours from midnight to six: %s (API-12)', (date, count) => {
    const slots = starts(place('Australia/Sydney', '00:00', '06:00'), date, at(`${date}T00:00:00Z`) - 3 * 86_400_000);
    expect(new Set(slots).size).toBe(count);
  });
  test('count hours past midnight towards the day they started on (API-12)', () => {
    expect(starts(place('Australia/Brisbane', '22:00', '01:00'), '2026-11-24', now)).toEqual([
      '2026-11-24T12:00:00.000Z',
      '2026-11-24T13:00:00.000Z',
      '2026-11-24T14:00:00.000Z',
    ]);
  });
});

describe('free slot at a given time', () => {
  const slot = { startsAt: at('2026-11-24T10:00:00Z'), endsAt: at('2026-11-24T11:00:00Z') };
  const booked = (from: string, to: string, changed: object = {}) => ({
    locationSlug: 'a',
    startsAt: new Date(`2026-11-24T${from}Z`),
    endsAt: new Date(`2026-11-24T${to}Z`),
    place: 0,
    carId: null,
    ...changed,
  });
  test.each([
    ['nothing else', [], 0],
    ['one that ends when it begins', [booked('09:00', '10:00')], 0],
    ['one that begins when it ends', [booked('11:00', '12:00')], 0],
    ['one that overlaps', [booked('09:30', '10:30')], 1],
    ['two', [booked('10:00', '11:00'), booked('10:00', '11:00', { place: 1 })], null],
    ['the first one cancelled', [booked('10:00', '11:00', { place: 1 })], 0],
    ['another location', [booked('10:00', '11:00', { locationSlug: 'b' })], 0],
    ['the vehicle at another location', [booked('10:30', '11:30', { locationSlug: 'b', carId: 'c' })], null],
  ])('accounts for %s (API-12)', (_, others, free) =>
    expect(freeSlot(slot, others, { locationSlug: 'a', carId: 'c' }, 2)).toBe(free),
  );
});

describe('calendar file', () => {
  const event = {
    uid: 'u@x.example',
    bookedAt: 0,
    changedAt: 0,
    sequence: 0,
    isCancelled: false,
    url: null,
    startsAt: at('2026-11-24T10:00:00+11:00'),
    endsAt: at('2026-11-24T10:45:00+11:00'),
    summary: 'Test drive: BMW; M3, new',
    location: 'A',
    description: `One\nTwo ${'é'.repeat(80)}`,
  };
  test('has UTC times, escaped text and lines of at most 75 bytes (API-12)', () => {
    const lines = calendarFile(event).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART:20261123T230000Z',
        'DTEND:20261123T234500Z',
        'SUMMARY:Test drive: BMW\\; M3\\, new',
        'UID:u@x.example',
      ]),
    );
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(calendarFile(event).replaceAll('\r\n ', '')).toContain(`DESCRIPTION:One\\nTwo ${'é'.repeat(80)}\r\n`);
  });
  test('does not let a name add a line (API-12)', () => {
    expect(calendarFile({ ...event, summary: 'A\r\nATTENDEE:x' })).not.toMatch(/^ATTENDEE/m);
  });
  test.each([
    ['Australia/Sydney', 'en-AU', 'Tuesday 24 November, 10:00 am (Sydney time)'],
    ['Australia/Brisbane', 'en-AU', 'Tuesday 24 November, 9:00 am (Brisbane time)'],
    ['America/Chicago', 'en-US', 'Monday, November 23, 5:00 pm (Chicago time)'],
  ])('formats a time in %s for %s (API-12, REG-01)', (zone, locale, words) => {
    expect(zonedMomentText(event.startsAt, zone, locale)).toBe(words);
  });
});

describe('booking', () => {
  let site: FunctionSite;
  beforeAll(async () => {
    process.env.FORECOURT_RATE_LIMITS = 'off';
    site = await functionSite({
      dealers: ['ironbark-ford', 'everyday-cars', 'harbour-motors'],
      change: ({ slug, settings }) => {
        settings.forms.testDriveAppointments = slug !== 'harbour-motors';
        settings.appointments = { minutes: 45, capacity: 3, leadHours: 2, horizonDays: 21 };
      },
    });
  });
  afterAll(() => site.stop());
  beforeEach(() => site.db.delete(appointments));

  const offers = async (query = '', dealer = 'ironbark-ford') =>
    (await site.ask(`${path}?days=21${query}`, { dealer })).json.slots as {
      starts_at: string;
      date: string;
      time: string;
    }[];
  const book = async (json: Record<string, unknown>, further: Ask = {}) => {
    const { location, car_id } = json;
    const asked = Object.entries({ location, car_id }).filter(([, value]) => typeof value === 'string');
    const { dealer = 'ironbark-ford' } = further;
    const { shown } = (await site.ask(`${path}?${new URLSearchParams(asked as [string, string][])}`, { dealer })).json;
    return site.ask(path, { json: { name: 'Ada Black', email: 'ada@shopper.example', shown, ...json }, ...further });
  };
  const rows = () => site.db.select().from(appointments);

  test('allows one person five upcoming test drives, matched by phone or email (API-12)', async () => {
    const slots = await offers('&location=gunnedah');
    const answers = [];
    for (const [nth, slot] of slots.slice(0, 7).entries())
      answers.push(
        await book({
          location: 'gunnedah',
          starts_at: slot.starts_at,
          email: nth % 2 ? 'ada@shopper.example' : '',
          phone: '0491 570 006',
        }),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409, 409]);
    expect(answers[6]!.json.error.code).toBe('too_many_bookings');
    expect(
      (await book({ location: 'gunnedah', starts_at: slots[6]!.starts_at, email: 'bea@shopper.example', phone: '' }))
        .status,
    ).toBe(200);
  });

  test('makes only one booking per key, and refuses that key for another time (API-12)', async () => {
    const [first, second] = await offers('&location=gunnedah');
    const ask = (starts: string) => book({ location: 'gunnedah', starts_at: starts, idempotency_key: 'same-key' });
    const answers = [await ask(first!.starts_at), await ask(first!.starts_at), await ask(second!.starts_at)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect([answers[1]!.json.appointment_id, answers[2]!.json.error.code]).toEqual([
      answers[0]!.json.appointment_id,
      'already_booked',
    ]);
    expect(await rows()).toHaveLength(1);
  });

  test('books a slot, stores a lead and returns a calendar file (API-12, FORM-06)', async () => {
    const [slot] = await offers('&location=gunnedah');
    const car = site.vehicles.find(({ locationSlug, status }) => locationSlug === 'gunnedah' && status === 'in_stock')!;
    const { status, json } = await book({
      location: 'gunnedah',
      car_id: car.id,
      starts_at: slot!.starts_at,
      phone: '0491 570 006',
      message: 'Can I bring my dog?',
      opt_in: true,
    });
    expect([status, json]).toMatchObject([
      200,
      { location: 'gunnedah', starts_at: slot!.starts_at, date: slot!.date, time: slot!.time },
    ]);
    expect(json.calendar).toContain(`DTSTART:${slot!.starts_at.replace(/[-:]|\.\d+/g, '')}\r\n`);
    expect(json.calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:Test drive: ${fullVehicleName(car)} at `);
    const [row] = await rows();
    expect(row).toMatchObject({
      id: json.appointment_id,
      dealer: 'ironbark-ford',
      locationSlug: 'gunnedah',
      place: 0,
      carId: car.id,
      name: 'Ada Black',
      email: 'ada@shopper.example',
      leadId: json.lead_id,
    });
    expect(row!.endsAt.getTime() - row!.startsAt.getTime()).toBe(45 * 60_000);
    const [lead] = await site.db.select().from(leads).where(eq(leads.id, json.lead_id));
    expect(lead).toMatchObject({
      dealer: 'ironbark-ford',
      form: 'test-drive',
      locationSlug: 'gunnedah',
      carId: car.id,
      message: 'Can I bring my dog?',
      eventId: json.event_id,
    });
    expect(JSON.stringify(lead!.fields)).toMatch(/\(Sydney time\)/);
    expect((await site.db.select().from(deliveries).where(eq(deliveries.leadId, json.lead_id))).length).toBeGreaterThan(
      0,
    );
  });
  test('finds the location from the vehicle, and books only one drive per vehicle at a time (API-12)', async () => {
    const car = site.vehicles.find(({ locationSlug, status }) => locationSlug === 'gunnedah' && status === 'in_stock')!;
    const [slot] = await offers(`&car_id=${car.id}`);
    expect((await book({ car_id: car.id, starts_at: slot!.starts_at })).json.location).toBe('gunnedah');
    expect((await offers(`&car_id=${car.id}`)).map(({ starts_at: start }) => start)).not.toContain(slot!.starts_at);
    expect((await offers('&location=gunnedah')).map(({ starts_at: start }) => start)).toContain(slot!.starts_at);
    const second = await book({ car_id: car.id, starts_at: slot!.starts_at });
    expect([second.status, second.json.error.code]).toEqual([409, 'slot_taken']);
    const elsewhere = await book({ car_id: car.id, location: 'tamworth', starts_at: slot!.starts_at });
    expect([elsewhere.status, Object.keys(elsewhere.json.error.fields)]).toEqual([422, ['location']]);
  });
  test('confirms a booking even when the database fails right after storing it (API-12, ERR-01)', async () => {
    const [slot] = await offers('&location=gunnedah');
    const transaction = site.db.transaction;
    const select = vi.spyOn(site.db, 'select');
    const storing = vi.spyOn(site.db, 'transaction').mockImplementationOnce(async (...work) => {
      const stored = await transaction(...work);
      select.mockImplementationOnce(() => {
        throw new Error('Connection terminated');
      });
      return stored;
    });
    const answer = await book({ location: 'gunnedah', starts_at: slot!.starts_at });
    select.mockRestore();
    storing.mockRestore();
    expect([answer.status, answer.json], answer.text).toMatchObject([200, { starts_at: slot!.starts_at }]);
    expect(answer.json.next).toMatch(/[?&]ref=/);
    expect(await rows()).toHaveLength(1);
  });
  test('fills every slot, and no more, when 200 people want the same time at once (API-12)', async () => {
    const slot = (await offers('&location=tamworth')).at(-1)!;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, person) =>
        book({
          location: 'tamworth',
          starts_at: slot.starts_at,
          name: `Person ${person}`,
          email: `p${person}@shopper.example`,
          idempotency_key: `crowd-${person}`,
        }),
      ),
    );
    expect(answerCounts(answers), firstAnswers(answers)).toEqual({ '200': 3, '409 slot_taken': 197 });
    expect((await rows()).map((row) => row.place).toSorted()).toEqual([0, 1, 2]);
    expect((await site.db.select().from(leads)).filter(({ name }) => name?.startsWith('Person '))).toHaveLength(3);
    expect((await offers('&location=tamworth')).map(({ starts_at: start }) => start)).not.toContain(slot.starts_at);
  });
  test('makes only one booking when one key is sent 20 times at once (API-12)', async () => {
    const [slot] = await offers('&location=tamworth');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        book({ location: 'tamworth', starts_at: slot!.starts_at, idempotency_key: 'twice' }),
      ),
    );
    expect(answerCounts(answers), firstAnswers(answers)).toEqual({ '200': 20 });
    expect(new Set(answers.map(({ json }) => `${json.appointment_id} ${json.lead_id}`)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });
  test('refuses a taken slot or vehicle in the database itself (API-12)', async () => {
    const row = { dealer: 'd', locationSlug: 'l', startsAt: new Date(0), endsAt: new Date(1), name: 'x' };
    await site.db.insert(appointments).values({ ...row, place: 0, carId: 'c', idempotencyKey: '1' });
    await expect(site.db.insert(appointments).values({ ...row, place: 0, idempotencyKey: '2' })).rejects.toThrow();
    await expect(
      site.db.insert(appointments).values({ ...row, place: 1, carId: 'c', idempotencyKey: '3' }),
    ).rejects.toThrow();
    await site.db.update(appointments).set({ cancelledAt: new Date(2) });
    await site.db.insert(appointments).values({ ...row, place: 0, carId: 'c', idempotencyKey: '4' });
  });
  test.each([
    ['a time between those offered', { starts_at: '2026-12-01T22:17:00.000Z' }, 422, 'starts_at'],
    ['a time long past', { starts_at: '2020-01-01T22:00:00Z' }, 422, 'starts_at'],
    ['no time', {}, 422, 'starts_at'],
    ['text', { starts_at: 'tomorrow' }, 422, 'starts_at'],
  ])('refuses %s (API-12)', async (_, json, status, field) => {
    const answer = await book({ location: 'tamworth', ...json });
    expect([answer.status, Object.keys(answer.json.error.fields)]).toEqual([status, [field]]);
  });
  test.each([
    ['no name', { name: '' }, 'name'],
    ['neither email nor phone', { email: null }, 'email'],
    ['an email address that is none', { email: 'ada' }, 'email'],
  ])('refuses %s, and books nothing (API-12)', async (_, json, field) => {
    const [slot] = await offers('&location=tamworth');
    const answer = await book({ location: 'tamworth', starts_at: slot!.starts_at, ...json });
    expect([answer.status, Object.keys(answer.json.error.fields)]).toEqual([422, [field]]);
    expect(await rows()).toEqual([]);
  });
  test.each([
    ["another dealer's location", 'location=penrith', 404, 'no_such_location'],
    ['a workshop', 'location=tamworth-service', 404, 'no_such_location'],
    ['a vehicle that there is not', 'car_id=nothing', 404, 'no_such_vehicle'],
    ['no number of days', 'days=many', 422, 'invalid'],
    ['a day that there is not', 'from=2026-02-30', 422, 'invalid'],
  ])('offers no times for %s (API-12)', async (_, query, status, code) => {
    const answer = await site.ask(`${path}?${query}`);
    expect([answer.status, answer.json.error.code]).toEqual([status, code]);
  });
  test('offers no times for a vehicle that sold since the build (API-12)', async () => {
    const car = site.vehicles.find(({ status }) => status === 'in_stock')!;
    await site.db
      .insert(vehicleStates)
      .values({ dealer: 'ironbark-ford', carId: car.id, state: 'sold', at: new Date() });
    expect((await site.ask(`${path}?car_id=${car.id}`)).json.error.code).toBe('vehicle_unavailable');
    await site.db.delete(vehicleStates);
  });
  test('offers no times for a dealer that does not accept appointments (API-12)', async () => {
    expect((await site.ask(path, { dealer: 'harbour-motors' })).json.error.code).toBe('feature_off');
    expect((await book({ starts_at: '2026-12-01T22:00:00Z' }, { dealer: 'harbour-motors' })).json.error.code).toBe(
      'feature_off',
    );
  });
  test("is closed at Christmas, and shows each location's local time (API-12)", async () => {
    const dealers = await listDealers(`${site.outDir}/.forecourt/server`);
    const dealer = dealers.find(({ slug }) => slug === 'everyday-cars')!;
    const of = async (slug: string, from: string) =>
      (
        await offeredSlots(
          site.db,
          dealer,
          dealer.locations.find((location) => location.slug === slug)!,
          { from, days: 1, car_id: null },
          at('2026-12-20T00:00:00Z'),
        )
      ).slots;
    expect(await of('penrith', '2026-12-25')).toEqual([]);
    expect((await of('penrith', '2026-12-22'))[0]).toEqual({
      starts_at: '2026-12-21T21:30:00.000Z',
      ends_at: '2026-12-21T22:15:00.000Z',
      date: '2026-12-22',
      time: '8:30 am',
    });
    expect((await of('moorooka', '2026-12-22'))[0]).toMatchObject({
      starts_at: '2026-12-21T22:00:00.000Z',
      time: '8:00 am',
    });
  });
});
