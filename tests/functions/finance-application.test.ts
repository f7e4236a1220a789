/** Plain forms, as seen by the shopper, a stranger and the dealer (ROUTE-10, FIN-05). */
import { eq } from 'drizzle-orm';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tidyDatabase } from '#src/server/platform/database/tidy.ts';
import {
  consents,
  deliveries,
  financeApplications,
  leads,
  localMessages,
  operatorActions,
  rateLimits,
} from '#src/server/platform/database/schema.ts';
import { findPerson } from '#src/server/operations/privacy/find-person.ts';
import { lastCode } from '../support/browser.ts';
import { functionSite, type Answer, type FunctionSite } from '../support/function-site.ts';
import { applicationAnswers as parts, checkPath, sensitiveAnswers as sensitive } from '../support/finance-answers.ts';
import { submitPage } from '../support/press.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { timeLimit } from '../support/time-limit.ts';

const path = '/personalised/finance';
let site: FunctionSite;

beforeAll(async () => {
  site = await functionSite({
    dealers: ['harbour-motors', 'everyday-cars', 'ironbark-ford'],
    pages: true,
    change: ({ settings }) => {
      settings.private.retention.applicationDays = 45;
    },
  });
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of [rateLimits, localMessages]) await site.db.delete(table);
});

const heading = ({ text }: Answer) => parse(text).querySelector('h1')?.textContent;
const faults = ({ text }: Answer) =>
  parse(text)
    .querySelectorAll('.form__alert a')
    .map((link) => link.textContent);
const values = ({ text }: Answer) =>
  Object.fromEntries(
    parse(text)
      .querySelectorAll('form#finance-form :is(input:not([type="hidden"], [type="radio"]), select)')
      .map((field) => [
        field.getAttribute('name'),
        field.getAttribute('value') ?? field.querySelector('option[selected]')?.getAttribute('value'),
      ]),
  );

const aCar = () => site.vehicles.find(({ status, price }) => status === 'in_stock' && (price ?? 0) > 20_000)!;
const send = (shopper: PlainBrowser, part: string, fields: Record<string, string>, carId = aCar().id) =>
  shopper.post(path, { part, car_id: carId, action: 'next', ...fields });

async function fillIn(shopper: PlainBrowser, carId = aCar().id): Promise<void> {
  for (const [part, fields] of parts) expect((await send(shopper, part, fields, carId)).status, part).toBe(303);
}

