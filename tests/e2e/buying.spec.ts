import type { Page } from '@playwright/test';
import { violations } from './violations.ts';
import { inMatrix, type Dealer } from './dealers.ts';
import { Account } from './pages/account.ts';
import { fillDetails, hold, someone } from './pages/checkout.ts';
import { heading } from './pages/heading.ts';
import { TradeInPage } from './pages/trade-in.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

async function open(page: Page, dealer: Dealer, { from = 0 } = {}): Promise<string> {
  await page.goto(siteUrl(dealer, '/cars/'));
  const urls = await page
    .locator('main a[href*="/buy-online"], main a[href*="/checkout-journey"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  for (const url of [...urls.slice(from), ...urls.slice(0, from)]) {
    await page.goto(url);
    if (new URL(page.url()).pathname === '/sign-in') {
      await new Account(page).signIn(dealer, someone().phone);
      await page.waitForURL((at) => at.pathname !== '/sign-in');
    }
    if (/^Buy the/.test(await heading(page).innerText())) return page.url();
  }
  throw new Error(`${dealer} has no vehicle that can be bought.`);
}

async function activate(page: Page, role: 'link' | 'button' | 'radio', name: string | RegExp): Promise<void> {
  const control = page.locator('main').getByRole(role, { name }).first();
  await control.focus();
  await expect(control).toBeFocused();
  await control.press(role === 'radio' ? 'Space' : 'Enter');
}

/** Concurrent tests choose different free times (`slot`). */
async function walk(page: Page, slot: number, checked: (where: string) => Promise<void>): Promise<void> {
  await checked('price');
  await activate(page, 'link', /^Continue to your trade-in/);
  await expect(heading(page)).toHaveText('Are you trading in a vehicle?');
  await checked('trade-in');
  await activate(page, 'radio', 'No trade-in');
  await activate(page, 'button', 'Continue');
  await expect(heading(page)).toHaveText('How would you like to pay?');
  await checked('finance');
  await activate(page, 'radio', /^Without a loan/);
  await activate(page, 'button', 'Continue');
  await expect(heading(page)).toHaveText(/^How would you like to get the/);
  await page.getByLabel(/^Have it delivered/).fill('9999');
  await activate(page, 'button', 'See the delivery price');
  await expect(page.getByText('We don’t deliver to 9999.')).toBeVisible();
  await expect(page.getByLabel(/^Have it delivered/)).toBeFocused();
  await page.getByLabel(/^Have it delivered/).fill('2068');
  await activate(page, 'button', 'See the delivery price');
  await expect(page.getByRole('button', { name: /^Have it delivered to 2068/ })).toBeVisible();
  await checked('getting it');
  const time = page.locator('input[name="startsAt"]').nth(slot);
  if (await time.count()) {
    // Late in the day, the next day is collapsed.
    const fold = time.locator('xpath=ancestor::details[not(@open)]/summary');
    if (await fold.count()) await fold.press('Enter');
    await time.focus();
    await time.press('Space');
    await activate(page, 'button', 'Choose this time');
  } else await activate(page, 'button', 'Pick it up');
  await expect(heading(page)).toHaveText(/^Hold the/);
  await checked('deposit');
  await activate(page, 'button', 'Continue without a hold');
  await expect(heading(page)).toHaveText(/all in one place$/);
  await checked('summary');
}

async function send(page: Page): Promise<void> {
  await fillDetails(page, someone());
  await activate(page, 'button', /^(Book the pick-up|Send it) (with|to)/);
  await expect(page.getByText('Your reference')).toBeVisible();
}

const dealers = ['harbour-motors', 'everyday-cars'] as const satisfies Dealer[];

