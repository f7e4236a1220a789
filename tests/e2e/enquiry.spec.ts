import type { Page } from '@playwright/test';
import { violations } from './violations.ts';
import { inMatrix, vehicleWith, type Dealer } from './dealers.ts';
import { fillEnquiry, formNamed, introduce, openEnquiry } from './pages/form.ts';
import { expect, test } from './shop.ts';
import { chooseTime, toLastStep } from './steps.ts';

const dealers: Dealer[] = ['harbour-motors', 'everyday-cars'];
const anyDealer = inMatrix<Dealer>('harbour-motors', 'everyday-cars');

const enquiry = (page: Page) => formNamed(page, 'enquiry');
const send = (page: Page) => enquiry(page).getByRole('button', { name: 'Send enquiry' });
const memory = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`${document.documentElement.dataset['site']}:${name}`), key);

for (const [dealer, width] of [
  ['harbour-motors', 390],
  ['everyday-cars', 1440],
  ...(process.env.MATRIX
    ? ([
        ['harbour-motors', 1440],
        ['everyday-cars', 390],
      ] as const)
    : []),
] as const) {
  test(
    `sends an enquiry at ${dealer}, ${width} px wide, and links back to the vehicle`,
    { tag: ['@FORM-01', '@FORM-04', '@FORM-07', '@FORM-08', '@ROUTE-21'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const form = await openEnquiry(page, dealer);
      const title = await page.locator('[data-seen]').innerText();
      const counted: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/events')) counted.push(request.postDataJSON());
      });
      const layoutOnly = dealer !== dealers[0];
      await fillEnquiry(form);
      expect(await violations(page, 'form', { layoutOnly })).toEqual([]);
      await send(page).click();
      await page.waitForURL('**/success?*');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your enquiry');
      await expect(page.getByRole('link', { name: `Back to the ${title}` })).toBeVisible();
      const events = () =>
        counted.flatMap((batch) => (batch as { events: { event_id: number }[] }).events.map(({ event_id: id }) => id));
      await expect.poll(events).toEqual([expect.any(Number)]);
      expect(await violations(page, 'success', { layoutOnly })).toEqual([]);
      expect(events()).toHaveLength(1);
    },
  );
}

for (const dealer of dealers) {
  test(
    `shows the errors and failures of an enquiry at ${dealer} where shoppers see them, accessibly`,
    { tag: ['@FORM-03', '@ERR-01'] },
    async ({ page, visit }) => {
      const form = await openEnquiry(page, dealer);
      const alert = form.getByRole('alert');
      // Axe misjudges controls partly under the header.
      const axe = { without: ['target-size'], layoutOnly: dealer !== dealers[0] };
      await test.step('errors link to their fields', async () => {
        await form.getByLabel('Message').fill('Is it still here?');
        await toLastStep(form);
        await form.getByLabel('Email').fill('robin@');
        await form.getByLabel('Email').press('Enter');
        await expect(alert).toBeFocused();
        const name = form.getByLabel('Name', { exact: true });
        await alert.getByRole('link', { name: 'Please enter your name.' }).click();
        await expect(name).toBeFocused();
        await expect(name).toHaveAccessibleDescription('Please enter your name.');
        await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/valid email/);
        expect(await violations(page, 'errors', axe)).toEqual([]);
      });
      await test.step('a failing server', async () => {
        const said: string[] = [];
        page.on('dialog', (dialog) => {
          said.push(dialog.message());
          void dialog.accept();
        });
        visit.excuse(/status of 500|^500 /v);
        await page.route('**/api/forms/enquiry', (route) =>
          route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Our system is away.' } } }),
        );
        await introduce(form, '0491 570 158');
        await send(page).click();
        await expect(alert).toContainText('Our system is away.');
        await expect(alert).toBeInViewport();
        expect(said).toEqual([]);
        expect(await violations(page, 'failed', axe)).toEqual([]);
      });
    },
  );
}

