import type { Locator, Page } from '@playwright/test';
import { violations } from './violations.ts';
import { inMatrix, pagesOf, type Dealer } from './dealers.ts';
import {
  chooseLocation,
  expectLive,
  formNamed,
  introduce,
  isAbove,
  messageField,
  nameField,
  openForm,
  submitOf,
} from './pages/form.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';
import { chooseTime, toLastStep } from './steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const dealers: Dealer[] = ['harbour-motors', 'everyday-cars'];
/** Both templates: one form with steps, one with a date. */
const inBothTemplates = ['/contact', '/book-test-drive'];

interface PageFormCase {
  path: string;
  form: string;
  fill?: (form: Locator) => Promise<void>;
  details?: (form: Locator) => Promise<void>;
  heading: string;
}

const forms: PageFormCase[] = [
  {
    path: '/contact',
    form: 'contact',
    fill: async (form) => {
      await form.getByLabel('What is it about?').selectOption('Sales Enquiry');
    },
    details: async (form) => form.getByLabel('Postcode').fill('2100'),
    heading: 'Thank you for your message',
  },
  {
    path: '/service',
    form: 'service',
    fill: async (form) => form.getByLabel('Brakes', { exact: true }).check(),
    heading: 'Thank you for your service request',
  },
  {
    path: '/vehicle-parts-and-accessories',
    form: 'parts',
    fill: async (form) => form.getByLabel('VIN').fill('JM0KF4WLA00123456'),
    heading: 'Thank you for your parts enquiry',
  },
  { path: '/parts/search', form: 'parts', heading: 'Thank you for your parts enquiry' },
  {
    path: '/fleet',
    form: 'fleet',
    fill: async (form) => form.getByLabel('Business name').fill('Hale Plumbing'),
    heading: 'Thank you for your fleet enquiry',
  },
  {
    path: '/careers',
    form: 'careers',
    fill: async (form) => form.getByLabel('Which job?').fill('Apprentice'),
    heading: 'Thank you for your application',
  },
  {
    path: '/book-test-drive',
    form: 'test-drive',
    fill: async (form) => form.getByLabel(/^Date/).fill('2036-12-04'),
    heading: 'Thank you for your test drive request',
  },
];

