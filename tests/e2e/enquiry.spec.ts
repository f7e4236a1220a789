/** Forms of a vehicle's page: asking, a test drive, more photos; with and without a script, offline and against a failing server. */
import type { Page, Request } from '@playwright/test';
import { violations } from '../../scripts/check-site/axe.ts';
import { vehiclePath, vehicleWith, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';
import { chooseTime, toLastStep } from './steps.ts';

const dealers: Dealer[] = ['harbour-motors', 'everyday-cars'];
const form = (page: Page) => page.locator('form[data-form="enquiry"]');

/** Opens the fold that a form stands in. */
async function unfold(page: Page, one = form(page)): Promise<void> {
  const fold = page.locator('main details.fold', { has: one });
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
}

async function open(page: Page, dealer: Dealer, path = vehiclePath(dealer)): Promise<string> {
  await withoutPhotos(page);
  await page.goto(siteUrl(dealer, path));
  await unfold(page);
  return page.locator('[data-seen]').innerText();
}

async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('Message').fill('Is it still here?');
  await toLastStep(form(page));
  await introduce(page);
}

async function introduce(page: Page): Promise<void> {
  await form(page).getByLabel('Name', { exact: true }).fill('Robin Hale');
  await form(page).getByLabel('Email').fill('robin@example.com');
  await form(page).getByLabel('Phone').fill('0491 570 158');
  const terms = form(page).getByLabel('I agree to the terms of use.');
  if ((await terms.count()) > 0) await terms.check();
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send enquiry' });
const memory = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`${document.documentElement.dataset['site']}:${name}`), key);