describe('the finance application (FIN-05)', () => {
  test('goes through six parts and a final check, is sent as one lead, and clearly shows the progress (ROUTE-10, FIN-05)', async () => {
    const shopper = new PlainBrowser(site);
    const first = await shopper.get(`${path}?car_id=${aCar().id}`);
    expect([first.status, heading(first)]).toEqual([200, 'Your loan']);
    expect(parse(first.text).querySelector('.journey__vehicle h2')!.textContent).toContain(aCar().name);
    for (const [index, [part, fields]] of parts.entries()) {
      const answer = await send(shopper, part, fields);
      const next = parts[index + 1]?.[0] ?? 'check';
      expect([answer.status, answer.headers.location]).toEqual([303, `${path}?car_id=${aCar().id}&part=${next}`]);
      expect((await shopper.get(String(answer.headers.location))).status).toBe(200);
    }
    const check = await shopper.get(`${path}?part=check&car_id=${aCar().id}`);
    for (const told of [
      'Goes to one lender.',
      'No credit check yet.',
      'A computer program decides first.',
      'Quayside Finance, Australian credit licence 000 412',
    ])
      expect(check.text).toContain(told);
    expect(parse(check.text).querySelector('[name="agreed"]')!.hasAttribute('checked')).toBe(false);
    const unticked = await shopper.post(path, { part: 'check', action: 'send' });
    expect([unticked.status, faults(unticked)]).toEqual([422, ['Please tick the box to send your application.']]);

    const sent = await submitPage(shopper, checkPath, { part: 'check', action: 'next', agreed: 'true' });
    expect(sent.headers.location).toMatch(/^\/personalised\/finance\?ref=[\w\-]{22}$/v);
    const result = await shopper.get(String(sent.headers.location));
    expect(heading(result)).toBe('Sent. Not approved yet.');
    expect(result.text).toContain('$16,000 over 5 years');
    const copy = await shopper.get(`${String(sent.headers.location)}&copy=1`);
    expect(result.text).toContain('Save a copy');
    expect(copy.headers['content-disposition']).toMatch(/^attachment; filename="[\dA-F]{4}-[\dA-F]{4}\.txt"$/v);
    expect(copy.text).toMatch(
      /Sent\. Not approved yet\.[^]*\$16,000 over 5 years[^]*Current status[^]*You decide whether to sign/,
    );
    for (const secret of sensitive) expect(result.text + copy.text).not.toContain(secret);
    // Submitting again gives one lead and the same page.
    const again = await submitPage(shopper, checkPath, { part: 'check', action: 'next', agreed: 'true' });
    expect((await shopper.get(String(again.headers.location))).headers.location).toBe(sent.headers.location);
    // A page of the site starts a new application.
    const anew = await shopper.get(`${path}?car_id=${aCar().id}`);
    expect([anew.status, values(anew).borrow ?? '', shopper.cookies.has('__Host-forecourt-finance')]).toEqual([
      200,
      '',
      false,
    ]);
    const stored = await site.db.select().from(leads);
    expect(stored).toMatchObject([
      {
        form: 'finance',
        category: 'Finance Enquiry',
        subcategory: 'Application',
        carId: aCar().id,
        email: 'daniel@shopper.example',
        phone: '+61491570156',
      },
    ]);
    for (const secret of sensitive) expect(JSON.stringify(stored)).not.toContain(secret);
    const agreed = await site.db.select().from(consents).where(eq(consents.kind, 'finance_application'));
    expect(agreed).toMatchObject([
      { given: true, wording: expect.stringContaining('may send them to Quayside Finance') },
    ]);
  });

  test('sends the dealer a link instead of sensitive answers, and records when it is opened', async () => {
    const shopper = new PlainBrowser(site);
    await fillIn(shopper);
    await submitPage(shopper, checkPath, { part: 'check', agreed: 'true' });
    const read = () => site.db.select().from(localMessages);
    await expect.poll(async () => (await read()).length, { timeout: timeLimit(10_000) }).toBe(2);
    const mails = await read();
    const toDealer = mails.find(({ recipient }) => recipient !== 'daniel@shopper.example')!;
    for (const { body } of mails) for (const secret of sensitive) expect(body).not.toContain(secret);
    const toShopper = mails.find(({ recipient }) => recipient === 'daniel@shopper.example')!;
    expect(toShopper.subject).toContain('finance application');
    expect(toShopper.body).toMatch(/We’ll reply by .*\/personalised\/finance\?ref=[\w\-]{22}/sv);
    expect(toShopper.body).not.toMatch(/You wrote|\$16,000/v);
    const link = /\/personalised\/finance\?staff=[0-9a-f\-]{36}\.[0-9a-f]{40}/v.exec(toDealer.body)![0];
    const opened = await new PlainBrowser(site).get(link);
    expect(opened.status).toBe(200);
    for (const shown of ['14/3/1988', '12 Sample Street', 'Northside Physiotherapy', '$2,640'])
      expect(opened.text).toContain(shown);
    expect(await site.db.select().from(operatorActions)).toMatchObject([
      { action: 'application.open', dealer: 'harbour-motors' },
    ]);
    const forged = link.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await new PlainBrowser(site).get(forged)).status).toBe(404);
    expect((await new PlainBrowser(site, 'everyday-cars').get(link)).status).toBe(404);
  });

  test('returns a part with all its errors and everything typed, and blocks later parts', async () => {
    const shopper = new PlainBrowser(site);
    const before = await site.db.$count(leads);
    const answer = await send(shopper, 'you', { name: '', birth: '31/2/1988', phone: '12', email: 'daniel@' });
    expect(answer.status).toBe(422);
    expect(faults(answer)).toEqual([
      'Please enter your name.',
      'Please enter your date of birth, such as 14/3/1988.',
      'Please enter a mobile number, such as 0491 570 156.',
      'Please enter an email address, such as name@example.com.',
    ]);
    expect(parse(answer.text).querySelector('title')!.textContent).toMatch(/^Error: About you/);
    expect(values(answer)).toMatchObject({ birth: '31/2/1988', email: 'daniel@' });
    expect((await shopper.get(`${path}?part=check`)).headers.location).toContain('part=loan');
    expect(await site.db.$count(leads)).toBe(before);
  });

  test('keeps answers when the shopper goes back or changes vehicle (ROUTE-10)', async () => {
    const shopper = new PlainBrowser(site);
    await fillIn(shopper);
    expect(values(await shopper.get(`${path}?part=you`))).toMatchObject({ name: 'Daniel Okafor', birth: '14/3/1988' });
    const other = site.vehicles.find(({ id, status }) => id !== aCar().id && status === 'in_stock')!;
    const changed = await shopper.get(`${path}?car_id=${other.id}`);
    expect(values(changed)).toMatchObject({ borrow: '$16,000', years: '5' });
    expect(changed.text).toContain(other.name);
  });

  test('fills in valid answers from the URL, and ignores invalid ones (ROUTE-10)', async () => {
    const filled = await new PlainBrowser(site, 'everyday-cars').get(
      '/personalised/finance?vehiclePriceBudget=24500&car_type=used&preferredDealership=penrith',
    );
    expect(filled.headers.location).toMatch(/^\/sign-in\?type=finance/);
    const own = await new PlainBrowser(site).get(`${path}?vehiclePriceBudget=24500&car_type=used`);
    expect(values(own)).toMatchObject({ price: '24500' });
    expect(parse(own.text).querySelector('[name="car_type"][checked]')!.getAttribute('value')).toBe('used');
    const nonsense = await new PlainBrowser(site).get(
      `${path}?vehiclePriceBudget=%3Cb%3E&car_type=stolen&preferredDealership=x`,
    );
    expect(parse(nonsense.text).querySelector('[name="car_type"][checked]')).toBeNull();
    expect(values(nonsense).price ?? '').toBe('');
  });
});