for (const dealer of dealers) {
  const isFirst = dealer === dealers[0];
  for (const { path, form: name } of forms) {
    if (!isFirst && !process.env.MATRIX && !inBothTemplates.includes(path)) continue;
    test(
      `shows the errors on ${path} at ${dealer} above the heading, focused and accessible`,
      { tag: ['@FORM-03', '@FORM-06'] },
      async ({ page }) => {
        const form = await openForm(page, dealer, path, name);
        await expectLive(page, name);
        // every-page.spec.ts covers other pages.
        if (!pagesOf(dealer).includes(path)) {
          await page.evaluate(() => scrollTo(0, 0));
          expect(await violations(page, path, { layoutOnly: true })).toEqual([]);
        }
        await messageField(form).fill('Is anybody there?');
        await toLastStep(form, chooseLocation);
        await submitOf(form).focus();
        await page.keyboard.press('Enter');
        const alert = page.getByRole('alert');
        await expect(alert).toBeFocused();
        await expect.poll(() => isAbove(alert, page.getByRole('heading', { level: 1 }))).toBe(true);
        // Axe misjudges controls partly under the header.
        expect(
          await violations(page, `${path} with errors`, { without: ['target-size'], layoutOnly: !isFirst }),
        ).toEqual([]);
        await alert.getByRole('link', { name: 'Please enter your name.' }).focus();
        await page.keyboard.press('Enter');
        await expect(nameField(form)).toBeFocused();
      },
    );
  }

  test(
    `sends the contact form at ${dealer} by keyboard, even after a lost connection`,
    { tag: ['@FORM-03', '@FORM-06', '@LAW-03'] },
    async ({ page, visit }) => {
      const form = await openForm(page, dealer, '/contact', 'contact');
      await expectLive(page, 'contact');
      await messageField(form).fill('Is anybody there?');
      await toLastStep(form);
      await introduce(form);
      await chooseLocation(form);
      await form.getByLabel('Postcode').fill('2100');
      await test.step('the connection drops', async () => {
        visit.excuse(/\/api\/forms\/contact/v);
        await page.route('**/api/forms/contact', (route) => route.abort());
        await submitOf(form).press('Enter');
        await expect(form.getByRole('alert')).toContainText('An error occurred when submitting this form');
        await expect(nameField(form)).toHaveValue('Robin Hale');
        await page.unroute('**/api/forms/contact');
      });
      await test.step('and is restored', async () => {
        await submitOf(form).press('Enter');
        await page.waitForURL('**/success?*');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your message');
        await expect(page.locator('main')).toContainText('Reference');
        await expect(page.getByRole('link', { name: 'Save a copy' })).toBeVisible();
        expect(await violations(page, 'success', { layoutOnly: !isFirst })).toEqual([]);
      });
    },
  );

  test(`opens "Email us" at ${dealer} as a dialog that Escape closes`, { tag: '@FORM-06' }, async ({ page }) => {
    await withoutPhotos(page);
    await page.goto(siteUrl(dealer, '/about-us'));
    const button = page.getByRole('button', { name: 'Email us' });
    await button.press('Enter');
    const dialog = page.locator('#email-us-dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await button.press('Enter');
    const form = formNamed(page, 'email-us');
    await expectLive(page, 'email-us');
    await submitOf(form).press('Enter');
    await expect(dialog.getByRole('alert')).toBeFocused();
    expect(await violations(page, 'email us', { without: ['target-size'], layoutOnly: !isFirst })).toEqual([]);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  for (const asked of forms) {
    for (const dealer of inMatrix<Dealer>('harbour-motors', 'everyday-cars')) {
      test(
        `accepts the form on ${asked.path} at ${dealer} without a script, and returns errors beside the answers`,
        { tag: ['@FORM-03', '@FORM-06'] },
        async ({ page, browser, visit }) => {
          visit.excuse(new RegExp(String.raw`status of 422 .*/api/forms/${asked.form}\)$`, 'v'));
          const form = await openForm(page, dealer, asked.path, asked.form);
          await messageField(form).fill('Is anybody there?');
          await introduce(form);
          await chooseLocation(form);
          await asked.fill?.(form);
          await asked.details?.(form);
          await nameField(form).fill('');
          await submitOf(form).click();
          const alert = page.getByRole('alert');
          await expect(alert).toContainText('Please enter your name.');
          await expect.poll(() => isAbove(alert, page.getByRole('heading', { level: 1 }))).toBe(true);
          const again = page.locator('main form');
          await expect(again.getByLabel(/^Email/)).toHaveValue('robin@example.com');
          await nameField(again).fill('Robin Hale');
          await page.getByRole('button', { name: 'Send again' }).click();
          await expect(page).toHaveURL(/\/success\?form=/);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(asked.heading);
          // Axe needs scripts.
          const success = await browser.newPage({ viewport: page.viewportSize(), javaScriptEnabled: true });
          await success.goto(page.url());
          await expect(success.getByRole('heading', { level: 1 })).toHaveText(asked.heading);
          expect(await violations(success, `success of ${asked.path}`)).toEqual([]);
          await success.close();
        },
      );
    }
  }

  for (const dealer of inMatrix<Dealer>('harbour-motors', 'everyday-cars')) {
    test(`opens and sends "Email us" at ${dealer}`, { tag: '@FORM-06' }, async ({ page }) => {
      await withoutPhotos(page);
      await page.goto(siteUrl(dealer, '/about-us'));
      await page.getByRole('button', { name: 'Email us' }).click();
      const form = formNamed(page, 'email-us');
      await messageField(form).fill('Is anybody there?');
      await introduce(form);
      await chooseLocation(form);
      await submitOf(form).click();
      await expect(page).toHaveURL(/\/success\?form=email-us/);
    });
  }
});

const photograph = async (page: Page, name: string): Promise<void> => {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true });
};

test(
  'offers the days and times of the chosen location in the showroom template',
  { tag: ['@FORM-06', '@ROUTE-16'] },
  async ({ page }) => {
    const form = await openForm(page, 'ironbark-ford', '/book-test-drive', 'test-drive');
    await expect(form.locator('.slots')).toBeVisible();
    await form.getByLabel('Ironbark Ford Gunnedah').press('Space');
    await expect(form.getByText('Times at Ironbark Ford Gunnedah.')).toBeVisible();
    await chooseTime(form);
    await photograph(page, 'days');
    expect(await violations(page, 'days')).toEqual([]);
  },
);

test(
  'books an available time in the diary of the marketplace template',
  { tag: ['@FORM-06', '@ROUTE-16', '@REG-02'] },
  async ({ page }) => {
    const form = await openForm(page, 'apex-motorcycles', '/book-test-drive', 'test-drive');
    await form
      .getByRole('radio', { name: /^Free, / })
      .nth(3)
      .press('Space');
    await expect(form.getByText('Chosen', { exact: true })).toHaveCount(1);
    await photograph(page, 'diary');
    expect(await violations(page, 'diary')).toEqual([]);
    await toLastStep(form);
    await expect(submitOf(form)).toHaveText(/^Book /);
    await introduce(form, '0491 570 160');
    await submitOf(form).press('Enter');
    await page.waitForURL('**/success?form=test-drive*');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test ride is booked');
  },
);
