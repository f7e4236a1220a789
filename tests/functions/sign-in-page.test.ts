/** Plain forms, then a return to the original page (ROUTE-11, AUTH-01). */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { localMessages, rateLimits, sessions } from '#src/server/platform/database/schema.ts';
import { solveChallenge } from '#src/lib/proof-of-work.ts';
import { lastCode } from '../support/browser.ts';
import { functionSite, type Answer, type FunctionSite } from '../support/function-site.ts';
import { PlainBrowser } from '../support/plain-browser.ts';

const phone = '+61491570156';
let site: FunctionSite;

beforeAll(async () => {
  site = await functionSite({ dealers: ['harbour-motors', 'everyday-cars', 'ironbark-ford'], pages: true });
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const table of [rateLimits, localMessages]) await site.db.delete(table);
});

const heading = ({ text }: Answer) => parse(text).querySelector('h1')?.textContent;
const page = '/sign-in?type=finance&redirect=%2Fcars%2F%3Fmake%3Dkia&back=%2Fcars%2Fred-one';
const fields = { type: 'finance', redirect: '/cars/?make=kia', back: '/cars/red-one' };

async function signIn(shopper: PlainBrowser): Promise<Answer> {
  await shopper.post('/sign-in', { ...fields, action: 'send', phone: '0491 570 156' });
  return shopper.post('/sign-in', { ...fields, action: 'verify', code: await lastCode(site, phone) });
}