for (const [index, dealer] of dealers.entries())
  test.describe(dealer, () => {
    test(
      'buys by keyboard from list to pick-up, accessible on every step, with the phone number visible',
      { tag: ['@RES-04', '@ROUTE-08'] },
      async ({ page }) => {
        await withoutPhotos(page);
        const start = await open(page, dealer, { from: index });
        const layoutOnly = index > 0;
        const checked = async (where: string) => {
          expect(await violations(page, where, { layoutOnly })).toEqual([]);
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          await expect(page.locator('.journey__call'), where).toBeInViewport();
          // At the end of the page, nothing is behind the phone number.
          const room = await page.evaluate(() => {
            const box = (part: string) => [...document.querySelectorAll(part)].at(-1)!.getBoundingClientRect();
            const end = document.documentElement.scrollHeight - scrollY;
            return end - box('footer').bottom - box('.journey__call').height;
          });
          expect(Math.round(room), where).toBeGreaterThanOrEqual(0);
        };
        await test.step('labels the steps at their markers where there is room, and above them on a phone', async () => {
          const name = page.locator('.steps li').nth(1).getByRole('link');
          await expect(name).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
          await expect(page.locator('.steps > p')).toHaveText('Step 1 of 6: Price');
          await page.setViewportSize({ width: 1440, height: 900 });
          await expect(name).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
          await expect(page.locator('.steps > p')).toBeHidden();
          await page.setViewportSize(phone);
        });
        await test.step('from the price to the summary', () => walk(page, 0, checked));
        await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible();
        await test.step('shows errors, then sends the form', async () => {
          await activate(page, 'button', /^(Book the pick-up|Send it) (with|to)/);
          await expect(page).toHaveTitle(/^Error: /);
          await expect(page.getByRole('alert')).toBeFocused();
          expect(await violations(page, 'errors', { layoutOnly })).toEqual([]);
          await send(page);
        });
        await test.step('shows the receipt', async () => {
          await expect(page.getByRole('heading', { name: 'What to bring' })).toBeVisible();
          await page.waitForLoadState();
          expect(await violations(page, 'sent', { layoutOnly })).toEqual([]);
        });
        await test.step('prints the list and the phone number on one page, without the dealer’s other locations', async () => {
          const paper = await page.pdf({
            format: 'A4',
            margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
          });
          expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
          await page.emulateMedia({ media: 'print' });
          await expect(page.locator(':is(.footer__columns, .footer__places):visible')).toHaveCount(0);
          await expect(page.locator('.journey__facts').first()).toBeVisible();
          await page.emulateMedia({ media: 'screen' });
        });
        await test.step('shows the receipt again instead of sending the form twice', async () => {
          const receipt = page.url();
          await page.goto(start);
          expect(page.url()).toBe(receipt);
        });
      },
    );
  });

for (const [index, dealer] of inMatrix<(typeof dealers)[number]>(...dealers).entries())
  test.describe(dealer, () => {
    test(
      'works on every step without scripts, and keeps the answers when going back',
      { tag: '@RES-04' },
      async ({ browser }) => {
        const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
        const page = await context.newPage();
        await open(page, dealer, { from: index + 2 });
        await walk(page, 3, async () => undefined);
        await page.goBack();
        await expect(heading(page)).toHaveText(/^Hold the/);
        await page.goBack();
        await page.goBack();
        await page.goto(page.url());
        await page.locator('main').getByRole('link', { name: 'Finance' }).first().click();
        await expect(page.getByRole('radio', { name: /^Without a loan/ })).toBeChecked();
        await page.locator('main').getByRole('link', { name: 'Review' }).first().click();
        await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
        await send(page);
        await context.close();
      },
    );
  });

test('shares the answers between tabs and vehicles', { tag: '@RES-04' }, async ({ page, context }) => {
  const dealer = 'harbour-motors';
  await withoutPhotos(page);
  const first = await open(page, dealer, { from: 4 });
  const other = await context.newPage();
  await withoutPhotos(other);
  await open(other, dealer, { from: 5 });
  await other.getByRole('link', { name: /^Continue to your trade-in/ }).click();
  await other.getByRole('radio', { name: 'No trade-in' }).check();
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByRole('radio', { name: /^Without a loan/ }).check();
  await other.getByRole('button', { name: 'Continue' }).click();
  await page.goto(`${first}?step=summary`);
  await expect(page.getByText('Paid without a loan')).toBeVisible();
  await page.goto(`${first}?step=getting`);
  await page.getByLabel(/^Have it delivered/).fill('2068');
  await page.getByRole('button', { name: 'See the delivery price' }).click();
  await page.getByRole('button', { name: /^Have it delivered to 2068/ }).click();
  await other.reload();
  await expect(other.getByText('Delivery to 2068', { exact: true })).toBeVisible();
});

