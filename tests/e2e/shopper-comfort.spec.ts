import type { Page } from '@playwright/test';
import { inMatrix, siteOf, vehiclePath, vehicleWith, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';
import { chooseTime, toLastStep } from './steps.ts';

const dealer = 'ironbark-ford';
const form = (page: Page) => page.locator('form[data-form="enquiry"]');

async function openTestDrive(page: Page): Promise<void> {
  await withoutPhotos(page);
  await page.goto(siteUrl(dealer, vehiclePath(dealer)));
  const fold = page.locator('main details.fold', { has: form(page) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  await page.locator('a[href="#test-drive"]:visible').first().click();
  await expect(form(page).locator('.slots')).toBeVisible();
}

test(
  'keeps the chosen day and time of a test drive after a reload, and only the day when that time is no longer free',
  { tag: '@FORM-06' },
  async ({ page }) => {
    await openTestDrive(page);
    const time = await chooseTime(form(page), { day: 3, time: 2 });
    const day = form(page).locator('[name="slot_day"]:checked');
    const chosen = { day: await day.inputValue(), time };
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(chosen.time);
    await page.reload();
    await expect(day).toHaveValue(chosen.day);
    await expect(form(page).locator('[name="starts_at"]:checked')).toHaveValue(chosen.time);
    await page.evaluate((gone) => {
      for (const [key, value] of Object.entries<string>(localStorage))
        localStorage.setItem(key, value.replace(gone, '2020-01-01T00:00:00.000Z'));
    }, chosen.time);
    await page.reload();
    await expect(day).toHaveValue(chosen.day);
    await expect(form(page).locator('[name="starts_at"]:checked')).toHaveCount(0);
  },
);

test(
  'shows the list of errors below the header on a phone each time the form is sent',
  { tag: '@FORM-03' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTestDrive(page);
    await toLastStep(form(page));
    for (const attempt of [1, 2]) {
      await form(page).locator('[type="submit"]:visible').click();
      const alert = form(page).getByRole('alert');
      await expect(alert).toContainText('Please fix the following errors:');
      const gap = () =>
        page.evaluate(
          () =>
            document.querySelector('.form__alert')!.getBoundingClientRect().top -
            document.querySelector('header')!.getBoundingClientRect().bottom,
        );
      await expect.poll(gap, { message: `attempt ${attempt}` }).toBeGreaterThanOrEqual(0);
      await expect(alert).toBeInViewport();
      expect(await form(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
  },
);

for (const template of inMatrix<Dealer>('harbour-motors', 'everyday-cars')) {
  test(
    `reveals a phone number in ${template} everywhere on the page after one click`,
    { tag: '@VDP-11' },
    async ({ page }) => {
      await withoutPhotos(page);
      await page.goto(siteUrl(template, vehicleWith(template, 'data-phone=')));
      const masked = page.locator('main a[data-phone]').first();
      const number = (await masked.getAttribute('data-phone'))!;
      const href = (await masked.getAttribute('href'))!;
      expect(await page.locator(`a[data-phone][href="${href}"]`).count()).toBeGreaterThan(1);
      await masked.click();
      await expect(page.locator(`a[data-phone][href="${href}"]`)).toHaveCount(0);
      expect(
        (await page.locator(`a[href="${href}"]:not([data-call])`).allTextContents()).every((text) =>
          text.includes(number),
        ),
      ).toBe(true);
    },
  );
}

for (const template of ['harbour-motors', 'everyday-cars'] as const) {
  test(`never prints a phone number in ${template} on a page that masks it`, { tag: '@VDP-11' }, async ({ page }) => {
    const paths = ['/contact', '/book-test-drive', '/dealerships', '/special-offers', '/blog', vehiclePath(template)];
    const built = siteOf(template).pages.filter(({ path }) => paths.includes(path));
    expect(built.length).toBeGreaterThan(3);
    // Only parses the HTML, which contains both masks and numbers.
    for (const { path, file } of built) {
      const printed = await page.evaluate((html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const numbers = new Set(
          [...parsed.querySelectorAll<HTMLElement>('a[data-phone]')].map((link) => link.dataset['phone']!),
        );
        const links = [...parsed.querySelectorAll('a[href^="tel:"]')].map(({ textContent }) => textContent);
        return [...numbers].filter((number) => links.some((text) => text.includes(number)));
      }, siteOf(template).text(file));
      expect(printed, path).toEqual([]);
    }
  });
}

test(
  'asks shoppers to call about an offer, with the number, and does not link to a form',
  { tag: '@OFFER-01' },
  async ({ page }) => {
    await withoutPhotos(page);
    await page.goto(siteUrl('harbour-motors', '/special-offers'));
    const offers = page.locator('main .offer');
    for (const offer of await offers.all()) {
      await expect(offer).toContainText('Call us about this offer');
      await expect(offer.locator('a[href^="tel:"]')).toHaveCount(1);
      await expect(offer.getByRole('link', { name: /Enquire/ })).toHaveCount(0);
    }
    expect(await offers.count()).toBeGreaterThan(0);
  },
);
