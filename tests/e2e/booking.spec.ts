/** Booking a test drive, and what a shopper typed: at a phone's width, by two people at once, with and without a script. */
import type { Page } from '@playwright/test';
import { violations } from '../../scripts/check-site/axe.ts';
import { vehiclePath } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';
import { chooseTime, toLastStep } from './steps.ts';

const dealer = 'ironbark-ford';
const form = (page: Page) => page.locator('form[data-form="enquiry"]');
const slots = (page: Page) => form(page).locator('.slots');
const submit = (page: Page) => form(page).locator('[type="submit"]:visible');

async function open(page: Page, hash = '#test-drive', path = vehiclePath(dealer)): Promise<void> {
  await withoutPhotos(page);
  await page.goto(siteUrl(dealer, path));
  const fold = page.locator('main details.fold', { has: form(page) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  if (hash === '#test-drive') {
    await page.locator('a[href="#test-drive"]:visible').first().click();
    await expect(slots(page)).toBeVisible();
  }
}

async function introduce(page: Page): Promise<void> {
  await toLastStep(form(page));
  await form(page).getByLabel('Name', { exact: true }).fill('Robin Hale');
  await form(page)
    .getByLabel('Phone')
    .fill(`0491 570 ${String(Math.floor(Math.random() * 900) + 100)}`);
  const terms = form(page).getByLabel('I agree to the terms of use.');
  if ((await terms.count()) > 0) await terms.check();
}

test('API-12 FORM-06 somebody else takes the time: the words are in sight and lead to the times, where the day stays', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await chooseTime(form(page), { day: 2, time: 2 });
  const chosen = await form(page).locator('[name="slot_day"]:checked').inputValue();
  await introduce(page);
  await expect(submit(page)).toHaveText(/^Book/);
  await page.route('**/api/test-drive-appointments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fulfill({
      status: 409,
      json: { error: { code: 'slot_taken', message: 'Somebody has just taken this time. Please choose another one.' } },
    });
  });
  await submit(page).click();
  const alert = form(page).getByRole('alert');
  await expect(alert.getByRole('listitem')).toHaveText('Somebody has just taken this time. Please choose another one.');
  await expect(alert).toBeInViewport();
  await expect(alert).toBeFocused();
  await expect(form(page).locator('.form__step')).toHaveText('Step 1 of 2');
  await expect(form(page).locator('[name="slot_day"]:checked')).toHaveValue(chosen);
  await alert.getByRole('link').click();
  await expect(slots(page)).toBeFocused();
  expect(await violations(page, 'taken')).toEqual([]);
  visit.problems.length = 0;
});

test('API-12 ERR-01 a fault of the server for a field that the page has not is in sight, and leads nowhere', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '');
  await form(page).getByLabel('Message').fill('Is it here?');
  await introduce(page);
  await page.route('**/api/forms/enquiry', (route) =>
    route.fulfill({
      status: 422,
      json: {
        error: {
          code: 'invalid',
          message: 'Please fix the following errors:',
          fields: { location: 'This vehicle is somewhere else.' },
        },
      },
    }),
  );
  await submit(page).click();
  const alert = form(page).getByRole('alert');
  await expect(alert).toHaveText('This vehicle is somewhere else.');
  await expect(alert.getByRole('link')).toHaveCount(0);
  await expect(alert).toBeInViewport();
  await expect(alert).toBeFocused();
  visit.problems.length = 0;
});

test('API-12 FORM-06 the days go as far as the dealer takes them, at the vehicle’s own place', async ({ page }) => {
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/test-drive-appointments')) asked.push(new URL(request.url()));
  });
  await open(page);
  await expect(form(page).locator('.form__place')).toContainText('Where');
  await expect(form(page).getByLabel('Location')).toHaveCount(0);
  await expect(form(page).getByLabel('What is it about?')).toHaveCount(0);
  const place = await page.locator('input[form="ask"][name="location_id"]').inputValue();
  expect(asked[0]!.searchParams.get('location')).toBe(place);
  const until = await page.evaluate(
    async (query) => {
      const found: unknown = await (await fetch(`/api/test-drive-appointments?${query}&days=90`)).json();
      return (found as { slots: { date: string }[] }).slots.at(-1)!.date;
    },
    new URLSearchParams({ car_id: asked[0]!.searchParams.get('car_id')!, location: place }).toString(),
  );
  const later = form(page).getByRole('button', { name: 'Show later days' });
  while (await later.isVisible()) await later.click();
  await expect(form(page).locator('[name="slot_day"]:enabled').last()).toHaveAttribute('value', until);
  await toLastStep(form(page));
  await expect(submit(page), 'no time is chosen').toHaveText('Request a test drive');
});

test('FORM-06 ROUTE-21 a booked drive can be moved and cancelled from the page after it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await chooseTime(form(page), { day: 3, time: 3 });
  await introduce(page);
  await submit(page).click();
  await page.waitForURL('**/success?form=test-drive*');
  await page.getByRole('link', { name: 'Change or cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive');
  expect(await violations(page, 'booking')).toEqual([]);
  const later = page.locator('.receipt__day').nth(1);
  await later.locator('summary').click();
  await later.getByRole('radio').nth(2).check({ force: true });
  await later.getByRole('button', { name: 'Move my test drive' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive has a new time');
  await page.getByText('Cancel this test drive').click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive is cancelled');
});

test('FORM-03 LAW-03 what was typed is there after a reload and after another car; a tick is not, and “Not you?” clears it', async ({
  page,
}) => {
  await open(page, '', vehiclePath('ironbark-ford'));
  await form(page).getByLabel('Message').fill('Is it still here?');
  await toLastStep(form(page));
  await form(page).getByLabel('Name', { exact: true }).fill('Robin Hale');
  await form(page).getByLabel('Email').fill('robin@example.com');
  await form(page).getByRole('checkbox').first().check();
  const own = page.url();
  await page.goto(siteUrl(dealer, '/cars/'));
  const other = await page.locator('main a[href^="/cars/20"]').nth(3).getAttribute('href');
  await open(page, '', other!);
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Robin Hale');
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  await page.goto(own);
  await expect(form(page).getByLabel('Message')).toHaveValue('Is it still here?');
  await page.locator('main details.fold', { has: form(page) }).evaluate((fold) => {
    (fold as HTMLDetailsElement).open = true;
  });
  await toLastStep(form(page));
  await expect(form(page).getByRole('checkbox').first()).not.toBeChecked();
  await form(page).getByRole('button', { name: 'Not you? Clear' }).click();
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('');
  await page.reload();
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('');
});

test('LEAD-01 back from the page after it and Send again: one lead, and nobody calls it spam', async ({ page }) => {
  await open(page, '');
  await form(page).getByLabel('Message').fill('Is it still here?');
  await introduce(page);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/forms/enquiry'))
      keys.push(String((request.postDataJSON() as Record<string, unknown>)['idempotency_key']));
  });
  await submit(page).click();
  await page.waitForURL('**/success?*');
  const first = new URL(page.url()).searchParams.get('ref');
  await page.goBack();
  await page.locator('main details.fold', { has: form(page) }).evaluate((fold) => {
    (fold as HTMLDetailsElement).open = true;
  });
  await form(page).getByLabel('Message').fill('Is it still here?');
  await toLastStep(form(page));
  const terms = form(page).getByLabel('I agree to the terms of use.');
  if ((await terms.count()) > 0) await terms.check();
  await submit(page).click();
  await page.waitForURL('**/success?*');
  expect([keys.length, new URL(page.url()).searchParams.get('ref')]).toEqual([2, first]);
});
