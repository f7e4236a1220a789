import { eq } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formNames } from '#src/contracts/form-names.ts';
import { leads, rateLimits } from '#src/server/database/schema.ts';
import { enquiry } from '../fixtures/leads.ts';
import { functionSite, type Answer, type FunctionSite } from '../support/function-site.ts';
import { writeFiles } from '../unit/server/local-site.ts';

let site: FunctionSite;
const page = (title: string) =>
  `<!DOCTYPE html><html lang="en-AU"><head><title>${title}</title><link rel="canonical" href="https://x.example/${title}"><link rel="stylesheet" href="/look.css"></head><body><header>Harbour Motors</header><main id="content" tabindex="-1"><h1>${title}</h1></main><footer>Licence MD1</footer></body></html>`;

beforeAll(async () => {
  site = await functionSite();
  await writeFiles(site.outDir, {
    'harbour-motors/contact.html': page('Contact'),
    'harbour-motors/parts.html': page('Parts'),
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.db.delete(rateLimits);
});

let serial = 0;
const json = (form: string, fields: Record<string, unknown> = {}): Promise<Answer> =>
  site.ask(`/api/forms/${form}`, { json: { ...enquiry, idempotency_key: `form-${++serial}`, ...fields } });
const plain = (form: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> =>
  site.ask(`/api/forms/${form}`, { form: fields, headers });
const leadOf = async (id: string) => (await site.db.select().from(leads).where(eq(leads.id, id)))[0]!;

describe('as JSON', () => {
  test.each([...formNames])('API-09 the %s form answers with lead, event and where to go next', async (form) => {
    const answer = await json(form);
    expect(answer).toMatchObject({
      status: 200,
      json: {
        lead_id: expect.stringMatching(/^[\da-f-]{36}$/),
        event_id: expect.any(Number),
        next: expect.stringMatching(/^\/success\?form=/),
      },
    });
    expect(await leadOf(answer.json.lead_id)).toMatchObject({
      form,
      dealer: 'harbour-motors',
      eventId: answer.json.event_id,
    });
  });

  test('FORM-05 Careers Enquiry is sent as General Enquiry with subcategory Career Enquiry and event 51, from its own form and from the list', async () => {
    for (const answer of [await json('careers'), await json('enquiry', { category: 'Careers Enquiry' })]) {
      expect(answer.json.event_id).toBe(51);
      expect(await leadOf(answer.json.lead_id)).toMatchObject({
        category: 'General Enquiry',
        subcategory: 'Career Enquiry',
        eventId: 51,
      });
    }
  });

  test("FORM-08 FORM-10 a test drive of a used car has event 48, and the success page learns the category and the car's type", async () => {
    const car = site.vehicles.find(({ carType }) => carType === 'used')!;
    expect((await json('test-drive', { car_id: car.id, message: '' })).json).toMatchObject({
      event_id: 48,
      next: expect.stringMatching(/^\/success\?form=test-drive&category=Test\+Drive&car_type=used&ref=[\w-]{22}$/),
    });
  });

  test('FORM-07 an accepted trade-in offer has subcategory 3, event 18 and offer_accepted', async () => {
    const answer = await json('trade-in', { offer_accepted: true, subcategory: '1', message: '' });
    expect(answer.json.event_id).toBe(18);
    expect(await leadOf(answer.json.lead_id)).toMatchObject({ subcategory: '3', offerAccepted: true });
  });

  test.each([
    ['enquiry', 422],
    ['contact', 422],
    ['email-us', 422],
    ['parts', 422],
    ['careers', 422],
    ['test-drive', 200],
    ['service', 200],
    ['fleet', 200],
    ['finance', 200],
    ['trade-in', 200],
    ['request-photos', 200],
  ])('FORM-01 the %s form without a message: %i', async (form, status) => {
    expect((await json(form, { message: '' })).status).toBe(status);
  });

  test('ERR-01 an unknown form is 404, a wrong field 422 with its name', async () => {
    expect(await json('lottery')).toMatchObject({ status: 404, json: { error: { code: 'no_such_form' } } });
    expect(await json('enquiry', { postcode: '12' })).toMatchObject({
      status: 422,
      json: { error: { fields: { postcode: 'Invalid postcode. Please enter a 4-digit number.' } } },
    });
  });
});

describe('as a plain form, without a script', () => {
  const typed = {
    name: 'Alex <b>"Sample"</b>',
    email: 'plain@example.com',
    phone: '0491 570 006',
    message: 'Line one\nLine "two" & </textarea>',
    category: 'Parts Enquiry',
    opt_in: 'on',
    preferred_date: '2026-12-01',
  };

  test('API-09 it is stored and leads on to the success page of this very site', async () => {
    const answer = await plain('enquiry', {
      ...typed,
      next: 'https://elsewhere.example/',
      redirect: '//elsewhere.example',
    });
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/success\?form=enquiry&category=Parts\+Enquiry&ref=[\w-]{22}$/),
    ]);
    const [row] = await site.db.select().from(leads).where(eq(leads.email, typed.email));
    expect(row).toMatchObject({
      name: typed.name,
      message: typed.message,
      category: 'Parts Enquiry',
      fields: { opt_in: true, further: { preferred_date: '2026-12-01' } },
    });
  });

  test('LEAD-01 pressing twice is one lead; other words are another', async () => {
    const fields = { ...typed, email: 'twice@example.com' };
    const answers = await Promise.all([plain('enquiry', fields), plain('enquiry', fields), plain('enquiry', fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await site.db.$count(leads, eq(leads.email, fields.email))).toBe(1);
    await plain('enquiry', { ...fields, message: 'And another thing' });
    expect(await site.db.$count(leads, eq(leads.email, fields.email))).toBe(2);
  });

  test("ERR-01 API-09 wrong fields come back in the dealer's look, each with its fault, and every typed value can be sent again", async () => {
    const wrong = {
      ...typed,
      email: 'not an address',
      postcode: '99',
      location_id: '',
      additional_services: 'Tyres',
      'Logbook(check_option)': 'on',
    };
    const answer = await plain('parts', wrong, {
      referer: `http://harbour-motors.localhost:${site.server.port}/parts?x=1`,
    });
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      422,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
    const html = parse(answer.text);
    expect([
      html.querySelector('header')?.text,
      html.querySelector('footer')?.text,
      html.querySelector('link[rel=stylesheet]')?.getAttribute('href'),
    ]).toEqual(['Harbour Motors', 'Licence MD1', '/look.css']);
    expect([
      html.querySelector('h1')?.text,
      html.querySelectorAll('main').length,
      html.querySelector('link[rel=canonical]'),
      answer.text.includes('<h1>Parts'),
    ]).toEqual(['Please fix the following errors:', 1, null, false]);
    expect(html.querySelectorAll('[role=alert] li').map((item) => item.text)).toEqual([
      'Email: Please enter a valid email address, such as name@example.com.',
      'Postcode: Invalid postcode. Please enter a 4-digit number.',
      'Location: Please Select a Dealership Location',
    ]);
    const form = html.querySelector('main form')!;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/api/forms/parts', 'post']);
    const value = (name: string) => form.querySelector(`[name="${name}"]`)?.getAttribute('value');
    expect([
      value('name'),
      value('email'),
      value('phone'),
      value('postcode'),
      value('category'),
      value('preferred_date'),
      value('additional_services'),
      value('Logbook(check_option)'),
    ]).toEqual([
      wrong.name,
      wrong.email,
      wrong.phone,
      wrong.postcode,
      wrong.category,
      wrong.preferred_date,
      'Tyres',
      'on',
    ]);
    expect(form.querySelector('textarea')!.textContent.replace(/^\n/, '')).toBe(typed.message);
    expect([
      form.querySelector('[name=opt_in]')!.hasAttribute('checked'),
      form.querySelector('[name=email]')!.getAttribute('aria-invalid'),
      form.querySelectorAll('[name=location_id] option').length > 1,
    ]).toEqual([true, 'true', true]);
    expect(await site.db.$count(leads, eq(leads.email, wrong.email))).toBe(0);
  });

  test('LAW-03 the opt-in is not ticked for a person who did not tick it', async () => {
    const html = parse((await plain('contact', { name: '' })).text);
    expect(html.querySelector('[name=opt_in]')!.hasAttribute('checked')).toBe(false);
    expect(html.querySelector('main form')!.text).toContain('collects your details');
  });

  test('API-09 nothing that was sent becomes markup of the page', async () => {
    const attack = '"><script>alert(1)</script><!--\u0000 $& $1';
    const answer = await plain('contact', {
      [attack]: attack,
      name: '',
      email: attack,
      message: `</textarea>${attack}`,
      location_id: attack,
      subcategory: attack.repeat(20),
      url: `javascript:${attack}`,
    });
    expect(answer.status).toBe(422);
    expect(answer.text).not.toMatch(/<script|<!--/);
    const form = parse(answer.text).querySelector('main form')!;
    expect([
      form.querySelector('[name=email]')!.getAttribute('value'),
      form.querySelector('option[selected]')!.getAttribute('value'),
      form.querySelectorAll('[name=subcategory]').length,
    ]).toEqual([attack, attack, 1]);
  });

  test.each([
    ['another website', 'https://elsewhere.example/parts'],
    ['a page that is not there', `http://harbour-motors.localhost/none`],
    ['a path that climbs', `http://harbour-motors.localhost/..%2f..%2fetc/passwd`],
  ])("API-09 a form from %s gets the contact page's frame", async (_, referer) => {
    const answer = await plain('contact', { name: '' }, { referer });
    expect([answer.status, parse(answer.text).querySelector('header')?.text]).toEqual([422, 'Harbour Motors']);
  });

  test('ERR-01 too many tries, an unknown form and another website answer with a page too', async () => {
    const html = async (answer: Promise<Answer>) => {
      const { status, text } = await answer;
      return [status, parse(text).querySelector('[role=alert]')?.text.replace(/\s+/g, ' ').trim()];
    };
    expect(await html(plain('lottery', typed))).toEqual([
      404,
      'An error occurred when submitting this formThere is no such form.',
    ]);
    expect(await html(plain('enquiry', typed, { origin: 'https://elsewhere.example' }))).toEqual([
      403,
      'An error occurred when submitting this formThis call comes from another website.',
    ]);
    const answers = await Promise.all(Array.from({ length: 125 }, () => plain('enquiry', { name: '' })));
    const late = answers.find(({ status }) => status === 429)!;
    expect(parse(late.text).querySelector('[role=alert]')!.text).toContain('Too many tries.');
    const kept = parse((await plain('enquiry', typed)).text).querySelector('main form [name=name]')!;
    expect(kept.getAttribute('value')).toBe(typed.name);
  });

  test('ERR-01 while the database is away the page says so and keeps what was typed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
    const answer = await plain('enquiry', typed);
    vi.unstubAllEnvs();
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(parse(answer.text).querySelector('main form [name=name]')!.getAttribute('value')).toBe(typed.name);
  });
});