describe('unfinished application', () => {
  test("is sealed in the database, and opens only with the shopper's key", async () => {
    await site.db.delete(financeApplications);
    const shopper = new PlainBrowser(site);
    await fillIn(shopper);
    const [row] = await site.db.select().from(financeApplications);
    const text = JSON.stringify(row);
    for (const secret of [
      ...sensitive,
      'Okafor',
      'daniel@',
      '491570156',
      shopper.cookies.get('__Host-forecourt-finance')!,
    ])
      expect(text).not.toContain(secret);
    const stranger = await new PlainBrowser(site).get(`${path}?part=you`);
    expect(stranger.headers.location).toContain('part=loan');
  });

  test('is saved with an emailed link that asks another device for a code, and can be deleted', async () => {
    await site.db.delete(financeApplications);
    const shopper = new PlainBrowser(site);
    await fillIn(shopper);
    const saved = await shopper.post(path, { part: 'costs', car_id: aCar().id, action: 'save', housing: '1' });
    expect(saved.headers.location).toContain('part=saved&mailed=1');
    const page = await shopper.get(String(saved.headers.location));
    expect(heading(page)).toBe('Saved. Come back when it suits you.');
    expect(page.text).toContain('daniel@shopper.example');
    expect(page.text).toMatch(/Saved until.*\d{1,2} \w+ 20\d\d/s);
    const [mail] = await site.db.select().from(localMessages).where(eq(localMessages.kind, 'email'));
    const link = /\/personalised\/finance\?open=[\w\-]{43}/v.exec(mail!.body)![0];
    for (const secret of sensitive) expect(mail!.body).not.toContain(secret);

    const other = new PlainBrowser(site);
    const gate = await other.get(link);
    expect(gate.headers.location).toMatch(/^\/sign-in\?type=finance&redirect=/);
    await other.post('/sign-in', { action: 'send', phone: '0491 570 156' });
    await other.post('/sign-in', { action: 'verify', code: await lastCode(site, '+61491570156') });
    const opened = await other.get(link);
    expect(opened.headers.location).toContain('part=next');
    expect(values(await other.get(`${path}?part=costs`))).toMatchObject({ housing: '1' });

    const thief = new PlainBrowser(site);
    await thief.post('/sign-in', { action: 'send', phone: '0491 570 110' });
    await thief.post('/sign-in', { action: 'verify', code: await lastCode(site, '+61491570110') });
    const refused = await thief.get(link);
    expect([refused.status, refused.text.includes('another mobile number')]).toEqual([403, true]);

    const gone = await shopper.post(path, { part: 'saved', action: 'delete' });
    expect(gone.headers.location).toContain('part=loan');
    expect(await site.db.$count(financeApplications)).toBe(0);
    expect((await other.get(link)).status).toBe(404);
  });

  test("is deleted after thirty days, a sent one after the dealer's own period, and both are found for erasure", async () => {
    await site.db.delete(financeApplications);
    const day = 86_400_000;
    const half = new PlainBrowser(site);
    await fillIn(half);
    const sent = new PlainBrowser(site);
    await fillIn(sent);
    await submitPage(sent, checkPath, { part: 'check', agreed: 'true' });
    const who = { dealer: 'harbour-motors', phone: '+61491570156', email: null };
    expect((await findPerson(site.db, who)).financeApplications).toHaveLength(2);
    expect((await tidyDatabase(site.db, Date.now() + 31 * day)).financeApplications).toBe(1);
    expect((await tidyDatabase(site.db, Date.now() + 44 * day)).financeApplications).toBe(0);
    expect((await tidyDatabase(site.db, Date.now() + 46 * day)).financeApplications).toBe(1);
    expect(await site.db.$count(deliveries)).toBeGreaterThan(0);
  });
});

