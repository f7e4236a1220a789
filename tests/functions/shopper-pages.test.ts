import { eq } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { appointments, localMessages, rateLimits } from '#src/server/platform/database/schema.ts';
import { textParts } from '#src/server/shopper/shopper-text.ts';
import { enquiry } from '../fixtures/leads.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { writeFiles } from '../unit/server/local-site.ts';
import { withoutCode } from '../support/site-code.ts';

const dealer = 'ironbark-ford';
let site: FunctionSite;
let places: Location[] = [];

beforeAll(async () => {
  site = await functionSite({
    dealers: [dealer],
    pages: true,
    change: ({ settings, locations }) => {
      places = locations;
      settings.appointments = { minutes: 30, capacity: 1, leadHours: 2, horizonDays: 21 };
      settings.phones.masked = true;
    },
  });
  await writeFiles(site.outDir, {
    [`${dealer}/success.html`]: '<!doctype html><title>Thanks</title><h1>Thank you for your enquiry</h1>',
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of [rateLimits, appointments, localMessages]) await site.db.delete(table);
});

const aCar = () =>
  site.vehicles
    .filter(({ locationSlug, status }) => locationSlug === 'gunnedah' && status === 'in_stock')
    .toSorted((a, b) => fullVehicleName(b).length - fullVehicleName(a).length)[0]!;
const words = (html: string) => parse(html).querySelector('main')!.structuredText.replace(/\s+/g, ' ');
let serial = 0;
async function book(fields: object = {}) {
  const {
    json: { slots, shown },
  } = await site.ask(`/api/test-drive-appointments?days=21&car_id=${aCar().id}`);
  serial += 1;
  const answer = await site.ask('/api/test-drive-appointments', {
    json: {
      name: 'Zoë Lee',
      email: `zoe${serial}@shopper.example`,
      phone: '0491 570 156',
      car_id: aCar().id,
      starts_at: slots[3].starts_at,
      slot_day: slots[3].date,
      shown,
      message: '',
      ...fields,
    },
  });
  expect(answer.status, answer.text).toBe(200);
  const next = answer.json.next as string;
  return {
    id: answer.json.lead_id as string,
    next,
    ref: new URLSearchParams(next.split('?')[1]).get('ref')!,
    calendar: answer.json.calendar as string,
  };
}
async function textTo(to: string): Promise<string[]> {
  await site.server.settled();
  return (
    await site.db.select().from(localMessages).where(eq(localMessages.recipient, to)).orderBy(localMessages.createdAt)
  ).map(({ body }) => body);
}

test('hides what to bring, the change link and the confirmation note once a booking is cancelled (ROUTE-21)', async () => {
  const { next, ref } = await book();
  const before = await site.ask(next);
  expect(words(before.text)).toContain('Please bring your driver licence. If anything changes, move or cancel it here');
  expect(parse(before.text).querySelector('.receipt__aside p a')!.getAttribute('href')).toBe(`/booking?ref=${ref}`);
  expect(words(before.text)).toContain('A confirmation with all of this is on its way');
  await site.ask('/booking', { form: { ref, action: 'cancel' } });
  const after = await site.ask(next);
  expect(parse(after.text).querySelector('h1')!.text).toBe('Your test drive is cancelled');
  expect(words(after.text)).not.toMatch(/driver licence|move or cancel|on its way/);
  expect(parse(after.text).querySelector(`a[href="/cars/${aCar().slug}#test-drive"]`)).not.toBeNull();
});

test('does not thank a shopper who has sent nothing, and links to the forms and the stock (ROUTE-21)', async () => {
  for (const [path, heading] of [
    ['/success', 'Nothing here yet'],
    ['/success?ref=', 'Nothing here yet'],
    ['/success?category=General+Enquiry&car_type=used', 'Nothing here yet'],
    [`/success?form=enquiry&ref=${'x'.repeat(22)}`, 'This link no longer works'],
    [`/success?ref=${'x'.repeat(80)}`, 'This link no longer works'],
  ] as const) {
    const { status, text } = await site.ask(path);
    expect([status, parse(text).querySelector('h1')!.text], path).toEqual([200, heading]);
    expect(text, path).not.toMatch(/Thank you|has it|we have your/i);
    expect(
      parse(text)
        .querySelectorAll('main a')
        .map((one) => one.getAttribute('href')),
      path,
    ).toEqual(expect.arrayContaining(['/contact', '/cars/']));
  }
});

test('goes from a plain form, without JavaScript, to its thank-you page (ROUTE-21, FORM-10)', async () => {
  const sent = await site.ask('/api/forms/enquiry', {
    form: Object.fromEntries(
      Object.entries({ ...enquiry, message: 'Sent plainly' }).map(([name, value]) => [name, String(value)]),
    ),
  });
  expect(sent.status, sent.text).toBe(303);
  const { text } = await site.ask(sent.headers.location as string);
  expect(parse(text).querySelector('h1')!.text).toBe('Thank you for your enquiry');
  expect(text).toContain('Sent plainly');
});

test('offers a phone number, location and opening hours when a link does not match a booking (API-12)', async () => {
  for (const [path, lede] of [
    ['/booking', 'using the link in its confirmation'],
    ['/booking?ref=nonsense', 'This link no longer works'],
  ] as const) {
    const { status, text } = await site.ask(path);
    const html = parse(text);
    expect([status, html.querySelector('.receipt__ways a')!.getAttribute('href')], path).toEqual([
      404,
      expect.stringMatching(/^tel:\d+$/),
    ]);
    expect(words(text), path).toContain(lede);
    expect(words(text), path).toMatch(/Where Ironbark Ford .*Mon-Fri: \d+:\d\d am – \d+:\d\d pm/);
  }
});

test('groups other times of a booking by day, selectable without JavaScript (API-12)', async () => {
  const { ref } = await book();
  const html = parse((await site.ask(`/booking?ref=${ref}`)).text);
  const days = html.querySelectorAll('form[action="/booking"] details.receipt__day');
  expect(days.length).toBeGreaterThan(5);
  expect(days.filter((day) => day.hasAttribute('open'))).toHaveLength(1);
  for (const day of days) {
    const times = day.querySelectorAll('input[type="radio"][name="starts_at"]');
    expect(day.querySelector('summary')!.text).toMatch(new RegExp(`^\\w+day \\d+ \\w+ ${times.length} free times?$`));
    expect(day.querySelector('label span')!.text).toMatch(/^\d+:\d\d [ap]m$/);
    expect(day.querySelector('button[type="submit"]')).not.toBeNull();
  }
});

test("masks phone numbers on a shopper's pages where the dealer masks them (VDP-11)", async () => {
  const { ref } = await book();
  for (const path of ['/booking', `/booking?ref=${ref}`, `/success?ref=${ref}`]) {
    const call = parse((await site.ask(path)).text).querySelector('main a[data-phone]')!;
    expect([call.text, call.getAttribute('href')], path).toEqual([
      expect.stringMatching(/^Call [\d ]{5}[• ]+ Show number$/),
      expect.stringMatching(/^tel:/),
    ]);
  }
});

test('confirms a booking by phone alone with one text of at most two parts (FORM-06, LEAD-01)', async () => {
  const { id, ref } = await book({ email: '', phone: '0491 570 157' });
  const [text] = await textTo('+61491570157');
  for (const part of [
    aCar().name,
    aCar().badge!.split(' ')[0]!,
    `Reference ${leadReference(id)}.`,
    `/booking?ref=${ref}`,
  ])
    expect(text).toContain(part);
  expect(textParts(text!)).toBeLessThanOrEqual(2);
  await site.ask('/booking', { form: { ref, action: 'cancel' } });
  const [, cancelled] = await textTo('+61491570157');
  expect(cancelled).toContain(aCar().name);
  expect(cancelled).toMatch(/ is cancelled\. .*Reference [\dA-F]{4}-[\dA-F]{4}\.$/);
});

test('shows the vehicle with its badge, and the reference, in the calendar file (API-12)', async () => {
  const { calendar, id } = await book();
  const unfolded = calendar.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:Test drive: ${fullVehicleName(aCar())} at Ironbark Ford Gunnedah`);
  expect(unfolded).toContain(`Reference: ${leadReference(id)}`);
});

test('offers the selling locations on a returned form about a vehicle, and marks optional fields (ERR-01, FORM-01)', async () => {
  const sent = await site.ask('/api/forms/enquiry', {
    form: {
      name: 'Zoë Lee',
      email: 'not an address',
      phone: '',
      rego: '',
      message: 'Hello',
      car_id: aCar().id,
      location_id: '',
    },
  });
  const html = parse(sent.text);
  const selling = new Set(places.filter(({ type, visible }) => type === 'sales' && visible).map(({ slug }) => slug));
  const offered = html
    .querySelectorAll('select[name="location_id"] option')
    .map((option) => option.getAttribute('value')!)
    .filter(Boolean);
  expect([sent.status, offered.length, offered.filter((slug) => !selling.has(slug))]).toEqual([422, selling.size, []]);
  const control = (name: string) => html.querySelector(`main form [name="${name}"]`)!;
  expect(html.querySelector(`label[for="${control('rego').id}"]`)!.text).toBe('Rego(optional)');
  const said = control('phone').getAttribute('aria-describedby')!.split(' ').at(-1)!;
  expect(html.querySelector(`#${said}`)!.text).toBe('An email address or a phone number is enough.');
});

test("still thanks the shopper, and shows and cancels a booking, when the site's code is missing (ROUTE-21, API-12)", async () => {
  const { next, ref, id } = await book();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  using _code = withoutCode(site);
  const thanks = await site.ask(next);
  expect([thanks.status, parse(thanks.text).querySelector('h1')!.text, thanks.headers['referrer-policy']]).toEqual([
    200,
    'Thank you for your enquiry',
    'same-origin',
  ]);
  const nothing = await site.ask('/success');
  expect([nothing.status, nothing.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(nothing.text).not.toMatch(/thank you/i);
  const booking = await site.ask(`/booking?ref=${ref}`);
  expect([booking.status, booking.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(booking.text).toContain(`Reference: ${leadReference(id)}`);
  expect((await site.ask('/booking', { form: { ref, action: 'cancel' } })).status).toBe(303);
  expect((await site.ask(`/booking?ref=${ref}`)).text).toContain('Your test drive is cancelled');
});
