import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { parse, type HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formNames } from '#src/contracts/form-names.ts';
import { deliveries, leads, localMessages, rateLimits } from '#src/server/platform/database/schema.ts';
import { enquiry } from '../fixtures/leads.ts';
import { withoutCode } from '../support/site-code.ts';
import { functionSite, type Answer, type FunctionSite } from '../support/function-site.ts';

let site: FunctionSite;

beforeAll(async () => {
  site = await functionSite({ pages: true });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.db.delete(rateLimits);
});

const brandOf = (html: HTMLElement): string | undefined =>
  html.querySelector('header a.brand')?.getAttribute('aria-label');

let serial = 0;
/** Required besides the common fields. */
const needed: Record<string, object> = { contact: { postcode: '2064' } };
const json = (form: string, fields: Record<string, unknown> = {}): Promise<Answer> =>
  site.ask(`/api/forms/${form}`, {
    json: { ...enquiry, ...needed[form], idempotency_key: `form-${++serial}`, ...fields },
  });
/** Ticks the terms. */
const plain = (form: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> =>
  site.ask(`/api/forms/${form}`, { form: { terms: 'on', ...fields }, headers });
const leadOf = async (id: string) => (await site.db.select().from(leads).where(eq(leads.id, id)))[0]!;

describe('sent from a page about a vehicle', () => {
  test("reads the vehicle from the page's URL, and keeps it when the form comes back with errors (FORM-04)", async () => {
    const { id } = site.vehicles[0]!;
    const own = `harbour-motors.localhost:${site.server.port}`;
    const from = (query: string, host = own) => ({ referer: `http://${host}/contact?${query}` });
    const { name, email } = enquiry;
    const fields = { name, email, postcode: '2064' };
    const about = async (headers: Record<string, string>) => {
      const sent = await plain('contact', { ...fields, message: `Question ${++serial}` }, headers);
      expect(sent.status).toBe(303);
      const [lead] = await site.db
        .select()
        .from(leads)
        .where(eq(leads.message, `Question ${serial}`));
      return lead!.carId;
    };
    expect(await about(from(`car_id=${id}`))).toBe(id);
    expect(await about(from('car_id=nowhere'))).toBeNull();
    expect(await about(from(`car_id=${id}`, 'www.elsewhere.example'))).toBeNull();
    expect(await about({})).toBeNull();
    const returned = await plain('contact', { ...fields, message: 'Once more', name: '' }, from(`car_id=${id}`));
    expect(parse(returned.text).querySelector('main input[name=car_id]')?.getAttribute('value')).toBe(id);
    // A returned form has another URL, so it includes the original page's.
    expect(parse(returned.text).querySelector('main input[name=url]')?.getAttribute('value')).toBe(
      `http://${own}/contact?car_id=${id}`,
    );
  });
});

describe('sent as JSON', () => {
  test.each([...formNames])('answers the %s form with lead, event and next page (API-09)', async (form) => {
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

  test('sends Careers Enquiry as General Enquiry with subcategory Career Enquiry and event 51 (FORM-05)', async () => {
    for (const answer of [await json('careers'), await json('enquiry', { category: 'Careers Enquiry' })]) {
      expect(answer.json.event_id).toBe(51);
      expect(await leadOf(answer.json.lead_id)).toMatchObject({
        category: 'General Enquiry',
        subcategory: 'Career Enquiry',
        eventId: 51,
      });
    }
  });

  test.each([
    ['/api/forms/enquiry', {}],
    ['/api/forms/service', {}],
    ['/api/leads', {}],
    ['/api/leads', { form: 'enquiry' }],
  ])(
    'requires agreement to the terms of use in a call to %s with %j, even when the field is missing (FORM-01)',
    async (path, fields) => {
      const { terms: _, ...untold } = enquiry;
      const send = (more: object) =>
        site.ask(path, { json: { ...untold, idempotency_key: `form-${++serial}`, ...fields, ...more } });
      for (const more of [{}, { terms: false }, { terms: '' }, { terms: null }]) {
        const refused = await send(more);
        expect([refused.status, refused.json.error?.fields], JSON.stringify(more)).toEqual([
          422,
          { terms: 'You must agree to the terms of use before submitting the form.' },
        ]);
      }
      expect((await send({ terms: true })).status).toBe(200);
      // An unfinished form needs no agreement yet.
      expect((await send({ form_completed: false })).status).toBe(200);
    },
  );

  test('stores the page and the ticked services under their own names (FORM-01, FORM-06)', async () => {
    const url = 'https://www.harbourmotors.example/service?from=mail';
    const fields = { url, 'Brakes(check_option)': 'true', 'Battery(check_option)': 'false' };
    const { json: sent } = await json('service', fields);
    expect((await leadOf(sent.lead_id)).fields).toMatchObject({ page_id: '/service', additional_services: ['Brakes'] });
    const { json: named } = await json('service', { ...fields, page_id: '12', additional_services: ['Tyres'] });
    expect((await leadOf(named.lead_id)).fields).toMatchObject({ page_id: '12', additional_services: ['Tyres'] });
  });

  test("emails a job application as plain text, not as a buyer's ADF (FORM-05)", async () => {
    const { json: sent } = await json('careers', { name: 'Robin Wrench', message: 'I fix gearboxes.' });
    await site.server.settled();
    const mails = (await site.db.select().from(localMessages)).filter(({ body }) => body.includes('I fix gearboxes.'));
    const lead = await site.db.select().from(deliveries).where(eq(deliveries.leadId, sent.lead_id));
    expect(lead.some(({ notice, state }) => notice === 'lead' && state === 'delivered')).toBe(true);
    expect(mails.length).toBeGreaterThan(0);
    for (const { body } of mails) expect(body).not.toMatch(/<adf|interest=/);
    expect(mails.some(({ body }) => /^Name: Robin Wrench\nEmail: alex@example\.com/.test(body))).toBe(true);
  });

  test("records event 48 for a used car's test drive, and passes category and car type to the success page (FORM-08, FORM-10)", async () => {
    const car = site.vehicles.find(({ carType }) => carType === 'used')!;
    expect((await json('test-drive', { car_id: car.id, message: '' })).json).toMatchObject({
      event_id: 48,
      next: expect.stringMatching(/^\/success\?form=test-drive&category=Test\+Drive&car_type=used&ref=[\w-]{22}$/),
    });
  });

  test('stores an accepted trade-in offer with subcategory 3, event 18 and offer_accepted (FORM-07)', async () => {
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
  ])('for the %s form without a message, returns %i (FORM-01)', async (form, status) => {
    expect((await json(form, { message: '' })).status).toBe(status);
  });

  test.each([
    ['request-photos', '', 'More photos of the boot, please.'],
    ['request-photos', '  ', 'More photos of the boot, please.'],
    ['request-photos', 'The tyres', 'The tyres'],
    ['test-drive', '', null],
  ])(
    'for the %s form with the message "%s" and a default message, stores %s, as JSON and as a plain form (VDP-13)',
    async (form, message, said) => {
      const fields = { message, default_message: 'More photos of the boot, please.' };
      const live = await leadOf((await json(form, fields)).json.lead_id);
      const email = `robin${++serial}@example.com`;
      await plain(form, { ...fields, name: 'Robin Hale', email });
      const [sent] = await site.db.select().from(leads).where(eq(leads.email, email));
      for (const lead of [live, sent!]) {
        expect(lead.message).toBe(said);
        expect(JSON.stringify(lead.fields)).not.toContain('default_message');
      }
    },
  );

  test('requires a four-digit postcode only on the contact form (FORM-02)', async () => {
    const fault = async (postcode: string, form = 'contact') =>
      (await json(form, { postcode })).json?.error?.fields?.postcode ?? null;
    const text = 'Invalid postcode. Please enter a 4-digit number.';
    expect([await fault(''), await fault('206'), await fault('20645'), await fault('206a')]).toEqual([
      text,
      text,
      text,
      text,
    ]);
    expect([await fault('2064'), await fault('', 'enquiry'), await fault('', 'service')]).toEqual([null, null, null]);
  });

  test('sends the ticked services to the dealer, and lists them on the success page (FORM-06)', async () => {
    const sent = await json('service', { message: '', 'Logbook service(check_option)': 'true', rego: 'ABC12D' });
    expect(await leadOf(sent.json.lead_id)).toMatchObject({
      category: 'Service Enquiry',
      rego: 'ABC12D',
      fields: { further: { 'Logbook service(check_option)': 'true' } },
    });
    const page = parse((await site.ask(sent.json.next)).text).querySelector('main')!;
    expect(page.text).toContain('Logbook service');
    expect(page.querySelectorAll('.receipt__next a').map((link) => link.getAttribute('href'))).toContain('/cars/');
  });

  test('chooses the next step by category, whatever the form (FORM-10)', async () => {
    const links = async (category: string) => {
      const { next } = (await json('contact', { category })).json;
      return parse((await site.ask(next)).text)
        .querySelectorAll('.receipt__next a')
        .map((link) => link.getAttribute('href'));
    };
    expect(await links('Finance Enquiry')).toEqual(['/finance', '/cars/']);
    expect(await links('General Enquiry')).toEqual(['/cars/']);
  });

  test('offers a confirmation as a file, with its reference and message (ROUTE-21)', async () => {
    const { next } = (await json('contact', { message: 'Keep this.' })).json;
    const page = parse((await site.ask(next)).text);
    const copy = page.querySelectorAll('.receipt__ways a').find((link) => link.text === 'Save a copy')!;
    const file = await site.ask(copy.getAttribute('href')!.replaceAll('&amp;', '&'));
    const reference = copy.getAttribute('download')!.replace('.txt', '');
    expect([file.status, file.headers['content-disposition'], file.headers['cache-control']]).toEqual([
      200,
      `attachment; filename="${reference}.txt"`,
      'no-store',
    ]);
    expect(file.text).toContain(reference);
    expect(file.text).toContain('Keep this.');
  });

  test('answers an unknown form with 404, and an invalid field with 422 and its name (ERR-01)', async () => {
    expect(await json('lottery')).toMatchObject({ status: 404, json: { error: { code: 'no_such_form' } } });
    expect(await json('enquiry', { postcode: '12' })).toMatchObject({
      status: 422,
      json: { error: { fields: { postcode: 'Invalid postcode. Please enter a 4-digit number.' } } },
    });
  });
});

describe('sent as a plain form, without JavaScript', () => {
  const typed = {
    name: 'Alex <b>"Sample"</b>',
    email: 'plain@example.com',
    phone: '0491 570 006',
    message: 'Line one\nLine "two" & </textarea>',
    category: 'Parts Enquiry',
    opt_in: 'on',
    preferred_date: '2036-12-01',
  };

  test('is stored and redirects only to the success page of this site (API-09)', async () => {
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
      fields: { opt_in: true, further: { preferred_date: '2036-12-01' } },
    });
  });

  test('treats a missing terms field as not agreed (ERR-01, LAW-03)', async () => {
    const fields = { ...typed, email: 'unticked@example.com' };
    const answer = await site.ask('/api/forms/enquiry', { form: fields });
    expect(answer.status).toBe(422);
    expect(
      parse(answer.text)
        .querySelectorAll('.form__error')
        .map(({ text }) => text),
    ).toEqual(['You must agree to the terms of use before submitting the form.']);
    expect(await site.db.$count(leads, eq(leads.email, fields.email))).toBe(0);
  });

  test.each(['json', 'form'])('refuses a preferred date in the past (%s) (FORM-06, ERR-01)', async (kind) => {
    const fields = { ...typed, terms: 'on', email: `past-${kind}@example.com`, preferred_date: '2020-01-01' };
    const answer = await site.ask('/api/forms/test-drive', { [kind]: fields });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('This date has passed. Please choose today or a later date.');
    expect(await site.db.$count(leads, eq(leads.email, fields.email))).toBe(0);
  });

  test('creates only one lead from repeated submissions, and another from a different message (LEAD-01)', async () => {
    const fields = { ...typed, email: 'twice@example.com' };
    const answers = await Promise.all([plain('enquiry', fields), plain('enquiry', fields), plain('enquiry', fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await site.db.$count(leads, eq(leads.email, fields.email))).toBe(1);
    await plain('enquiry', { ...fields, message: 'And another thing' });
    expect(await site.db.$count(leads, eq(leads.email, fields.email))).toBe(2);
  });

  test('creates only one lead from the same text within an hour, and a second one later (LEAD-01)', async () => {
    const fields = { ...typed, terms: 'on', email: 'hour@example.com' };
    const send = () => site.ask('/api/forms/enquiry', { json: { ...fields, idempotency_key: randomUUID() } });
    const ago = (minutes: number) =>
      site.db
        .update(leads)
        .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
        .where(eq(leads.email, fields.email));
    const first = (await send()).json.lead_id;
    await ago(59);
    expect((await send()).json.lead_id).toBe(first);
    await ago(61);
    expect((await send()).json.lead_id).not.toBe(first);
    expect(await site.db.$count(leads, eq(leads.email, fields.email))).toBe(2);
  });

  test("shows an invalid form again in the dealer's design, with its errors and every typed value (ERR-01, API-09)", async () => {
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
      brandOf(html),
      html.querySelector('footer')?.text,
      html.querySelector('link[rel=stylesheet]')?.getAttribute('href'),
    ]).toEqual(['Harbour Motors, home', expect.stringContaining('licence'), expect.stringMatching(/^\/_a\/.*\.css$/)]);
    expect([
      html.querySelectorAll('h1').map((heading) => heading.text),
      html.querySelector('title')!.text,
      html.querySelectorAll('main').length,
      html.querySelector('link[rel=canonical]'),
      html.querySelector('meta[name=robots]')!.getAttribute('content'),
    ]).toEqual([
      ['Your parts enquiry was not sent'],
      'Error: Your parts enquiry was not sent · Harbour Motors',
      1,
      null,
      'noindex',
    ]);
    expect(html.querySelector('main [role=alert] p')!.text).toBe('Please fix the following errors:');
    const form = html.querySelector('main form')!;
    const faulty = (name: string) => form.querySelector(`[name="${name}"]`)!;
    expect(
      html
        .querySelectorAll('[role=alert] li')
        .map((item) => [item.text, item.querySelector('a')?.getAttribute('href')]),
    ).toEqual([
      ['Please enter a valid email address, such as name@example.com.', `#${faulty('email').id}`],
      ['Invalid postcode. Please enter a 4-digit number.', `#${faulty('postcode').id}`],
      ['Please Select a Dealership Location', `#${faulty('location_id').id}`],
    ]);
    for (const name of ['email', 'postcode', 'location_id'])
      expect(html.querySelector(`#${faulty(name).getAttribute('aria-describedby')!.split(' ')[0]}`)!.text).toMatch(
        /\w/,
      );
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/api/forms/parts', 'post']);
    // Hidden fields are outside the form, linked by their `form` attribute.
    const value = (name: string) =>
      (
        form.querySelector(`[name="${name}"]`) ?? html.querySelector(`main [form=${form.id}][name="${name}"]`)
      )?.getAttribute('value');
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

  test('returns a service form with its ticked services, and lists errors above the heading (FORM-03, FORM-06)', async () => {
    const html = parse(
      (
        await plain('service', {
          name: '',
          email: 'a@b.example',
          'Brakes(check_option)': 'true',
          preferred_date: '2036-12-01',
        })
      ).text,
    );
    const main = html.querySelector('main')!;
    expect([
      main.querySelector('[name="Brakes(check_option)"]')!.hasAttribute('checked'),
      main.querySelector('[name="Tyres(check_option)"]')!.hasAttribute('checked'),
      main.querySelector('[name=preferred_date]')!.getAttribute('value'),
    ]).toEqual([true, false, '2036-12-01']);
    const words = main.structuredText;
    expect(words.indexOf('Please fix the following errors:')).toBeLessThan(words.indexOf('was not sent'));
    expect(main.querySelectorAll('[role=alert]')).toHaveLength(1);
  });

  test('does not tick the opt-in for a shopper who did not tick it (LAW-03)', async () => {
    const html = parse((await plain('contact', { name: '' })).text);
    expect(html.querySelector('[name=opt_in]')!.hasAttribute('checked')).toBe(false);
    expect(html.querySelector('main form')!.text).toContain('collects your details');
  });

  test('never turns submitted text into markup (API-09)', async () => {
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
    const clean = await plain('contact', { name: '' });
    // A quoted `<` is text; an unescaped quote ends the value here, as in a browser.
    const markup = (text: string) => text.replaceAll(/="[^"]*"/g, '');
    const scripts = (text: string) => markup(text).match(/<script|<!--/g)?.length;
    expect(scripts(answer.text)).toBe(scripts(clean.text));
    const main = markup(answer.text).split('<main')[1]!.split('</main>')[0]!;
    expect(main.replaceAll('<!--astro:end-->', '')).not.toMatch(/<script|<!--/);
    const form = parse(answer.text).querySelector('main')!;
    expect([
      form.querySelector('[name=email]')!.getAttribute('value'),
      form.querySelector('[name=location_id] option[selected]')!.getAttribute('value'),
      form.querySelectorAll('[name=subcategory]').length,
    ]).toEqual([attack, attack, 1]);
  });

  test.each([
    ['another website', 'https://elsewhere.example/parts'],
    ['a page that is not there', `http://harbour-motors.localhost/none`],
    ['a path that climbs', `http://harbour-motors.localhost/..%2f..%2fetc/passwd`],
  ])("answers a form from %s in the dealer's design, without repeating the referrer (API-09)", async (_, referer) => {
    const answer = await plain('contact', { name: '' }, { referer });
    expect([answer.status, brandOf(parse(answer.text))]).toEqual([422, 'Harbour Motors, home']);
    expect(answer.text).not.toContain(referer);
  });

  test('empties the honeypot field when it returns a form (API-09)', async () => {
    const html = parse((await plain('contact', { name: '', company_website: 'https://x.example' })).text);
    expect(html.querySelectorAll('[name=company_website]').map((trap) => trap.getAttribute('value'))).toEqual([
      undefined,
    ]);
  });

  test("keeps a date as typed when a browser's picker cannot show it (API-09)", async () => {
    const html = parse(
      (await plain('test-drive', { name: '', preferred_date: 'next week', preferred_time: '10:30' })).text,
    );
    expect(
      ['preferred_date', 'preferred_time'].map((name) => {
        const control = html.querySelector(`main [name="${name}"]`)!;
        return [control.getAttribute('type'), control.getAttribute('value')];
      }),
    ).toEqual([
      ['hidden', 'next week'],
      ['time', '10:30'],
    ]);
  });

  test('keeps what was typed, and shows the number to call, when a plain form needs a proof of work (ISO-04)', async () => {
    const day = 86_400_000;
    const today = Math.floor(Date.now() / day) * day;
    await site.db.insert(rateLimits).values(
      [today, today + day].map((at) => ({
        key: 'stored-entries:harbour-motors',
        windowStart: new Date(at),
        count: 2_000_000_000,
      })),
    );
    const answer = await plain('enquiry', { ...typed, message: 'Is the blue one still available?' });
    const html = parse(answer.text);
    expect([answer.status, html.querySelector('[role=alert]')?.text]).toEqual([
      429,
      expect.stringMatching(/try again in a few minutes, or call us\..*Everything you typed is still here\./),
    ]);
    expect(html.querySelector('main [name="message"]')?.text.trim()).toBe('Is the blue one still available?');
    expect(html.querySelector('a[href^="tel:"]')).not.toBeNull();
  });

  test('answers too many attempts, an unknown form and a request from another website with a page (ERR-01)', async () => {
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
      'An error occurred when submitting this formThis request comes from another website.Everything you typed is still here.',
    ]);
    // More than two minutes' limits allow, because a new minute may start midway.
    const answers = await Promise.all(
      Array.from({ length: 245 }, () => plain('enquiry', { ...typed, email: 'wrong' })),
    );
    const late = parse(answers.find(({ status }) => status === 429)!.text);
    expect(late.querySelector('[role=alert]')!.text).toContain('Too many attempts.');
    expect(late.querySelector('main form [name=name]')!.getAttribute('value')).toBe(typed.name);
  });

  test('keeps everything typed while the database is unavailable (ERR-01)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
    const answer = await plain('enquiry', typed);
    vi.unstubAllEnvs();
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(parse(answer.text).querySelector('main form [name=name]')!.getAttribute('value')).toBe(typed.name);
  });

  test("answers in plain text when the site's code is missing (ERR-01)", async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    using _code = withoutCode(site);
    const answer = await plain('parts', { ...typed, email: 'not an address' });
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      422,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(answer.text).toContain('Your parts enquiry was not sent');
    expect(answer.text).toContain('Please enter a valid email address, such as name@example.com.');
    expect(errors.mock.calls.flat().join(' ')).toContain('The page could not be rendered');
    expect(errors.mock.calls.flat().join(' ')).not.toContain('not an address');
    const sent = await plain('enquiry', { ...typed, email: 'unlost@example.com' });
    expect([sent.status, await site.db.$count(leads, eq(leads.email, 'unlost@example.com'))]).toEqual([303, 1]);
  });
});
