import { and, eq } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  appointments,
  consents,
  deliveries,
  documentTexts,
  leads,
  localMessages,
  rateLimits,
} from '#src/server/platform/database/schema.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { enquiry } from '../fixtures/leads.ts';
import { hiddenFields } from '../support/press.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';

const dealer = 'ironbark-ford';
let site: FunctionSite;

beforeAll(async () => {
  site = await functionSite({
    dealers: [dealer, 'harbour-motors'],
    pages: true,
    change: ({ settings }) => {
      settings.appointments = { minutes: 30, capacity: 1, leadHours: 2, horizonDays: 21 };
    },
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of [rateLimits, appointments, localMessages]) await site.db.delete(table);
});

let serial = 0;
const person = () => ({ name: "Zoë O'Brien", email: `zoe${++serial}@shopper.example`, phone: '0491 570 156' });
const send = async (fields: object = {}, form = 'enquiry', at = dealer) => {
  const answer = await site.ask(`/api/forms/${form}`, {
    dealer: at,
    json: { ...enquiry, ...person(), idempotency_key: `n-${++serial}`, ...fields },
  });
  expect(answer.status, answer.text).toBe(200);
  return { id: answer.json.lead_id as string, next: answer.json.next as string };
};
/** Waits until the outbox is empty. */
const messages = async (to: string) => {
  await site.server.settled();
  return site.db.select().from(localMessages).where(eq(localMessages.recipient, to)).orderBy(localMessages.createdAt);
};
const aCar = () =>
  site.vehicles.find(({ locationSlug, status }) => locationSlug === 'gunnedah' && status === 'in_stock')!;
const words = (html: string) => parse(html).querySelector('main')!.structuredText.replace(/\s+/g, ' ');

describe('enquiry', () => {
  test("emails the shopper their enquiry, the location, the next steps and the dealer's reference (LEAD-01, FORM-06)", async () => {
    const who = person();
    const { id } = await send({ ...who, car_id: aCar().id, message: 'Is it still here?' });
    const [mail, ...more] = await messages(who.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'email',
      subject: `Your enquiry about the ${fullVehicleName(aCar())} (${leadReference(id)})`,
    });
    expect(mail!.body).toMatch(
      /\n\nHello Zoë, thank you\. Ironbark Ford Gunnedah has received your enquiry about the /,
    );
    expect(mail!.body).toContain('You wrote: “Is it still here?”');
    expect(mail!.body).toMatch(/We’ll reply by \w+ \d+ \w+, \d+:\d\d [ap]m[.:]/);
    expect(mail!.body).toMatch(/call 0[\d ]+ and quote [\dA-F]{4}-[\dA-F]{4}/);
    const dealers = (await site.db.select().from(localMessages)).find(({ recipient }) => recipient !== who.email)!;
    expect(dealers.body).toContain(`Reference: ${leadReference(id)}`);
  });

  test('texts a shopper who gave only a mobile, marked as automatic, and does not text a landline (LEAD-01, LEAD-02)', async () => {
    const { id } = await send({ email: '', phone: '0491 570 157', car_id: aCar().id });
    const [sms] = await messages('+61491570157');
    expect(sms).toMatchObject({ kind: 'sms', body: expect.stringContaining(`Reference ${leadReference(id)}.`) });
    expect(sms!.body).toMatch(/^Ironbark Ford \(automatic\): we have your /);
    const landline = await send({ email: '', phone: '02 5550 1234' });
    expect(
      (await site.db.select().from(deliveries).where(eq(deliveries.leadId, landline.id))).map(({ notice }) => notice),
    ).toEqual(['lead']);
  });

  test('limits confirmations per address and day, sends none to likely bots, and does not repeat typed domains (LEAD-01)', async () => {
    const victim = `victim${++serial}@shopper.example`;
    const ids = [];
    for (let nth = 0; nth < 9; nth += 1) {
      ids.push((await send({ email: victim, message: `Word ${nth}` })).id);
      // A second reply is sent only after fifteen minutes.
      await site.db.update(deliveries).set({ createdAt: new Date(Date.now() - 900_000) });
    }
    expect(await messages(victim)).toHaveLength(6);
    const robot = await send({ company_website: 'x' });
    expect(
      (await site.db.select().from(deliveries).where(eq(deliveries.leadId, robot.id))).map(({ notice }) => notice),
    ).toEqual(['lead']);
    const spread = person();
    await send({ ...spread, name: 'bad.example now', message: 'Visit bad.example today' });
    const [mail] = await messages(spread.email);
    expect(mail!.body).toContain('\n\nHello, thank you.');
    expect(mail!.body + mail!.subject).not.toContain('bad.example');
  });

  test('sends no confirmation for a dealer that has turned them off (LEAD-01)', async () => {
    const quiet = await functionSite({
      change: ({ settings }) => {
        settings.forms.acknowledge = false;
      },
    });
    await quiet.ask('/api/forms/enquiry', { json: enquiry });
    expect((await quiet.db.select().from(deliveries)).map(({ notice }) => notice)).toEqual(['lead']);
    await quiet.stop();
    site = await functionSite({
      dealers: [dealer, 'harbour-motors'],
      pages: true,
      change: ({ settings }) => {
        settings.appointments = { minutes: 30, capacity: 1, leadHours: 2, horizonDays: 21 };
      },
    });
  });

  test('stores an identical message within the hour only once, and a changed one as another lead (LEAD-01)', async () => {
    const who = person();
    const fields = { ...who, message: 'Same again' };
    const [first, again, other] = [
      await send(fields),
      await send(fields),
      await send({ ...fields, message: 'Same again?' }),
    ];
    expect([again.id, again.next, other.id === first.id]).toEqual([first.id, first.next, false]);
    // The shopper just got a reply.
    expect(await messages(who.email)).toHaveLength(1);
  });

  test('shows vehicle, reference, message, location and next step, and nothing without the key (ROUTE-21, FORM-10)', async () => {
    const car = aCar();
    const { id, next } = await send({ car_id: car.id, message: 'Line one\nLine <b>two</b>' });
    const answer = await site.ask(next);
    expect([answer.status, answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'same-origin',
    ]);
    const html = parse(answer.text);
    expect(html.querySelector('h1')!.text).toBe('Thank you for your enquiry');
    expect(words(answer.text)).toContain(`Ironbark Ford Gunnedah`);
    expect(words(answer.text)).toContain(leadReference(id));
    expect(answer.text).toContain('Line one<br/>Line &lt;b&gt;two&lt;/b&gt;');
    expect(html.querySelector(`a[href="/cars/${car.slug}"]`)).not.toBeNull();
    expect(html.querySelector('.receipt__next')!.text).toContain(`More ${car.make}`);
    expect(html.querySelector('header a.brand')!.getAttribute('aria-label')).toBe('Ironbark Ford, home');
    for (const path of ['/success', '/success?ref=', `/success?ref=${id}`, `/success?ref=${'x'.repeat(22)}`])
      expect((await site.ask(path)).text, path).not.toContain('Line one');
    expect((await site.ask(next, { dealer: 'harbour-motors' })).text).not.toContain('Line one');
  });

  test('shows which form was sent, with a next step that fits it (ROUTE-21, FORM-10)', async () => {
    const photos = await site.ask((await send({ car_id: aCar().id, message: '' }, 'request-photos')).next);
    expect(parse(photos.text).querySelector('h1')!.text).toBe('Thank you for your request for photos');
    const service = await site.ask((await send({}, 'service')).next);
    expect(parse(service.text).querySelector('.receipt__next')!.text).not.toContain('Trading in');
    expect(parse(photos.text).querySelector('.receipt__next')!.text).toContain('Trading in?');
  });

  test('shows all fields on the page, in the email and to staff, and marks a time outside opening hours (FORM-10, LEAD-02)', async () => {
    const who = person();
    const { next } = await send(
      { ...who, vehicle: 'Ford Ranger 2019', rego: 'ABC12D', preferred_date: '2036-11-30', preferred_time: '23:30' },
      'service',
    );
    const page = words((await site.ask(next)).text);
    expect(page).toMatch(
      /You asked for\s+Sunday 30 November, 11:30 pm \(we’re closed then, so we’ll suggest another time\)/,
    );
    expect(page).toMatch(/Vehicle\s+Ford Ranger 2019.*Rego\s+ABC12D/);
    const [mail] = await messages(who.email);
    expect(mail!.body).toMatch(/Ford Ranger 2019[^]*ABC12D/);
    const spread = { ...person(), vehicle: 'See www.elsewhere.example' };
    await send(spread, 'service');
    expect((await messages(spread.email))[0]!.body).not.toContain('elsewhere');
    const sent = await site.db.select().from(localMessages);
    expect(sent.some(({ body }) => /Vehicle, in the shopper.{1,6}s words: Ford Ranger 2019/.test(body))).toBe(true);
    expect(sent.some(({ body }) => body.includes('Sent by the shopper as "vehicle"'))).toBe(false);
  });

  test('also replies to another form within ten minutes (LEAD-02)', async () => {
    const who = person();
    await send(who);
    await send({ ...who, message: '' }, 'service');
    expect(await messages(who.email)).toHaveLength(2);
  });

  test('stores and reports the version of the terms that the shopper agreed to (LAW-03)', async () => {
    const { id } = await send({ terms: true }, 'enquiry', 'harbour-motors');
    const [row] = await site.db
      .select()
      .from(consents)
      .where(and(eq(consents.leadId, id), eq(consents.kind, 'terms')));
    expect(row).toMatchObject({
      given: true,
      wording: 'I agree to the terms of use.',
      documentUrl: 'https://www.harbourmotors.example/terms-and-conditions',
      documentVersion: expect.stringMatching(/^[\da-f]{12}$/),
    });
    const [text] = await site.db.select().from(documentTexts).where(eq(documentTexts.version, row!.documentVersion!));
    expect(text).toMatchObject({ dealer: 'harbour-motors', text: expect.stringContaining('<') });
    await site.server.settled();
    const mail = (await site.db.select().from(localMessages).where(eq(localMessages.dealer, 'harbour-motors'))).find(
      ({ body }) => body.includes('<adf>'),
    )!;
    expect(mail.body).toContain(
      `&quot;I agree to the terms of use.&quot;: yes (https://www.harbourmotors.example/terms-and-conditions, version ${row!.documentVersion})`,
    );
  });
});