for (const dealer of anyDealer) {
  test(
    `keeps the other modes of the form at ${dealer} accessible`,
    { tag: ['@FORM-06', '@VDP-13'] },
    async ({ page }) => {
      await test.step('a test drive', async () => {
        const form = await openEnquiry(page, dealer);
        await page.locator('a[href="#test-drive"]:visible').first().click();
        await expect(form.getByLabel(/^Date/)).toBeVisible();
        await expect(form.getByLabel('What is it about?')).toBeHidden();
        await form.getByLabel(/^Date/).fill('2036-11-28');
        await toLastStep(form);
        expect(await violations(page, 'test drive')).toEqual([]);
      });
      await test.step('more photos', async () => {
        const form = await openEnquiry(page, dealer, vehicleWith(dealer, 'id="request-photos"'));
        const title = await page.locator('[data-seen]').innerText();
        await page.locator('.gallery a[href="#request-photos"]').click();
        await expect(form.getByText('Tell us what to photograph')).toBeVisible();
        await expect(form.getByLabel(/^(Date|Rego)/).filter({ visible: true })).toHaveCount(0);
        await toLastStep(form);
        await introduce(form, '0491 570 158');
        expect(await violations(page, 'request for photos')).toEqual([]);
        await form.getByRole('button', { name: 'Request photos' }).click();
        await page.waitForURL('**/success?*');
        await expect(page.locator('main')).toContainText(`Please send me more photos of the ${title}.`);
      });
    },
  );
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  for (const dealer of anyDealer) {
    test(
      `accepts the form at ${dealer} without a script, and returns errors beside the answers`,
      { tag: ['@FORM-01', '@FORM-03'] },
      async ({ page, visit }) => {
        visit.excuse(/status of 422 .*\/api\/forms\/enquiry\)$/v);
        await openEnquiry(page, dealer);
        await fillEnquiry(enquiry(page));
        await enquiry(page).getByLabel('Email').fill('robin@example');
        await enquiry(page).getByLabel('Phone').fill('12');
        await send(page).click();
        await expect(page.getByRole('alert')).toContainText('Please fix the following errors:');
        await expect(page.getByLabel('Message')).toHaveValue('Is it still here?');
        await page.getByLabel('Phone').fill('0491 570 158');
        await page.getByLabel('Email').fill('robin@example.com');
        await page.getByRole('button', { name: 'Send again' }).click();
        await expect(page).toHaveURL(/\/success\?form=enquiry/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your enquiry');
      },
    );
  }
});

/** Submits without scripts; the returned page has scripts. */
async function sendPlainly(page: Page, dealer: Dealer): Promise<void> {
  await openEnquiry(page, dealer);
  await fillEnquiry(enquiry(page));
  await enquiry(page).getByLabel('Email').fill('robin@example');
  await enquiry(page).getByLabel('Phone').fill('12');
  await enquiry(page).evaluate((one: HTMLFormElement) => one.submit());
  await page.waitForURL('**/api/forms/enquiry');
}

for (const dealer of dealers) {
  test(
    `starts the script on a form returned by ${dealer}, with everything the shopper typed`,
    { tag: ['@FORM-01', '@FORM-03'] },
    async ({ page, visit }) => {
      visit.excuse(/status of 422 .*\/api\/forms\/enquiry\)$/v);
      await sendPlainly(page, dealer);
      const faults = page.getByRole('alert');
      await expect(faults).toBeFocused();
      await expect(page).toHaveTitle(/^Error: Your enquiry was not sent/);
      await expect(faults.getByRole('link')).toHaveCount(2);
      await expect(enquiry(page).getByLabel('Message')).toHaveValue('Is it still here?');
      await expect(enquiry(page).getByLabel('Phone')).toHaveValue('12');
      expect(await violations(page, 'returned')).toEqual([]);
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/forms/')) posts.push(request.url());
      });
      await enquiry(page).getByLabel('Phone').fill('0491 570 158');
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(faults).toBeFocused();
      await expect(faults.getByRole('link')).toHaveCount(1);
      expect(posts).toEqual([]);
      await faults.getByRole('link').click();
      await expect(enquiry(page).getByLabel('Email')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('robin@example.com');
      const sent = page.waitForRequest('**/api/forms/enquiry');
      await page.getByRole('button', { name: 'Send again' }).click();
      expect((await sent).postDataJSON()).toMatchObject({
        name: 'Robin Hale',
        email: 'robin@example.com',
        message: 'Is it still here?',
        car_id: expect.stringMatching(/./),
      });
      await page.waitForURL('**/success?form=enquiry*');
    },
  );
}