for (const dealer of dealers) {
  for (const width of [390, 1440]) {
    test(`FORM-01 FORM-04 FORM-07 FORM-08 ROUTE-21 at ${dealer}, ${width} wide, an enquiry is taken, counted and remembered`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl(dealer, '/?utm_campaign=spring'));
      const title = await open(page, dealer);
      const counted: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/events')) counted.push(request.postDataJSON());
      });
      await fill(page);
      await expect(form(page).getByRole('checkbox').first()).not.toBeChecked();
      await expect(form(page)).toContainText('collects your details');
      expect(await violations(page, 'form')).toEqual([]);
      const sent = page.waitForRequest('**/api/forms/enquiry');
      await send(page).click();
      const lead = (await sent).postDataJSON() as Record<string, unknown>;
      expect(lead).toMatchObject({
        name: 'Robin Hale',
        message: 'Is it still here?',
        opt_in: false,
        form_completed: true,
        source: 'Website',
        company_website: '',
        lead_attributes: {
          visited_pages: ['/', new URL(String(lead['url'])).pathname],
          linked_query_params: { utm_campaign: 'spring' },
        },
      });
      expect(String(lead['idempotency_key'])).toMatch(/^[\w-]{32,}$/);
      await page.waitForURL('**/success?*');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your enquiry');
      await expect(page.getByRole('link', { name: `Back to the ${title}` })).toBeVisible();
      expect(JSON.parse((await memory(page, 'EnquireCar'))!)).toMatchObject({ id: lead['car_id'], title });
      expect(JSON.parse((await memory(page, 'LeadSubmitted'))!)).toMatchObject({ form: 'enquiry' });
      expect(
        counted.flatMap((batch) => (batch as { events: { event_id: number }[] }).events.map(({ event_id: id }) => id)),
      ).toEqual([expect.any(Number)]);
      expect(await violations(page, 'success')).toEqual([]);
    });
  }

  test(`FORM-03 at ${dealer} what is wrong stands in a list that has the focus and leads to the fields, and beside them`, async ({
    page,
  }) => {
    await open(page, dealer);
    await form(page).getByLabel('Message').fill('Is it still here?');
    await toLastStep(form(page));
    await form(page).getByLabel('Email').fill('robin@');
    await form(page).getByLabel('Email').press('Enter');
    const alert = form(page).getByRole('alert');
    await expect(alert).toContainText('Please fix the following errors:');
    await expect(alert.getByRole('listitem').first()).toHaveText('Please enter your name.');
    await expect(alert).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    const name = form(page).getByLabel('Name', { exact: true });
    await alert.getByRole('link', { name: 'Please enter your name.' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(/valid email/);
    // What lies half under the header is not what was meant.
    expect(await violations(page, 'faults', { without: ['target-size'] })).toEqual([]);
    await introduce(page);
    await form(page).getByLabel('Email').fill('robin@');
    await send(page).click();
    await expect(alert.getByRole('listitem')).toHaveText(/^Please enter a valid email address/);
    await expect(alert).toBeFocused();
    await form(page).getByLabel('Email').fill('robin@example.com');
    await form(page).getByLabel('Email').press('Tab');
    await expect(alert, 'nothing is judged on leaving a field').toBeVisible();
  });

  test(`FORM-03 ERR-01 at ${dealer} a failing server and no connection lose nothing that was typed`, async ({
    page,
    visit,
  }) => {
    await open(page, dealer);
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    const keys: unknown[] = [];
    const failing = async (request: Request) => {
      keys.push((request.postDataJSON() as Record<string, unknown>)['idempotency_key']);
    };
    await page.route('**/api/forms/enquiry', async (route) => {
      await failing(route.request());
      await route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Our system is away.' } } });
    });
    await fill(page);
    await send(page).click();
    await expect(form(page).getByRole('alert')).toContainText('An error occurred when submitting this form');
    await expect(form(page).getByRole('alert')).toContainText('Our system is away.');
    await expect(form(page).getByRole('alert')).toBeInViewport();
    expect(said).toEqual([]);
    await expect(send(page)).toBeEnabled();
    await expect(form(page).getByLabel('Message')).toHaveValue('Is it still here?');
    expect(await violations(page, 'failed', { without: ['target-size'] })).toEqual([]);
    await page.unroute('**/api/forms/enquiry');
    await page.route('**/api/forms/enquiry', async (route) => {
      await failing(route.request());
      await route.abort();
    });
    await send(page).click();
    await expect(form(page).getByRole('alert')).toContainText('could not reach the dealer');
    await page.reload();
    await expect(form(page).getByLabel('Message')).toHaveValue('Is it still here?');
    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Robin Hale');
    expect(keys[0]).toBe(keys[1]);
    visit.problems.length = 0;
  });

  test(`FORM-03 at ${dealer} the button waits, disabled, while the form is on its way`, async ({ page }) => {
    await open(page, dealer);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let tries = 0;
    await page.route('**/api/forms/enquiry', async (route) => {
      tries += 1;
      await held;
      await route.continue();
    });
    await fill(page);
    await send(page).click();
    await expect(send(page)).toBeDisabled();
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await form(page).getByLabel('Name', { exact: true }).press('Enter');
    answer();
    await page.waitForURL('**/success?*');
    expect(tries).toBe(1);
  });

  test(`FORM-06 at ${dealer} Book a Test Drive leads to the form in its other use: date and time, no message needed`, async ({
    page,
  }) => {
    await open(page, dealer);
    await page.locator('a[href="#test-drive"]:visible').first().click();
    await expect(form(page).getByLabel(/^Date/)).toBeVisible();
    await expect(form(page).getByLabel('What is it about?')).toBeHidden();
    await form(page).getByLabel(/^Date/).fill('2036-11-28');
    await toLastStep(form(page));
    await form(page).getByLabel('Name', { exact: true }).fill('Robin Hale');
    await form(page).getByLabel('Phone').fill('0491 570 158');
    const terms = form(page).getByLabel('I agree to the terms of use.');
    if ((await terms.count()) > 0) await terms.check();
    expect(await violations(page, 'test drive')).toEqual([]);
    const sent = page.waitForRequest('**/api/forms/test-drive');
    await form(page)
      .getByRole('button', { name: /test drive/i })
      .click();
    const lead = (await sent).postDataJSON() as Record<string, unknown>;
    expect(lead).toMatchObject({ preferred_date: '2036-11-28' });
    expect(lead).not.toHaveProperty('category');
    await page.waitForURL('**/success?form=test-drive*');
  });

  test(`VDP-13 at ${dealer} photos are asked for without a word of one’s own`, async ({ page }) => {
    const title = await open(page, dealer, vehicleWith(dealer, 'id="request-photos"'));
    await page.locator('.gallery a[href="#request-photos"]').click();
    await expect(form(page).getByText('Tell us what you want to see')).toBeVisible();
    await expect(
      form(page)
        .getByLabel(/^(Date|Rego)/)
        .filter({ visible: true }),
    ).toHaveCount(0);
    await toLastStep(form(page));
    await introduce(page);
    expect(await violations(page, 'request for photos')).toEqual([]);
    await form(page).getByRole('button', { name: 'Request photos' }).click();
    await page.waitForURL('**/success?*');
    await expect(page.locator('main')).toContainText(`Please send me more photos of the ${title}.`);
  });
}

for (const dealer of ['harbour-motors', 'lakeside-auto'] as const) {
  test(`VDP-02 FORM-03 at ${dealer} a reserved vehicle's message asks for a call, can be changed, and is kept only then`, async ({
    page,
  }) => {
    const held = vehicleWith(dealer, 'class="reserved-note"');
    const openLive = async () => {
      await open(page, dealer, held);
      await expect(page.locator('astro-island:has(form)')).not.toHaveAttribute('ssr');
    };
    await openLive();
    await expect(page.locator('[data-enquiry-form]')).not.toContainText(/drive it/v);
    const message = form(page).getByLabel('Message');
    await expect(message).toHaveValue('Please call me if this car comes free.');
    await message.press('End');
    await message.pressSequentially(' After 5 pm.');
    await openLive();
    await expect(message).toHaveValue('Please call me if this car comes free. After 5 pm.');
    await message.fill('');
    await openLive();
    await expect(message).toHaveValue('Please call me if this car comes free.');
    await toLastStep(form(page));
    await introduce(page);
    await expect.poll(() => memory(page, 'Draft')).toContain('0491 570 158');
    expect(await memory(page, 'Draft')).not.toContain('comes free');
    await openLive();
    await toLastStep(form(page));
    await form(page).getByRole('button', { name: 'Not you? Clear' }).click();
    await expect(message).toHaveValue('Please call me if this car comes free.');
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  for (const dealer of dealers) {
    test(`FORM-01 FORM-03 at ${dealer} the plain form is taken, and a faulty one comes back with what was typed`, async ({
      page,
      visit,
    }) => {
      await open(page, dealer);
      await fill(page);
      await form(page).getByLabel('Email').fill('robin@example');
      await form(page).getByLabel('Phone').fill('12');
      await send(page).click();
      await expect(page.getByRole('alert')).toContainText('Please fix the following errors:');
      await expect(page.getByLabel('Message')).toHaveValue('Is it still here?');
      await page.getByLabel('Phone').fill('0491 570 158');
      await page.getByLabel('Email').fill('robin@example.com');
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(page).toHaveURL(/\/success\?form=enquiry/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your enquiry');
      visit.problems.length = 0;
    });
  }
});

/** Sent as a browser without scripts does, with an address and a number that cannot be; the page that comes back has its scripts. */
async function sendPlainly(page: Page, dealer: Dealer): Promise<void> {
  await open(page, dealer);
  await fill(page);
  await form(page).getByLabel('Email').fill('robin@example');
  await form(page).getByLabel('Phone').fill('12');
  await form(page).evaluate((one: HTMLFormElement) => one.submit());
  await page.waitForURL('**/api/forms/enquiry');
}

for (const dealer of dealers) {
  test(`FORM-01 FORM-03 at ${dealer} a plain form that came back with faults is live where scripts arrive, with what was typed`, async ({
    page,
    visit,
  }) => {
    await sendPlainly(page, dealer);
    const faults = page.getByRole('alert');
    await expect(faults).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Your enquiry was not sent/);
    await expect(faults.getByRole('link')).toHaveCount(2);
    await expect(form(page).getByLabel('Message')).toHaveValue('Is it still here?');
    await expect(form(page).getByLabel('Phone')).toHaveValue('12');
    expect(await violations(page, 'returned')).toEqual([]);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/forms/')) posts.push(request.url());
    });
    await form(page).getByLabel('Phone').fill('0491 570 158');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(faults).toBeFocused();
    await expect(faults.getByRole('link')).toHaveCount(1);
    expect(posts).toEqual([]);
    await faults.getByRole('link').click();
    await expect(form(page).getByLabel('Email')).toBeFocused();
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
    visit.problems.splice(0, 1);
  });

  test(`FORM-03 at ${dealer} a form that came back takes neither focus nor words from who mends it before its script comes`, async ({
    page,
    visit,
  }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await sendPlainly(page, dealer);
    await page.route('**/_a/*.js', async (route) => {
      await held;
      await route.continue();
    });
    // A page waits for its scripts before it says that it has loaded.
    await page.reload({ waitUntil: 'commit' });
    const email = form(page).getByLabel('Email');
    await email.fill('robin@example.com');
    release();
    await expect(page.locator('astro-island:has(form)')).not.toHaveAttribute('ssr');
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('robin@example.com');
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    visit.problems.length = 0;
  });

  test(`FORM-03 at ${dealer} what was left empty in a form that came back stays empty`, async ({ page, visit }) => {
    await open(page, dealer);
    await fill(page);
    await expect.poll(() => memory(page, 'Draft')).toContain('0491 570 158');
    await form(page).getByLabel('Phone').fill('');
    await form(page).getByLabel('Email').fill('robin@example');
    await page.evaluate(() => {
      const key = `${document.documentElement.dataset['site']}:Draft`;
      const kept = localStorage.getItem(key)!;
      addEventListener('pagehide', () => localStorage.setItem(key, kept));
    });
    await form(page).evaluate((one: HTMLFormElement) => one.submit());
    await page.waitForURL('**/api/forms/enquiry');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Robin Hale');
    await expect(form(page).getByLabel('Phone')).toHaveValue('');
    visit.problems.length = 0;
  });
}