describe('sign-in page (ROUTE-11)', () => {
  test('asks for the number, texts a code, accepts it and returns to where the shopper started (ROUTE-11, AUTH-01)', async () => {
    const shopper = new PlainBrowser(site);
    const first = await shopper.get(page);
    expect([first.status, heading(first)]).toEqual([200, 'Sign in with your mobile']);
    expect(parse(first.text).querySelector('.journey__top a')!.getAttribute('href')).toBe('/cars/red-one');
    const sent = await shopper.post('/sign-in', { ...fields, action: 'send', phone: '0491 570 156' });
    expect([sent.status, sent.headers.location]).toEqual([303, `${page}&step=code`]);
    const second = await shopper.get(`${page}&step=code`);
    expect([heading(second), second.text.includes('0491 570 156')]).toEqual(['Enter your code', true]);
    expect(second.headers['cache-control']).toBe('no-store');
    const code = await lastCode(site, phone);
    const done = await shopper.post('/sign-in', {
      ...fields,
      action: 'verify',
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect([done.status, done.headers.location]).toEqual([303, '/cars/?make=kia']);
    expect((await shopper.get('/api/session')).json.user).toEqual({ id: expect.any(String), phone });
    expect(shopper.cookies.get('forecourt-signed-in')).toBe('1');
    expect(shopper.cookies.has('__Host-forecourt-phone')).toBe(false);
  });

  test('reloads the code step without sending another text, and keeps the number out of URLs', async () => {
    const shopper = new PlainBrowser(site);
    const sent = await shopper.post('/sign-in', { ...fields, action: 'send', phone });
    for (let times = 0; times < 3; times += 1) await shopper.get(String(sent.headers.location));
    expect(await site.db.$count(localMessages)).toBe(1);
    expect(sent.headers.location).not.toContain('491');
  });

  test('redirects a signed-in shopper, or shows the number and a way to sign out if there is no target', async () => {
    const shopper = new PlainBrowser(site);
    await signIn(shopper);
    expect((await shopper.get(page)).headers.location).toBe('/cars/?make=kia');
    const account = await shopper.get('/sign-in');
    expect([heading(account), account.text.includes('0491 570 156')]).toEqual(['You’re signed in', true]);
    const out = await shopper.post('/sign-in', { action: 'sign-out' });
    expect([out.status, out.headers.location]).toEqual([303, '/sign-in?step=signed-out']);
    expect(shopper.cookies.size).toBe(0);
    expect((await shopper.get('/api/session')).json.user).toBeNull();
    const gone = await shopper.get(String(out.headers.location));
    expect(heading(gone)).toBe('You’re signed out');
    expect(parse(gone.text).querySelector('input[name="phone"]')).not.toBeNull();
  });

  test('does not tell a signed-in shopper that they are signed out (AUTH-01)', async () => {
    const shopper = new PlainBrowser(site);
    await signIn(shopper);
    expect(heading(await shopper.get('/sign-in?step=signed-out'))).toBe('You’re signed in');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', '/..//evil.example'])(
    'redirects only to paths of this site, not to %j (ROUTE-11)',
    async (foreign) => {
      const shopper = new PlainBrowser(site);
      const query = new URLSearchParams({ type: 'checkout', redirect: foreign, back: foreign });
      const first = await shopper.get(`/sign-in?${query}`);
      expect(first.status).toBe(200);
      expect(first.text).not.toContain('evil.example');
      await shopper.post('/sign-in', { action: 'send', phone });
      const done = await shopper.post('/sign-in', {
        action: 'verify',
        redirect: foreign,
        back: foreign,
        code: await lastCode(site, phone),
      });
      expect([done.status, done.headers.location]).toEqual([303, '/sign-in']);
      await site.db.delete(sessions);
    },
  );

  test.each([
    ['', 'Please enter your mobile number.'],
    ['12', 'Please enter a mobile number, such as 0491 570 156.'],
  ])('returns the number %j with the error, and keeps the redirect', async (typed, fault) => {
    const answer = await new PlainBrowser(site).post('/sign-in', { ...fields, action: 'send', phone: typed });
    const html = parse(answer.text);
    expect(answer.status).toBe(422);
    expect(html.querySelector('title')!.textContent).toMatch(/^Error: Sign in with your mobile/);
    expect(html.querySelector('.form__alert a')!.textContent).toBe(fault);
    expect(html.querySelector('[name="phone"]')!.getAttribute('value')).toBe(typed);
    expect(html.querySelector('[name="redirect"]')!.getAttribute('value')).toBe('/cars/?make=kia');
  });

  test('allows another attempt after a wrong code, and returns to the first step without a number', async () => {
    const shopper = new PlainBrowser(site);
    await shopper.post('/sign-in', { ...fields, action: 'send', phone });
    const code = await lastCode(site, phone);
    const wrong = await shopper.post('/sign-in', {
      ...fields,
      action: 'verify',
      code: code === '000000' ? '000001' : '000000',
    });
    expect([wrong.status, heading(wrong)]).toEqual([422, 'Enter your code']);
    const right = await shopper.post('/sign-in', { ...fields, action: 'verify', code });
    expect(right.headers.location).toBe('/cars/?make=kia');
    const stranger = await new PlainBrowser(site).post('/sign-in', { ...fields, action: 'verify', code });
    expect([stranger.status, stranger.headers.location]).toEqual([303, page]);
  });

  test('refuses a fourth text in ten minutes with a message on the page', async () => {
    const shopper = new PlainBrowser(site);
    const send = () => shopper.post('/sign-in', { action: 'send', phone });
    let fourth = await send();
    // A ten-minute window may end midway; two allow six.
    for (let times = 1; times < 7 && fourth.status !== 429; times += 1) fourth = await send();
    expect([fourth.status, fourth.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(fourth.text).toContain('Too many attempts. Please wait');
  });

  test('answers with a page that resubmits the form with a proof of work, and explains what to do without a script (ISO-04)', async () => {
    const hour = 3_600_000;
    const windowStart = new Date(Math.floor(Date.now() / hour) * hour);
    const counters = [0, hour].map((later) => new Date(windowStart.getTime() + later));
    await site.db
      .insert(rateLimits)
      .values(counters.map((start) => ({ key: 'sign-in-texts:harbour-motors', windowStart: start, count: 60 })));
    const shopper = new PlainBrowser(site);
    const asked = await shopper.post('/sign-in', { ...fields, action: 'send', phone: '0491 570 156' });
    expect([asked.status, heading(asked), asked.headers['cache-control']]).toEqual([
      429,
      'One moment, please',
      'no-store',
    ]);
    expect(asked.text).toMatch(/wait a few minutes and try again, or call us on [\d ]{8,}/);
    const form = parse(asked.text).querySelector('form[data-proof]')!;
    const hidden = Object.fromEntries(
      form
        .querySelectorAll('input[type="hidden"]')
        .map((input) => [input.getAttribute('name')!, input.getAttribute('value')!]),
    );
    expect([form.getAttribute('action'), hidden]).toEqual([
      '/sign-in',
      { ...fields, action: 'send', phone: '0491 570 156' },
    ]);
    expect(await site.db.$count(localMessages)).toBe(0);
    const proof = await solveChallenge(form.getAttribute('data-proof')!);
    const sent = await shopper.post('/sign-in', { ...hidden, proof });
    expect([sent.status, sent.headers.location]).toEqual([303, `${page}&step=code`]);
    expect(await site.db.$count(localMessages)).toBe(1);
    expect(heading(await shopper.post('/sign-in', { ...hidden, proof }))).toBe('One moment, please');
  });

  test('answers 404 with a reason, and sends no text, for a dealer without sign-in', async () => {
    const shopper = new PlainBrowser(site, 'ironbark-ford');
    const shown = await shopper.get('/sign-in');
    expect([shown.status, shown.text.includes('This site doesn’t have sign-in.')]).toEqual([404, true]);
    expect((await shopper.post('/sign-in', { action: 'send', phone })).status).toBe(404);
    expect(await site.db.$count(localMessages)).toBe(0);
  });
});