for (const dealer of anyDealer) {
  test(
    `keeps the focus and the text in a form returned by ${dealer} until its script starts`,
    { tag: '@FORM-03' },
    async ({ page, visit }) => {
      visit.excuse(/status of 422 .*\/api\/forms\/enquiry\)$/v);
      let release = (): void => undefined;
      const held = new Promise<void>((done) => {
        release = done;
      });
      await sendPlainly(page, dealer);
      await page.route('**/_a/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      const email = enquiry(page).getByLabel('Email');
      await email.fill('robin@example.com');
      release();
      await expect(page.locator('astro-island:has(form)')).not.toHaveAttribute('ssr');
      await expect(email).toBeFocused();
      await expect(email).toHaveValue('robin@example.com');
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    },
  );

  test(`keeps an empty field empty in a form returned by ${dealer}`, { tag: '@FORM-03' }, async ({ page, visit }) => {
    visit.excuse(/status of 422 .*\/api\/forms\/enquiry\)$/v);
    await openEnquiry(page, dealer);
    await fillEnquiry(enquiry(page));
    await expect.poll(() => memory(page, 'Draft')).toContain('0491 570 158');
    await enquiry(page).getByLabel('Phone').fill('');
    await enquiry(page).getByLabel('Email').fill('robin@example');
    await page.evaluate(() => {
      const key = `${document.documentElement.dataset['site']}:Draft`;
      const kept = localStorage.getItem(key)!;
      addEventListener('pagehide', () => localStorage.setItem(key, kept));
    });
    await enquiry(page).evaluate((one: HTMLFormElement) => one.submit());
    await page.waitForURL('**/api/forms/enquiry');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(enquiry(page).getByLabel('Name', { exact: true })).toHaveValue('Robin Hale');
    await expect(enquiry(page).getByLabel('Phone')).toHaveValue('');
  });
}

for (const dealer of anyDealer) {
  test(
    `goes forward through the form’s steps at ${dealer}, and back with the page’s button and the browser’s`,
    { tag: '@FORM-04' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openEnquiry(page, dealer);
      const step = enquiry(page).locator('.form__step');
      const name = enquiry(page).getByLabel('Name', { exact: true });
      await expect(step).toHaveText('Step 1 of 2');
      await expect(name).toBeHidden();
      await expect(send(page)).toBeHidden();
      await enquiry(page).getByLabel('Message').fill('Is it still here?');
      await enquiry(page).getByRole('button', { name: 'Continue' }).press('Enter');
      await expect(step).toHaveText('Step 2 of 2: Your details');
      await expect(step).toBeFocused();
      await expect(step).toBeInViewport();
      await name.fill('Robin Hale');
      expect(await violations(page, 'second step', { without: ['target-size'] })).toEqual([]);
      await page.goBack();
      await expect(step).toHaveText('Step 1 of 2');
      await expect(enquiry(page).getByLabel('Message')).toHaveValue('Is it still here?');
      await page.goForward();
      await expect(name).toHaveValue('Robin Hale');
      await enquiry(page).getByRole('button', { name: 'Back' }).press('Enter');
      await expect(step).toHaveText('Step 1 of 2');
      await expect(step).toBeFocused();
      await toLastStep(enquiry(page));
      await expect(name).toHaveValue('Robin Hale');
      await page.reload();
      await enquiry(page).scrollIntoViewIfNeeded();
      await expect(step).toHaveText('Step 2 of 2: Your details');
      await expect(name).toHaveValue('Robin Hale');
    },
  );
}

test('shows and sends the whole form when its script does not load', { tag: '@FORM-04' }, async ({ page, visit }) => {
  visit.excuse(/enquiry-form/v);
  const dealer = 'harbour-motors';
  await page.route(/\/_a\/enquiry-form\./, (route) => route.abort());
  await openEnquiry(page, dealer);
  await expect(enquiry(page).getByLabel('Name', { exact: true })).toBeVisible();
  await enquiry(page).getByLabel('Message').fill('Is it still here?');
  await introduce(enquiry(page), '0491 570 158');
  await send(page).click();
  await expect(page).toHaveURL(/\/success\?form=enquiry/);
});

test(
  'offers available times instead of a date, and books the chosen one',
  { tag: ['@FORM-06', '@API-12'] },
  async ({ page }) => {
    const dealer = 'ironbark-ford';
    await openEnquiry(page, dealer);
    await page.locator('a[href="#test-drive"]:visible').first().click();
    await chooseTime(enquiry(page));
    expect(await violations(page, 'times')).toEqual([]);
    await toLastStep(enquiry(page));
    await enquiry(page).getByLabel('Name', { exact: true }).fill('Robin Hale');
    await enquiry(page).getByLabel('Phone').fill('0491 570 159');
    const terms = enquiry(page).getByLabel('I agree to the terms of use.');
    if ((await terms.count()) > 0) await terms.check();
    expect(await violations(page, 'appointment')).toEqual([]);
    const booked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/test-drive-appointments'),
    );
    await enquiry(page)
      .getByRole('button', { name: /^Book \w{3} / })
      .click();
    expect((await booked).postDataJSON()).toMatchObject({ starts_at: expect.stringMatching(/^\d{4}-/) });
    await page.waitForURL('**/success?form=test-drive*');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive is booked');
    expect(await violations(page, 'booked')).toEqual([]);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to your calendar' }).click();
    expect((await file).suggestedFilename()).toBe('test-drive.ics');
  },
);