describe('booked test drive', () => {
  const times = async (query: string) =>
    (await site.ask(`/api/test-drive-appointments?days=21${query}`)).json as {
      slots: { starts_at: string; date: string; time: string }[];
      shown: string;
    };
  const slots = async (query: string) => (await times(query)).slots;
  const book = async (fields: object = {}) => {
    const car = aCar();
    const { slots: free, shown } = await times(`&car_id=${car.id}`);
    const who = person();
    const answer = await site.ask('/api/test-drive-appointments', {
      json: {
        ...who,
        car_id: car.id,
        starts_at: free[3]!.starts_at,
        slot_day: free[3]!.date,
        shown,
        message: '',
        ...fields,
      },
    });
    expect(answer.status, answer.text).toBe(200);
    const ref = new URLSearchParams((answer.json.next as string).split('?')[1]).get('ref')!;
    return {
      who,
      car,
      free,
      ref,
      id: answer.json.lead_id as string,
      next: answer.json.next as string,
      calendar: answer.json.calendar as string,
    };
  };
  const change = async ({ ref = '', ...form }: Record<string, string>) => {
    const page = await site.ask(`/booking?ref=${ref}`);
    return site.ask('/booking', { form: { ...hiddenFields(page, { action: 'move' }), ref, ...form } });
  };

  test('is confirmed by email with day, time, location, vehicle, reference, calendar file and a link to change it (FORM-06, API-12)', async () => {
    const { who, car, free, ref, id } = await book();
    const [mail] = await messages(who.email);
    expect(mail!.subject).toMatch(/^Test drive booked: \w+ \d+ \w+, \d+:\d\d [ap]m$/);
    expect(mail!.subject).toContain(free[3]!.time);
    for (const part of [
      'Where: Ironbark Ford Gunnedah, ',
      `Vehicle: ${fullVehicleName(car)}`,
      `Reference: ${leadReference(id)}`,
      `/booking?ref=${ref}`,
      `/booking/calendar.ics?ref=${ref}`,
      'driver licence',
    ])
      expect(mail!.body).toContain(part);
  });

  test('shows the dealer the time only once, in plain text, and first and last name in ADF (LEAD-01)', async () => {
    const { free } = await book();
    await site.server.settled();
    const mail = (await site.db.select().from(localMessages)).find(({ body }) => body.includes('<adf>'))!;
    expect(mail.subject).toMatch(/^Test drive booked, \w+ \d+ \w+, \d+:\d\d [ap]m \(Sydney time\): /);
    expect(mail.body).toContain(`${free[3]!.time} (Sydney time), 30 minutes, at Ironbark Ford Gunnedah`);
    expect(mail.body).not.toMatch(/Slot day|Starts at|T\d\d:\d\d:00\.000Z/);
    expect(mail.body).toMatch(/part="first"[^>]*>Zo&#235;<\/name>\n<name part="last"[^>]*>O&apos;Brien</);
  });

  test('shows day, time, location and vehicle, with calendar, change and cancel, without JavaScript (ROUTE-21)', async () => {
    const { car, ref, next, id } = await book();
    const answer = await site.ask(next);
    const html = parse(answer.text);
    expect(html.querySelector('h1')!.text).toBe('Your test drive is booked');
    expect(words(answer.text)).toMatch(/\w+ \d+ \w+, \d+:\d\d [ap]m, 30 minutes/);
    for (const part of ['Ironbark Ford Gunnedah', car.name, leadReference(id)])
      expect(words(answer.text)).toContain(part);
    expect([
      html.querySelector(`a[href="/booking?ref=${ref}"]`)?.text,
      html.querySelector(`a[href="/booking/calendar.ics?ref=${ref}"]`)?.text,
    ]).toEqual(['Change or cancel', 'Add to your calendar']);
  });

  test('moves to another free time on its own page, frees the old time, and notifies both sides (API-12)', async () => {
    const { who, car, free, ref, id } = await book();
    const shown = parse((await site.ask(`/booking?ref=${ref}`)).text);
    const option = shown.querySelectorAll('input[name="starts_at"]').at(-1)!.getAttribute('value')!;
    const moved = await change({ ref, action: 'move', starts_at: option });
    expect([moved.status, moved.headers.location]).toEqual([303, `/booking?ref=${ref}&done=moved`]);
    expect(parse((await site.ask(moved.headers.location as string)).text).querySelector('h1')!.text).toBe(
      'Your test drive has a new time',
    );
    const offered = (await slots(`&car_id=${car.id}`)).map(({ starts_at: start }) => start);
    expect([offered.includes(free[3]!.starts_at), offered.includes(option)]).toEqual([true, false]);
    const mails = await messages(who.email);
    expect(mails.map(({ subject }) => subject!.split(':')[0])).toEqual(['Test drive booked', 'Test drive moved']);
    const dealers = (await site.db.select().from(localMessages)).filter(({ recipient }) => recipient !== who.email);
    expect(dealers.find(({ subject }) => subject?.startsWith('Test drive moved: '))?.body).toContain('Before: ');
    const [row] = await site.db.select().from(appointments).where(eq(appointments.leadId, id));
    expect(row).toMatchObject({
      sequence: 1,
      startsAt: new Date(option),
      previousStartsAt: new Date(free[3]!.starts_at),
    });
  });

  test('does not move to a time that is taken or not offered, and explains why (API-12)', async () => {
    const [mine, others] = [
      await book(),
      await book({ starts_at: (await slots(`&car_id=${aCar().id}`))[8]!.starts_at }),
    ];
    const taken = await change({
      ref: mine.ref,
      action: 'move',
      starts_at: (
        await site.db.select().from(appointments).where(eq(appointments.leadId, others.id))
      )[0]!.startsAt.toISOString(),
    });
    expect([taken.status, parse(taken.text).querySelector('[role=alert]')!.text]).toEqual([
      409,
      'Someone has just taken this time. Please choose another.',
    ]);
    const never = await change({ ref: mine.ref, action: 'move', starts_at: '2020-01-01T00:00:00Z' });
    expect([never.status, parse(never.text).querySelector('[role=alert]')!.text]).toEqual([
      422,
      'Please choose one of the times offered.',
    ]);
    expect((await site.db.select().from(appointments).where(eq(appointments.leadId, mine.id)))[0]!.sequence).toBe(0);
  });

  test('is cancelled only once: frees the time and notifies the shopper once, and repeating it is not an error (API-12)', async () => {
    const { who, car, free, ref } = await book();
    const answers = [await change({ ref, action: 'cancel' }), await change({ ref, action: 'cancel' })];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const shown = parse((await site.ask(`/booking?ref=${ref}&done=cancelled`)).text);
    expect([shown.querySelector('h1')!.text, shown.querySelector('form[action="/booking"]')]).toEqual([
      'Your test drive is cancelled',
      null,
    ]);
    expect((await slots(`&car_id=${car.id}`)).map(({ starts_at: start }) => start)).toContain(free[3]!.starts_at);
    expect((await messages(who.email)).map(({ subject }) => subject!.split(':')[0])).toEqual([
      'Test drive booked',
      'Test drive cancelled',
    ]);
    expect((await change({ ref, action: 'move', starts_at: free[5]!.starts_at })).status).toBe(409);
  });

  test("keeps the calendar file's id through changes, with a rising sequence (API-12)", async () => {
    const { ref, calendar } = await book();
    const of = async () => {
      const { text, headers } = await site.ask(`/booking/calendar.ics?ref=${ref}`);
      return { text, type: headers['content-type'], uid: /UID:(.*)\r/.exec(text)?.[1] };
    };
    const before = await of();
    expect([before.text, before.type]).toEqual([calendar, 'text/calendar; charset=utf-8']);
    expect(before.text).toMatch(/SEQUENCE:0\r\nSTATUS:CONFIRMED/);
    await change({ ref, action: 'cancel' });
    const after = await of();
    expect([
      after.uid,
      after.text.includes('METHOD:CANCEL'),
      /SEQUENCE:1\r\nSTATUS:CANCELLED/.test(after.text),
      after.text.includes('VALARM'),
    ]).toEqual([before.uid, true, true, false]);
  });

  test('cannot be opened or changed without its key, at another dealer, from another website, or by guessing (API-12)', async () => {
    const { ref, id } = await book();
    for (const wrong of ['', id, 'x'.repeat(22), `${ref}x`])
      expect((await site.ask(`/booking?ref=${wrong}`)).status, wrong).toBe(404);
    expect((await site.ask(`/booking?ref=${ref}`, { dealer: 'harbour-motors' })).status).toBe(404);
    expect(
      (
        await site.ask('/booking', {
          form: { ref, action: 'cancel' },
          headers: { origin: 'https://elsewhere.example' },
        })
      ).status,
    ).toBe(403);
    expect((await site.ask('/booking', { form: { ref: id, action: 'cancel' } })).status).toBe(404);
    // More than two minutes' limits allow, because a new minute may start midway.
    const tries = await Promise.all(
      Array.from({ length: 45 }, () => change({ ref: 'y'.repeat(22), action: 'cancel' })),
    );
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await site.db.select().from(appointments).where(eq(appointments.leadId, id)))[0]!.cancelledAt).toBeNull();
    expect((await site.db.select().from(leads).where(eq(leads.id, id)))[0]!.receiptKey).toBe(ref);
  });
});