test(
  'offers the closest matches when another shopper holds the vehicle, and carries the answers over',
  { tag: '@RES-04' },
  async ({ page, browser, visit }) => {
    visit.excuse(/status of 409/v);
    const dealer = 'harbour-motors';
    await withoutPhotos(page);
    const url = await open(page, dealer, { from: 9 });
    await page.goto(`${url}?step=finance`);
    await page.getByRole('radio', { name: /^Without a loan/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await other.goto(url);
    await other.getByRole('link', { name: /^Just hold the/ }).click();
    await fillDetails(other, someone());
    await hold(other);
    await other.getByRole('link', { name: /^Set up your purchase/ }).click();
    await expect(other.getByText('Reservation deposit')).toBeVisible();
    await page.goto(`${url}?step=summary`);
    await expect(heading(page)).toHaveText(/is on hold for someone else$/);
    expect(await violations(page, 'held')).toEqual([]);
    const closest = await page
      .locator('.journey__others a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(closest.length).toBeGreaterThan(0);
    for (const one of closest) {
      await page.goto(one);
      if (/all in one place$/.test(await heading(page).innerText())) break;
    }
    await expect(page.getByText('Paid without a loan')).toBeVisible();
    await other.context().close();
  },
);

test(
  'deducts the trade-in valuation from the price, in the checkout and in finance',
  { tag: ['@RES-04', '@TRADE-01'] },
  async ({ page }) => {
    const dealer = 'harbour-motors';
    await withoutPhotos(page);
    const url = await open(page, dealer, { from: 12 });
    await page.goto(`${url}?step=trade-in`);
    await page.getByRole('radio', { name: /^Yes, tell me what mine is worth/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/cars/trade-in?**');
    await expect(page.getByText(/^Towards the/)).toBeVisible();
    const trade = new TradeInPage(page);
    await trade.toCondition('DEMO 00002');
    await trade.showEstimate.filter({ visible: true }).first().click();
    await page.getByRole('link', { name: /^Use it towards the/ }).click();
    const mine = page.getByRole('radio', { name: /^2022 Mazda CX-5/ });
    await expect(mine).toBeChecked();
    expect(await violations(page, 'valued')).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('.journey__sum')).toContainText(/Trade-in \(estimate\)−\$[\d,]+/);
    await page.goto(url.replace('/buy-online', '/checkout'));
    await expect(page.getByText('Your trade-in, 2022 Mazda CX-5')).toBeVisible();
    await page.goto(`${url}?step=finance`);
    await page.getByRole('radio', { name: /^With a loan/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'Apply for finance now' }).click();
    await expect(page.locator('.journey__aside')).toContainText('Your trade-in, 2022 Mazda CX-5');
    await page.getByRole('link', { name: 'Back to your purchase' }).click();
    await expect(heading(page)).toHaveText('How would you like to pay?');
  },
);

test(
  "keeps the dealer's phone number visible on a tablet and a desktop without covering the total or the focus",
  { tag: '@RES-04' },
  async ({ page }) => {
    await withoutPhotos(page);
    const url = new URL(await open(page, 'everyday-cars'));
    url.searchParams.set('step', 'summary');
    await page.goto(url.href);
    const bar = page.locator('.journey__call');
    const covers = async (what: string) => {
      const [over, under] = [await bar.boundingBox(), await page.locator(what).last().boundingBox()];
      return under!.y + under!.height > over!.y;
    };
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(bar).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      for (const part of ['.journey__sum', '.journey__main', 'footer'])
        expect(await covers(part), `${part} at ${width}`).toBe(false);
      await page.evaluate(() => window.scrollTo(0, 0));
      const last = page.locator('.journey__main :is(a, button, input):visible').last();
      await last.focus();
      const [over, control] = [await bar.boundingBox(), await last.boundingBox()];
      expect(control!.y + control!.height, `the focus at ${width}`).toBeLessThanOrEqual(over!.y);
      await last.blur();
    }
  },
);