for (const dealer of dealers) {
  test(`FORM-04 at ${dealer} the way leads from the question to who asks, and back by the page and by the browser, with nothing lost`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, dealer);
    const step = form(page).locator('.form__step');
    const name = form(page).getByLabel('Name', { exact: true });
    await expect(step).toHaveText('Step 1 of 2');
    await expect(name).toBeHidden();
    await expect(send(page)).toBeHidden();
    await form(page).getByLabel('Message').fill('Is it still here?');
    await form(page).getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(step).toHaveText('Step 2 of 2: Your details');
    await expect(step).toBeFocused();
    await expect(step).toBeInViewport();
    await name.fill('Robin Hale');
    expect(await violations(page, 'second step', { without: ['target-size'] })).toEqual([]);
    await page.goBack();
    await expect(step).toHaveText('Step 1 of 2');
    await expect(form(page).getByLabel('Message')).toHaveValue('Is it still here?');
    await page.goForward();
    await expect(name).toHaveValue('Robin Hale');
    await form(page).getByRole('button', { name: 'Back' }).press('Enter');
    await expect(step).toHaveText('Step 1 of 2');
    await expect(step).toBeFocused();
    await toLastStep(form(page));
    await expect(name).toHaveValue('Robin Hale');
    await page.reload();
    await form(page).scrollIntoViewIfNeeded();
    await expect(step).toHaveText('Step 2 of 2: Your details');
    await expect(name).toHaveValue('Robin Hale');
  });

  test(`FORM-04 ERR-01 at ${dealer} an answer without a lead_id is no success, and says the server's error or its own`, async ({
    page,
    visit,
  }) => {
    await open(page, dealer);
    await fill(page);
    for (const [answer, said] of [
      [{ status: 200, json: { event_id: 14 } }, 'An unexpected error occurred'],
      [
        { status: 409, json: { error: { code: 'key_reused', message: 'This was sent before.' } } },
        'This was sent before.',
      ],
    ] as const) {
      await page.route('**/api/forms/enquiry', (route) => route.fulfill(answer));
      await send(page).click();
      await expect(form(page).getByRole('alert')).toContainText(said);
      expect(await memory(page, 'LeadSubmitted')).toBeNull();
      await page.unroute('**/api/forms/enquiry');
    }
    visit.problems.length = 0;
  });

  test(`FORM-04 at ${dealer} what the server finds in the first step is shown there, and leads to its field`, async ({
    page,
    visit,
  }) => {
    await open(page, dealer);
    await fill(page);
    const fields = { message: 'Please enter a message.' };
    await page.route('**/api/forms/enquiry', (route) =>
      route.fulfill({
        status: 422,
        json: { error: { code: 'invalid', message: 'Please fix the following errors:', fields } },
      }),
    );
    await send(page).click();
    await expect(form(page).getByRole('alert')).toBeFocused();
    await expect(form(page).locator('.form__step')).toHaveText('Step 1 of 2');
    await form(page).getByRole('link', { name: 'Please enter a message.' }).press('Enter');
    await expect(form(page).getByLabel('Message')).toBeFocused();
    visit.problems.length = 0;
  });
}

