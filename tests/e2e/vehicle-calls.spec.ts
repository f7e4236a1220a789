/** What the page of a vehicle asks of the server: the phone, the PDF, whether it can be reserved, the finance terms; and sharing and printing. */
import type { Page, Route } from '@playwright/test';
import { siteOf, vehicleWith, type Dealer } from './dealers.ts';
import { violations } from '../../scripts/check-site/axe.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const templates: Dealer[] = ['harbour-motors', 'everyday-cars'];

async function open(page: Page, dealer: Dealer, ...texts: string[]): Promise<string> {
  await withoutPhotos(page);
  const path = vehicleWith(dealer, ...texts);
  await page.goto(siteUrl(dealer, path));
  return path;
}

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
const slugOf = (path: string) => path.split('/').at(-1)!;

for (const dealer of templates) {
  test.describe(dealer, () => {
    test('VDP-11 a press shows the masked number and is logged; the next one dials', async ({ page }) => {
      await open(page, dealer, 'data-phone=');
      const link = page.locator('main a[data-phone]').first();
      const number = (await link.getAttribute('data-phone'))!;
      await expect(link).not.toContainText(number);
      await expect(link).toContainText(number.slice(0, 5));
      const logged = page.waitForRequest('**/api/phone-reveals');
      await link.click();
      const request = await logged;
      expect(request.postDataJSON()).toMatchObject({
        car_id: await page.locator('[data-seen]').getAttribute('data-seen'),
        website_id: dealer,
      });
      expect((await request.response())!.status()).toBe(200);
      await expect(page.locator('main').getByText(number).first()).toBeVisible();
      await expect(page.locator('main a[href^="tel:"]').filter({ hasText: number }).first()).not.toHaveAttribute(
        'data-phone',
      );
    });

    test('VDP-11 ERR-01 a reveal that cannot be logged is a note on the console, and the number shows all the same', async ({
      page,
      visit,
    }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.route('**/api/phone-reveals', (route) => route.abort());
      await open(page, dealer, 'data-phone=');
      const link = page.locator('main a[data-phone]').first();
      const number = (await link.getAttribute('data-phone'))!;
      await link.click();
      await expect(page.locator('main').getByText(number).first()).toBeVisible();
      await expect.poll(() => warnings.join()).toContain('The phone reveal was not logged');
      visit.problems.length = 0;
    });

    test('VDP-11 ERR-01 a vehicle without any number to call is a warning on the console', async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      const path = vehicleWith(dealer, 'data-page-vehicle');
      const html = siteOf(dealer).text(`${path.slice(1)}.html`);
      await page.route(`**${path}`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: html.replace('data-page-vehicle', 'data-no-phone data-page-vehicle'),
        }),
      );
      await open(page, dealer, 'data-page-vehicle');
      await expect.poll(() => warnings.join()).toContain('No phone number for the call button');
    });

    test('VDP-12 the PDF is saved under the name of the vehicle', async ({ page }) => {
      const path = await open(page, dealer, 'data-pdf');
      const download = page.waitForEvent('download');
      await page.locator('[data-pdf]').first().click();
      expect((await download).suggestedFilename()).toBe(`${slugOf(path)}.pdf`);
    });

    test('VDP-12 ERR-01 a PDF that fails is an alert with the error’s message', async ({ page, visit }) => {
      await open(page, dealer, 'data-pdf');
      await page.route(
        '**/pdf',
        json(503, { error: { code: 'unavailable', message: 'The photos of this car could not be read.' } }),
      );
      const said: string[] = [];
      page.on('dialog', (dialog) => {
        said.push(dialog.message());
        void dialog.accept();
      });
      const link = page.locator('[data-pdf]').first();
      await link.click();
      await expect.poll(() => said).toEqual(['The photos of this car could not be read.']);
      await expect(link).not.toHaveAttribute('aria-busy');
      await page.unroute('**/pdf');
      await page.route('**/pdf', (route) => route.abort());
      await link.click();
      await expect.poll(() => said[1]).toContain('could not reach the dealer');
      visit.problems.length = 0;
    });

    test('RES-02 Reserve Now goes on when the server says the vehicle is there', async ({ page, visit }) => {
      await open(page, dealer, 'data-reserve');
      const link = page.locator('a[data-reserve]:visible').first();
      const address = (await link.getAttribute('href'))!;
      const asked = page.waitForResponse('**/availability');
      const gone = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(address));
      await link.click();
      expect((await asked).status()).toBe(200);
      await gone;
      visit.problems.length = 0;
    });

    for (const [reason, words] of [
      ['sold', 'no longer available'],
      ['held', 'Somebody is reserving it'],
      ['reserved', 'is reserved'],
    ] as const) {
      test(`RES-02 a vehicle that is ${reason} is not reserved: an honest notice with similar ones`, async ({
        page,
      }) => {
        const path = await open(page, dealer, 'data-reserve');
        await page.route(
          '**/availability',
          json(200, {
            available: reason !== 'sold',
            reservable: false,
            status: reason === 'sold' ? 'sold' : 'in_stock',
            reason,
          }),
        );
        const link = page.locator('a[data-reserve]:visible').first();
        await link.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading')).toContainText(words);
        await expect(dialog.getByRole('link').first()).toBeVisible();
        expect(await violations(page, `reserve ${reason}`, { without: ['target-size'] })).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        expect(new URL(page.url()).pathname).toBe(path);
        const disabled = page.locator('a[aria-disabled="true"]');
        await expect(disabled).toHaveCount(reason === 'held' ? 0 : await disabled.count());
        if (reason !== 'held') expect(await disabled.count()).toBeGreaterThan(0);
      });
    }

    test('RES-02 a server that cannot be reached is never taken for a yes', async ({ page, visit }) => {
      const path = await open(page, dealer, 'data-reserve');
      await page.route('**/availability', (route) => route.abort());
      await page.locator('a[data-reserve]:visible').first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading')).toHaveText('We could not check that it is still available');
      await expect(dialog.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/);
      await page.unroute('**/availability');
      await page.route(
        '**/availability',
        json(200, { available: false, reservable: false, status: 'sold', reason: 'sold' }),
      );
      await dialog.getByRole('button', { name: 'Check again' }).click();
      await expect(page.getByRole('dialog').getByRole('heading')).toContainText('no longer available');
      expect(new URL(page.url()).pathname).toBe(path);
      visit.problems.length = 0;
    });

    test('VDP-03 sharing copies the link where the device has no sharing of its own, and says so', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
      });
      const path = await open(page, dealer, 'data-share');
      await page.locator('[data-share]').first().click();
      await expect(page.getByText('Link copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
    });

    test('VDP-03 printing opens everything first', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => {
          dispatchEvent(new Event('beforeprint'));
          document.documentElement.dataset['printed'] = String(
            document.querySelectorAll('main details:not([open])').length,
          );
        };
      });
      await open(page, dealer, 'data-print');
      await page.locator('[data-print]').first().click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', '0');
    });

    if (dealer === 'harbour-motors')
      test('FIN-05 opening the finance part asks for the lender’s words of today', async ({ page }) => {
        await open(page, dealer, 'data-finance-disclaimer', 'class="calculator"');
        const place = page.locator('[data-finance-disclaimer]').first();
        const before = await place.textContent();
        await page.route(
          '**/api/cars/*',
          json(200, {
            id: '1',
            slug: 'one',
            name: 'One',
            status: 'in_stock',
            price: 1,
            price_type: null,
            price_text: '$1',
            reserved: false,
            finance: {
              lender: 'A',
              credit_licence: null,
              interest_rate: 1,
              comparison_rate: 2,
              disclaimer: 'Rates changed this morning.',
              valid_until: '2026-12-20',
            },
          }),
        );
        await page.locator('a[href="#calculator"]').first().click();
        await expect(place).toContainText('Rates changed this morning.');
        expect(before).not.toContain('Rates changed this morning.');
      });

    test('RES-07 a car that has sold since the build offers no drive, no loan and no hold on its page', async ({
      page,
    }) => {
      const path = vehicleWith(dealer, 'data-reserve', '#test-drive');
      await page.route('**/api/cars/states', json(200, { states: { [slugOf(path)]: { state: 'sold', until: null } } }));
      await withoutPhotos(page);
      await page.goto(siteUrl(dealer, path));
      await expect(page.getByText(/Just sold\./)).toBeVisible();
      await expect(
        page.locator('.interest, [href="#test-drive"], [href^="/personalised/finance"], a[data-reserve]'),
      ).toHaveCount(0);
      expect(await violations(page, 'just sold')).toEqual([]);
    });
  });
}
