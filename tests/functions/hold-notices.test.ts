/** Reminder on the last morning, and outcome (RES-06, RES-07). */
import { and, eq, like } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { endReservation } from '#src/journeys/reserve/server/end-reservation.ts';
import { storeReservationLead } from '#src/journeys/reserve/server/reservation-lead.ts';
import { deliveries, localMessages } from '#src/server/platform/database/schema.ts';
import { deliverDue } from '#src/server/delivery/deliver-due.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import { paymentProvider } from '#src/journeys/reserve/server/payments/payments.ts';
import { ada, cardSite, hour, reserveNow as now, type CardSite } from '../support/reserving.ts';

let card: CardSite;
let cars: Vehicle[];
/** 8 am on the last day; the hold runs from 11 am on Thursday 19 November to 11 am on Saturday. */
const eight = Date.parse('2026-11-21T08:00:00+11:00');
const minute = 60_000;

beforeAll(async () => {
  card = await cardSite();
  cars = await card.reservable();
});
afterAll(() => card.stop());
beforeEach(async () => {
  await card.reset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function held(): Promise<string> {
  const id = await card.begin(cars[0]!.id);
  await card.authorise(id);
  await deliver(now);
  return id;
}
const deliver = async (at: number) =>
  deliverDue({ db: card.site.db, dealer: await card.record(), environment: readEnvironment({}), now: () => at });
/** Queues and sends due notices, as scheduled every minute. */
async function minuteRound(at: number): Promise<void> {
  await card.round(at);
  await deliver(at);
}
const mails = async (subject: string) =>
  card.site.db
    .select()
    .from(localMessages)
    .where(and(eq(localMessages.recipient, ada.email), like(localMessages.subject, `${subject}%`)));
const reminders = () => mails('Your hold on the');
const provider = async () => paymentProvider(await card.record(), readEnvironment({}));

describe('reminder', () => {
  test("arrives once, on the last morning in the location's time zone, with the end time, the deposit and the link (RES-07)", async () => {
    const id = await held();
    for (const at of [now + hour, eight - minute]) await minuteRound(at);
    expect(await reminders()).toEqual([]);
    for (const at of [eight, eight + minute, eight + hour]) await minuteRound(at);
    await Promise.all([minuteRound(eight + 90 * minute), minuteRound(eight + 90 * minute)]);
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(mail!.subject).toMatch(/ends Saturday 21 November, 11:00 am \([\dA-F]{4}-[\dA-F]{4}\)$/);
    expect(mail!.body).toMatch(/You don’t have to do anything\.[^]*If you do nothing: The \$200 is released/);
    const { receiptKey } = await card.row(id);
    expect(parse(mail!.html!).querySelector(`a[href$="/reservation?ref=${receiptKey}"]`)).not.toBeNull();
    // The receipt announced the reminder's date.
    expect((await mails('Reserved'))[0]!.body).toContain(
      'We’ll email you a reminder on the morning of Saturday 21 November.',
    );
  });

  test('is not sent for a hold cancelled before it is due, or before the outbox sends it (RES-07)', async () => {
    const id = await held();
    const reservation = await card.row(id);
    await card.round(eight);
    expect(await card.site.db.$count(deliveries, eq(deliveries.notice, 'hold:ending'))).toBe(1);
    await endReservation({ db: card.site.db, provider: await provider(), now: eight }, reservation, 'cancel');
    await deliver(eight + minute);
    expect(await reminders()).toEqual([]);
    await card.reset();
    const other = await held();
    await endReservation(
      { db: card.site.db, provider: await provider(), now: now + hour },
      await card.row(other),
      'cancel',
    );
    await minuteRound(eight);
    expect(await card.site.db.$count(deliveries, eq(deliveries.notice, 'hold:ending'))).toBe(0);
  });

  test('is skipped when the mail server is down until night (RES-07)', async () => {
    await held();
    await card.round(eight);
    await deliver(Date.parse('2026-11-21T10:30:00+11:00'));
    const [row] = await card.site.db.select().from(deliveries).where(eq(deliveries.notice, 'hold:ending'));
    expect([row!.state, await reminders()]).toEqual(['delivered', []]);
  });

  test('is not repeated for a hold moved after it was sent, but is sent for a hold moved earlier (RES-07)', async () => {
    const id = await held();
    const move = async (to: Vehicle, at: number) => {
      const needs = { db: card.site.db, dealer: await card.record(), site: card.filesOf(), now: at };
      const before = await card.row(id);
      await storeReservationLead(needs, (await card.move(before, to.id, needs.now))!, before.vehicleName);
    };
    await move(cars[1]!, now + hour);
    await minuteRound(eight);
    expect((await reminders()).map(({ body }) => body.includes(cars[1]!.name))).toEqual([true]);
    await move(cars[2]!, eight + minute);
    await minuteRound(eight + 2 * minute);
    expect(await reminders()).toHaveLength(1);
  });
});

describe('outcome', () => {
  test('of an ended hold is emailed only once, including what happened to the deposit (RES-06)', async () => {
    await held();
    for (const at of [48, 48.02, 49]) await minuteRound(now + at * hour);
    const [mail, ...more] = await mails('Your hold has ended');
    expect(more).toEqual([]);
    expect(mail!.body).toMatch(/it ended on Saturday 21 November at 11:00 am[^]*The \$200 was released then/);
    expect(mail!.html).toContain('Your hold on the');
  });

  test('of a sale is emailed only once the deposit has been captured (RES-06)', async () => {
    const id = await held();
    card.stripe.isDown = true;
    await endReservation({ db: card.site.db, provider: await provider(), now: now + hour }, await card.row(id), 'sold');
    await minuteRound(now + 2 * hour);
    expect(await mails('It’s yours')).toEqual([]);
    card.stripe.isDown = false;
    for (const at of [3, 4]) await minuteRound(now + at * hour);
    const [mail, ...more] = await mails('It’s yours');
    expect(more).toEqual([]);
    expect(mail!.body).toContain('The $200 AUD was charged to your card and counts towards the price.');
  });

  test('of a hold ended early by the card network is emailed: no vehicle held, no money taken (RES-06)', async () => {
    const id = await held();
    const object = { id: `pi_${id}`, object: 'payment_intent' };
    await card.hear({ type: 'payment_intent.canceled', data: { object } }, { at: now + hour });
    for (const at of [2, 3]) await minuteRound(now + at * hour);
    const [mail, ...more] = await mails('Your hold has ended early');
    expect(more).toEqual([]);
    expect(mail!.body).toMatch(/isn’t reserved for you\.[^]*No money has left your card/);
  });

  test('is not emailed to a shopper who never paid (RES-06)', async () => {
    await card.begin(cars[0]!.id);
    await minuteRound(now + hour);
    expect(await card.site.db.select().from(localMessages)).toEqual([]);
  });
});

test('receipt has the same content in HTML and text, with photo, button and next steps (RES-03, LEAD-02)', async () => {
  const id = await held();
  const [mail] = await mails('Reserved');
  const html = parse(mail!.html!);
  const { receiptKey } = await card.row(id);
  expect(html.querySelector('h1')!.text).toMatch(/ is held for you until Saturday 21 November, 11:00 am$/);
  expect(html.querySelectorAll('img').map((one) => one.getAttribute('alt'))).toEqual([
    expect.stringContaining(cars[0]!.name),
  ]);
  for (const words of [
    'No money has left your card.',
    'Your bank may show $200 as pending.',
    'If you buy',
    'If you don’t',
    'Cancel the reservation',
    'This hold is not a contract to buy.',
    'It’s not advertising.',
  ]) {
    expect(html.structuredText.replaceAll(/\s+/g, ' ')).toContain(words);
    expect(mail!.body.replaceAll(/\s+/g, ' ')).toContain(words);
  }
  expect(html.querySelectorAll(`a[href*="/reservation?ref=${receiptKey}"]`)).toHaveLength(3);
});