test('FORM-04 a form whose script does not come has all of its steps in sight, and is sent as it stands', async ({
  page,
  visit,
}) => {
  const dealer = 'harbour-motors';
  await page.route(/\/_a\/enquiry-form\./, (route) => route.abort());
  await open(page, dealer);
  await expect(form(page).getByLabel('Name', { exact: true })).toBeVisible();
  await form(page).getByLabel('Message').fill('Is it still here?');
  await introduce(page);
  await send(page).click();
  await expect(page).toHaveURL(/\/success\?form=enquiry/);
  visit.problems.length = 0;
});

test('FORM-06 API-12 a dealer with appointments offers free times in place of any date, and books the one that is chosen', async ({
  page,
}) => {
  const dealer = 'ironbark-ford';
  await open(page, dealer);
  await page.locator('a[href="#test-drive"]:visible').first().click();
  await chooseTime(form(page));
  expect(await violations(page, 'times')).toEqual([]);
  await toLastStep(form(page));
  await form(page).getByLabel('Name', { exact: true }).fill('Robin Hale');
  await form(page).getByLabel('Phone').fill('0491 570 159');
  const terms = form(page).getByLabel('I agree to the terms of use.');
  if ((await terms.count()) > 0) await terms.check();
  expect(await violations(page, 'appointment')).toEqual([]);
  const booked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/test-drive-appointments'),
  );
  await form(page)
    .getByRole('button', { name: /^Book \w{3} / })
    .click();
  expect((await booked).postDataJSON()).toMatchObject({ starts_at: expect.stringMatching(/^\d{4}-/) });
  await page.waitForURL('**/success?form=test-drive*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive is booked');
  expect(await violations(page, 'booked')).toEqual([]);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to your calendar' }).click();
  expect((await file).suggestedFilename()).toBe('test-drive.ics');
});

test('FAV-01 FORM-08 a press on the heart is event 39, sent once', async ({ page }) => {
  await open(page, 'harbour-motors');
  const sent = page.waitForRequest('**/api/events');
  await page.locator('.vehicle__save [data-save]').click();
  const { events } = (await sent).postDataJSON() as { events: { event_id: number; car_id: string }[] };
  expect(events).toEqual([
    expect.objectContaining({ event_id: 39, car_id: await page.locator('[data-seen]').getAttribute('data-seen') }),
  ]);
});
