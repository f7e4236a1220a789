import type { Locator, Page } from '@playwright/test';
import { violations } from './violations.ts';
import { introduce, openEnquiry, submitOf } from './pages/form.ts';
import { expect, test } from './shop.ts';
import { chooseTime, toLastStep } from './steps.ts';

const dealer = 'ironbark-ford';
const slots = (form: Locator) => form.locator('.slots');

async function openTestDrive(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openEnquiry(page, dealer);
  await page.locator('a[href="#test-drive"]:visible').first().click();
  await expect(slots(form)).toBeVisible();
  return form;
}

const phone = (): string => `0491 570 ${Math.floor(Math.random() * 900) + 100}`;

test(
  'returns to the times, with the day still selected, when another shopper took the chosen time',
  { tag: ['@API-12', '@FORM-06'] },
  async ({ page, visit }) => {
    visit.excuse(/test-drive-appointments|status of 409/v);
    const form = await openTestDrive(page);
    await chooseTime(form, { day: 2, time: 2 });
    const chosen = await form.locator('[name="slot_day"]:checked').inputValue();
    await toLastStep(form);
    await introduce(form, phone());
    await expect(submitOf(form)).toHaveText(/^Book/);
    await page.route('**/api/test-drive-appointments', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fulfill({
        status: 409,
        json: {
          error: { code: 'slot_taken', message: 'Someone has just taken this time. Please choose another.' },
        },
      });
    });
    await submitOf(form).click();
    const alert = form.getByRole('alert');
    await expect(alert.getByRole('link')).toHaveText('Someone has just taken this time. Please choose another.');
    await expect(alert).toBeInViewport();
    await expect(alert).toBeFocused();
    await expect(form.locator('.form__step')).toHaveText('Step 1 of 2');
    await expect(form.locator('[name="slot_day"]:checked')).toHaveValue(chosen);
    await alert.getByRole('link').click();
    await expect(slots(form)).toBeFocused();
    expect(await violations(page, 'taken')).toEqual([]);
  },
);

test(
  'moves and cancels a booked test drive from its confirmation page',
  { tag: ['@FORM-06', '@ROUTE-21'] },
  async ({ page }) => {
    const form = await openTestDrive(page);
    await chooseTime(form, { day: 3, time: 3 });
    await toLastStep(form);
    await introduce(form, phone());
    await submitOf(form).click();
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
  },
);
