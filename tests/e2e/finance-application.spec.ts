import type { Page } from '@playwright/test';
import { violations } from './violations.ts';
import { timeLimit } from '../support/time-limit.ts';
import { siteOf, vehicleWith } from './dealers.ts';
import { Account } from './pages/account.ts';
import { heading } from './pages/heading.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const path = '/personalised/finance';

const answers: Record<string, string> = {
  'How much would you like to borrow?': '16,000',
  'Full name': 'Daniel Okafor',
  'Date of birth': '14/3/1988',
  'Mobile number': '0491 570 156',
  'Email address': 'daniel@shopper.example',
  'Street address': '12 Sample Street',
  'Suburb or town': 'Willoughby',
  Postcode: '2068',
  'Lived there since': '2023',
  'People you support financially': '1',
  Employer: 'Northside Physiotherapy',
  'Earning this income since': '2022',
  'Pay after tax': '2,640',
  'Monthly rent, board or mortgage': '2480',
  'Monthly living costs': '3100',
};
const chosen = ['I rent', 'Full-time or part-time job', 'No'];

/** Continues with the Enter key. */
async function fillPart(page: Page): Promise<void> {
  for (const label of chosen) {
    const radio = page.getByRole('radio', { name: label, exact: true });
    if (await radio.count()) await radio.focus().then(() => page.keyboard.press('Space'));
  }
  for (const [label, answer] of Object.entries(answers)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.count()) && (await field.isVisible())) await field.fill(answer);
  }
  await page.locator('#finance-form .form__fields input:visible').first().press('Enter');
}

const headings = ['Your loan', 'About you', 'Your home', 'Work and income', 'Your costs', 'Check your answers'];

for (const [dealer, isGated] of [
  ['harbour-motors', false],
  ['everyday-cars', true],
] as const) {
  test(
    `goes from a vehicle at ${dealer} through six parts to a sent application, by keyboard`,
    { tag: ['@ROUTE-10', '@FIN-05', '@ROUTE-11'] },
    async ({ page }) => {
      test.setTimeout(timeLimit(120_000));
      await withoutPhotos(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const expectAccessible = async (where: string) =>
        expect(await violations(page, where, { layoutOnly: dealer !== 'harbour-motors' })).toEqual([]);

      await test.step('opens from a vehicle, after signing in where the dealer requires it', async () => {
        await page.goto(siteUrl(dealer, vehicleWith(dealer, `${path}?car_id=`)));
        const link = page.locator(`main a[href^="${path}?car_id="]`).first();
        await page.goto(siteUrl(dealer, (await link.getAttribute('href'))!));
        if (!isGated) return;
        await expect(heading(page)).toHaveText('Sign in with your mobile');
        expect(await violations(page, 'sign in')).toEqual([]);
        await new Account(page).signIn(dealer, '0491 570 156');
      });

      for (const [index, title] of headings.entries()) {
        await test.step(title, async () => {
          await expect(heading(page)).toHaveText(title);
          await expect(page.locator('.steps p')).toHaveText(new RegExp(`^Step ${index + 1} of 6: `));
          await expectAccessible(title);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
            `${title} is no wider`,
          ).toBe(true);
          if (index < headings.length - 1) await fillPart(page);
        });
      }

      await test.step('is sent only after the shopper agrees', async () => {
        await expect(page.locator('main')).toContainText('No credit check yet.');
        const agree = page.getByRole('checkbox', { name: /^The answers are true/ });
        await expect(agree).not.toBeChecked();
        await page.getByRole('button', { name: 'Send my application' }).press('Enter');
        await expect(page.getByRole('alert')).toBeFocused();
        await expect(page).toHaveTitle(/^Error: Check your answers/);
        await expectAccessible('check with an error');
        await agree.press('Space');
        await page.getByRole('button', { name: 'Send my application' }).press('Enter');
        await expect(heading(page)).toHaveText('Sent. Not approved yet.');
        await expect(page).toHaveTitle(/^Sent\. Not approved yet\./);
        await expectAccessible('sent');
        const [reference] = await page.locator('.journey__facts b').allInnerTexts();
        expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
      });

      await test.step('shows the same receipt when going back, not the form', async () => {
        const url = page.url();
        await page.goBack();
        await page.reload();
        await expect(page).toHaveURL(url);
      });
    },
  );
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'keeps what was typed when there is an error, saves it with an expiry date, and deletes it',
    { tag: '@FIN-05' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(siteUrl('harbour-motors', path));
      await page.getByText('Used', { exact: true }).click();
      await page.getByLabel('Approximate price').fill('24,500');
      await page.getByLabel('How much would you like to borrow?').fill('a lot');
      await page.getByRole('button', { name: 'Continue to your details' }).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.locator('.form__alert')).toBeFocused();
      await expect(page.getByLabel('How much would you like to borrow?')).toHaveValue('a lot');
      await expect(page.getByRole('radio', { name: 'Used' })).toBeChecked();
      await page.getByRole('link', { name: /^Please enter an amount/ }).click();
      await expect(page.getByLabel('How much would you like to borrow?')).toBeFocused();
      await page.getByRole('button', { name: 'Save for later' }).click();
      await expect(heading(page)).toHaveText('Saved. Come back when it suits you.');
      await expect(page.locator('.journey__facts')).toContainText(/Saved until\s*\d{1,2} \w+ 20\d\d/);
      await page.getByRole('link', { name: 'Continue now' }).click();
      await expect(page.getByLabel('Approximate price')).toHaveValue('24,500');
      await page.getByRole('button', { name: 'Save for later' }).click();
      await page.getByRole('button', { name: 'Delete what I entered' }).click();
      await expect(page.getByLabel('Approximate price')).toHaveValue('');
    },
  );

  test('signs in from the menu, and out again', { tag: ['@ROUTE-11', '@AUTH-01'] }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl('harbour-motors'));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' }).click();
    await new Account(page).signIn('harbour-motors', '0491 570 159');
    await expect(heading(page)).toHaveText('You’re signed in');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(heading(page)).toHaveText('You’re signed out');
  });
});

