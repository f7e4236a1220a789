import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page, Route } from '@playwright/test';
import { violations } from './violations.ts';
import { cancelReservation, expectHeld, startCheckout } from './pages/checkout.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

const dealer = 'harbour-motors';
test.use({ viewport: { width: 390, height: 844 } });

/** Bypasses cookies; only browsers resolve *.localhost. */
async function askServer(url: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<string> {
  const { host, port, pathname, search } = new URL(url);
  const request = httpRequest({
    host: '127.0.0.1',
    port,
    method,
    path: pathname + search,
    headers: { ...headers, host },
  });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return text(answer);
}

/** The request reaches the server; the answer is lost. */
async function loseNextAnswer(page: Page, url: string): Promise<void> {
  const lose = async (route: Route): Promise<void> => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    await page.unroute(url, lose);
    await askServer(url, { method: 'POST', headers: await request.allHeaders(), body: request.postData() ?? '' });
    await route.abort('connectionreset');
  };
  await page.route(url, lose);
}

/** Loses the response, so the browser shows its error page. */
async function clickAndLose(page: Page, name: string | RegExp, url: string): Promise<void> {
  await loseNextAnswer(page, url);
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name }).click({ noWaitAfter: true });
  await failed;
  await expect.poll(() => page.url()).toContain('chrome-error:');
}

const receiptsTo = async (email: string): Promise<number> =>
  (await askServer(siteUrl(dealer, '/outbox')))
    .split('<li class=')
    .filter((one) => one.includes(`to ${email}`) && one.includes('Reserved:')).length;

for (const [screen, button] of [
  ['details', 'Check your details'],
  ['check', 'Agree and enter card details'],
] as const)
  test(
    `reports being offline on the ${screen} step, keeps what was typed, and continues`,
    { tag: '@RES-03' },
    async ({ page, context, visit }) => {
      visit.excuse(/ERR_INTERNET_DISCONNECTED/v);
      const { who } = await startCheckout(page, dealer, visit);
      if (screen === 'check') {
        await page.getByRole('button', { name: 'Check your details' }).click();
        await page.waitForURL('**/checkout?step=check');
      }
      await context.setOffline(true);
      for (let times = 0; times < 2; times += 1) await page.getByRole('button', { name: button }).click();
      const said = page.getByRole('alert');
      await expect(said).toHaveText(
        /You’re offline\. Nothing was sent or charged, and everything you typed is still here\./,
      );
      await expect(said).toHaveCount(1);
      expect(await violations(page, `${screen} offline`)).toEqual([]);
      if (screen === 'details') await expect(page.getByLabel('Email address')).toHaveValue(who.email);
      await context.setOffline(false);
      await page.getByRole('button', { name: button }).click();
      await page.waitForURL(screen === 'details' ? '**/checkout?step=check' : '**/practice-bank?**');
      if (screen === 'details') await expect(page.getByText(who.email)).toBeVisible();
    },
  );

test(
  'keeps everything typed when the response to the details form is lost',
  { tag: '@RES-03' },
  async ({ page, visit }) => {
    visit.excuse(/ERR_CONNECTION_RESET/v);
    const { path, who } = await startCheckout(page, dealer, visit);
    await clickAndLose(page, 'Check your details', siteUrl(dealer, `${path}/checkout`));
    // Reloading is all the browser's error page offers.
    await page.reload();
    await page.waitForURL('**/checkout?step=check');
    for (const typed of [who.name, who.email]) await expect(page.locator('main').getByText(typed)).toBeVisible();
    await page.getByRole('link', { name: 'Back to your details' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue(who.email);
  },
);

test(
  'makes only one reservation and sends one receipt when the responses to the agreement and card forms are lost',
  { tag: ['@RES-03', '@RES-06'] },
  async ({ page, context, visit }) => {
    visit.excuse(/ERR_CONNECTION_RESET/v);
    const { path, who } = await startCheckout(page, dealer, visit);
    await page.getByRole('button', { name: 'Check your details' }).click();
    await page.waitForURL('**/checkout?step=check');
    await clickAndLose(page, 'Agree and enter card details', siteUrl(dealer, `${path}/checkout`));
    // A second click continues the first attempt.
    await page.goto(siteUrl(dealer, `${path}/checkout?step=check`));
    await page.getByRole('button', { name: 'Agree and enter card details' }).click();
    await page.waitForURL('**/practice-bank?**');
    const card = page.url();
    await clickAndLose(page, /^Hold \$/, siteUrl(dealer, '/practice-bank'));
    // The bank approved, so every URL shows the reservation.
    for (const url of [siteUrl(dealer, `${path}/checkout`), card]) {
      await page.goto(url);
      await expectHeld(page);
    }
    const second = await context.newPage();
    await second.goto(siteUrl(dealer, `${path}/checkout?step=check`));
    await expectHeld(second);
    await expect.poll(() => receiptsTo(who.email)).toBe(1);
    await cancelReservation(page);
    await expect(page.getByText(/is cancelled/)).toBeVisible();
  },
);

test(
  'makes only one reservation from two tabs with the same details',
  { tag: '@RES-03' },
  async ({ page, context, visit }) => {
    const { path, who } = await startCheckout(page, dealer, visit);
    await page.getByRole('button', { name: 'Check your details' }).click();
    await page.waitForURL('**/checkout?step=check');
    const second = await context.newPage();
    await second.goto(siteUrl(dealer, `${path}/checkout?step=check`));
    await expect(second.getByText(who.email)).toBeVisible();
    await page.getByRole('button', { name: 'Agree and enter card details' }).click();
    await page.waitForURL('**/practice-bank?**');
    await second.getByRole('button', { name: 'Agree and enter card details' }).click();
    await second.waitForURL('**/practice-bank?**');
    expect(second.url()).toBe(page.url());
    await page.getByRole('button', { name: /^Hold \$/ }).click();
    await expectHeld(page);
    await second.getByRole('button', { name: /^Hold \$/ }).click();
    await expectHeld(second);
    await expect.poll(() => receiptsTo(who.email)).toBe(1);
    await cancelReservation(page);
    await second.reload();
    await expect(second.getByText(/is cancelled/)).toBeVisible();
  },
);