describe('sign-in requirement (FIN-05)', () => {
  test('sends shoppers to sign in where the dealer requires it, and returns them to where they started (FIN-05, RES-05)', async () => {
    const shopper = new PlainBrowser(site, 'everyday-cars');
    const gate = await shopper.get(`${path}?vehiclePriceBudget=20000`);
    const query = new URLSearchParams(String(gate.headers.location).split('?')[1]);
    expect([gate.status, Object.fromEntries(query)]).toEqual([
      303,
      { type: 'finance', redirect: `${path}?vehiclePriceBudget=20000`, back: '/apply-for-finance' },
    ]);
    await shopper.post('/sign-in', { action: 'send', phone: '0491 570 157' });
    const done = await shopper.post('/sign-in', {
      action: 'verify',
      redirect: query.get('redirect')!,
      code: await lastCode(site, '+61491570157', 'everyday-cars'),
    });
    expect(done.headers.location).toBe(`${path}?vehiclePriceBudget=20000`);
    expect(values(await shopper.get(String(done.headers.location)))).toMatchObject({ price: '20000' });
  });

  test('keeps everything typed when a session expires', async () => {
    const shopper = new PlainBrowser(site, 'everyday-cars');
    await shopper.post('/sign-in', { action: 'send', phone: '0491 570 158' });
    await shopper.post('/sign-in', { action: 'verify', code: await lastCode(site, '+61491570158', 'everyday-cars') });
    await shopper.post(path, { part: 'loan', car_type: 'used', price: '20000', borrow: '9,000', years: '3' });
    shopper.cookies.delete('__Host-forecourt');
    const answer = await shopper.post(path, {
      part: 'you',
      name: 'Mia Chen',
      birth: '1/2/1990',
      phone: '0491 570 158',
      email: 'mia@shopper.example',
    });
    const query = new URLSearchParams(String(answer.headers.location).split('?')[1]);
    expect(query.get('type')).toBe('finance');
    await site.db.delete(rateLimits);
    await shopper.post('/sign-in', { action: 'send', phone: '0491 570 158' });
    const back = await shopper.post('/sign-in', {
      action: 'verify',
      redirect: query.get('redirect')!,
      code: await lastCode(site, '+61491570158', 'everyday-cars'),
    });
    expect((await shopper.get(String(back.headers.location))).headers.location).toContain('part=home');
    expect(values(await shopper.get(`${path}?part=you`))).toMatchObject({ name: 'Mia Chen' });
  });

  test('answers 404 with a reason for a dealer that does not accept applications', async () => {
    const shown = await new PlainBrowser(site, 'ironbark-ford').get(path);
    expect([shown.status, shown.text.includes('doesn’t take finance applications')]).toEqual([404, true]);
  });
});