test(
  'shows the signed-in shopper in the menu and the watchlist',
  { tag: ['@header.showSignIn', '@AUTH-01'] },
  async ({ page }) => {
    await withoutPhotos(page);
    await page.goto(siteUrl('harbour-motors', '/sign-in?type=watchlist&redirect=/watchlist'));
    await new Account(page).signIn('harbour-motors', '0491 570 110');
    await expect(page).toHaveURL(siteUrl('harbour-motors', '/watchlist'));
    await expect(page.locator('.watchlist__who')).toContainText('0491 570 110');
    await expect(page.locator('header').getByRole('link', { name: 'Your account' })).toHaveCount(1);
  },
);

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(`fills in the finance form at ${dealer} from its URL, accessibly`, { tag: '@ROUTE-10' }, async ({ page }) => {
    const page1 = siteOf(dealer).text(dealer === 'harbour-motors' ? 'finance.html' : 'apply-for-finance.html');
    expect(page1).toContain('id="finance-form"');
    const own = dealer === 'harbour-motors' ? '/finance' : '/apply-for-finance';
    const [carId] = siteOf(dealer)
      .text(siteOf(dealer).ofKind('vehicle')[0]!.file)
      .match(/(?<=data-seen=")[^"]+/v)!;
    await page.goto(siteUrl(dealer, `${own}?vehiclePriceBudget=24500&car_type=used&car_id=${carId}#finance-form`));
    const form = page.locator('form#finance');
    await expect(form.locator('[name="budget"]')).toHaveValue('24500');
    await expect(form.locator('[name="car_type"]')).toHaveValue('used');
    await expect(page.locator('[name="car_id"][form="finance"]')).toHaveValue(carId);
    await form.scrollIntoViewIfNeeded();
    expect(await violations(page, 'finance page', { layoutOnly: dealer !== 'harbour-motors' })).toEqual([]);
  });
}

for (const dealer of ['harbour-motors', 'merrin-vale'] as const) {
  test(
    `shows the names of an application's parts above its heading at ${dealer}`,
    { tag: ['@FIN-05', '@ROUTE-10'] },
    async ({ page }) => {
      await page.goto(siteUrl(dealer, path));
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const below = await page
          .locator('.steps li > span')
          .evaluateAll((names) => Math.max(...names.map((name) => name.getBoundingClientRect().bottom)));
        const { y } = (await heading(page).boundingBox())!;
        expect(below, `at ${width}`).toBeLessThanOrEqual(y);
        expect(below, `at ${width}`).toBeGreaterThan(0);
      }
    },
  );
}
