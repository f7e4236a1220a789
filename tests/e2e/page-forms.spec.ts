/** Forms of the dealer's own pages and of places, at a phone's width: with the keyboard, without a script, offline and twice. */
import type { Locator, Page, Request } from '@playwright/test';
import { violations } from '../../scripts/check-site/axe.ts';
import { siteOf, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';
import { chooseTime, toLastStep } from './steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const dealers: Dealer[] = ['harbour-motors', 'everyday-cars'];

interface Asked {
  path: string;
  form: string;
  /** What a shopper chooses and writes besides name and email. */
  fill?: (form: Locator) => Promise<void>;
  /** What it asks in its last step besides. */
  details?: (form: Locator) => Promise<void>;
  /** What is sent of it. */
  sent: Record<string, unknown>;
  heading: string;
}

const choosePlace = async (form: Locator): Promise<void> => {
  const list = form.locator('select[name="location_id"]:visible, select[name="dealership_slug"]:visible');
  if ((await list.count()) > 0) await list.selectOption({ index: 1 });
};

const forms: Asked[] = [
  {
    path: '/contact',
    form: 'contact',
    fill: async (form) => {
      await form.getByLabel('What is it about?').selectOption('Sales Enquiry');
    },
    details: async (form) => form.getByLabel('Postcode').fill('2100'),
    sent: { category: 'Sales Enquiry', postcode: '2100', message: 'Is anybody there?' },
    heading: 'Thank you for your message',
  },
  {
    path: '/service',
    form: 'service',
    fill: async (form) => {
      await form.getByLabel('Brakes', { exact: true }).check();
      await form.getByLabel('Rego').fill('ABC12D');
    },
    sent: { 'Brakes(check_option)': 'true', rego: 'ABC12D' },
    heading: 'Thank you for your service request',
  },
  {
    path: '/vehicle-parts-and-accessories',
    form: 'parts',
    fill: async (form) => form.getByLabel('VIN').fill('JM0KF4WLA00123456'),
    sent: { vin: 'JM0KF4WLA00123456', message: 'Is anybody there?' },
    heading: 'Thank you for your parts enquiry',
  },
  { path: '/parts/search', form: 'parts', sent: { vin: '' }, heading: 'Thank you for your parts enquiry' },
  {
    path: '/fleet',
    form: 'fleet',
    fill: async (form) => form.getByLabel('Business name').fill('Hale Plumbing'),
    sent: { company: 'Hale Plumbing' },
    heading: 'Thank you for your fleet enquiry',
  },
  {
    path: '/careers',
    form: 'careers',
    fill: async (form) => form.getByLabel('Which job?').fill('Apprentice'),
    sent: { position: 'Apprentice' },
    heading: 'Thank you for your application',
  },
  {
    path: '/book-test-drive',
    form: 'test-drive',
    fill: async (form) => form.getByLabel(/^Date/).fill('2036-12-04'),
    sent: { preferred_date: '2036-12-04' },
    heading: 'Thank you for your test drive request',
  },
];

const formOf = (page: Page, name: string): Locator => page.locator(`form[data-form="${name}"]`);
const submit = (form: Locator): Locator => form.locator('[type="submit"]:not(.form__next)');
const nameField = (form: Locator): Locator => form.getByLabel(/^(?:Name|First name)$/);

async function open(page: Page, dealer: Dealer, { path, form }: Pick<Asked, 'path' | 'form'>): Promise<Locator> {
  await withoutPhotos(page);
  await page.goto(siteUrl(dealer, path));
  const found = formOf(page, form);
  await found.locator('[type="submit"]:visible').first().scrollIntoViewIfNeeded();
  return found;
}

const live = (page: Page, form: string) =>
  expect(page.locator('astro-island', { has: formOf(page, form) })).not.toHaveAttribute('ssr');

const message = (form: Locator): Locator =>
  form.getByRole('textbox', { name: /Message|Which part|About you|What do you notice|What do you need|Anything/ });

async function introduce(form: Locator): Promise<void> {
  await nameField(form).fill('Robin Hale');
  await form.getByLabel(/^Email/).fill('robin@example.com');
  const terms = form.getByLabel('I agree to the terms of use.');
  if ((await terms.count()) > 0) await terms.check();
}

const isAbove = async (upper: Locator, lower: Locator): Promise<boolean> =>
  (await upper.boundingBox())!.y < (await lower.boundingBox())!.y;

for (const dealer of dealers) {
  for (const asked of forms) {
    test(`FORM-03 FORM-06 LAW-03 at ${dealer} ${asked.path}: faults above the heading, a cut line loses nothing, two presses are one`, async ({
      page,
      visit,
    }) => {
      const form = await open(page, dealer, asked);
      await live(page, asked.form);
      await expect(form).toContainText('collects your details');
      // Nothing lies half under the header.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await violations(page, asked.path)).toEqual([]);

      await asked.fill?.(form);
      await message(form).fill('Is anybody there?');
      await toLastStep(form, choosePlace);
      await submit(form).focus();
      await page.keyboard.press('Enter');
      const alert = page.getByRole('alert');
      await expect(alert).toBeFocused();
      await expect(alert).toContainText('Please fix the following errors:');
      await expect(page).toHaveTitle(/^Error: /);
      await expect.poll(() => isAbove(alert, page.getByRole('heading', { level: 1 }))).toBe(true);
      expect(await violations(page, `${asked.path} with faults`, { without: ['target-size'] })).toEqual([]);
      await alert.getByRole('link', { name: 'Please enter your name.' }).focus();
      await page.keyboard.press('Enter');
      await expect(nameField(form)).toBeFocused();
      await page.keyboard.type('Robin Hale');

      await introduce(form);
      await choosePlace(form);
      await asked.details?.(form);
      await page.route(`**/api/forms/${asked.form}`, (route) => route.abort());
      await submit(form).press('Enter');
      await expect(form.getByRole('alert')).toContainText('An error occurred when submitting this form');
      await expect(nameField(form)).toHaveValue('Robin Hale');
      await page.unroute(`**/api/forms/${asked.form}`);

      const posts: Request[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith(`/api/forms/${asked.form}`)) posts.push(request);
      });
      await submit(form).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      await page.waitForURL('**/success?*');
      expect(posts).toHaveLength(1);
      expect(posts[0]!.postDataJSON()).toMatchObject({ ...asked.sent, opt_in: false });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(asked.heading);
      await expect(page.locator('main')).toContainText('Reference');
      await expect(page.getByRole('link', { name: 'Save a copy' })).toBeVisible();
      expect(await violations(page, 'success')).toEqual([]);
      visit.problems.length = 0;
    });
  }

  test(`LOC-04 FORM-02 ERR-01 at ${dealer} a postcode finds the nearest place when asked; one that nobody knows is said`, async ({
    page,
    visit,
  }) => {
    const form = await open(page, dealer, { path: '/contact', form: 'contact' });
    await live(page, 'contact');
    await message(form).fill('Where are you?');
    await toLastStep(form);
    const postcode = form.getByLabel('Postcode');
    const find = form.getByRole('button', { name: 'Find the nearest' });
    await postcode.fill('21');
    await postcode.press('Tab');
    await expect(form.getByRole('alert'), 'nothing is judged on leaving a field').toHaveCount(0);
    await find.press('Enter');
    await expect(form.getByRole('alert')).toHaveText('Invalid postcode. Please enter a 4-digit number.');
    await postcode.fill('9999');
    await find.press('Enter');
    await expect(form.getByRole('alert')).toHaveText('Invalid postcode');
    const [known, nearest] = dealer === 'harbour-motors' ? ['2100', 'brookvale'] : ['3220', 'geelong'];
    await postcode.fill(known!);
    await find.press('Enter');
    await expect(form.getByText(/is the nearest, .* km away/)).toBeVisible();
    await expect(form.locator('select[name="location_id"]')).toHaveValue(nearest!);
    visit.problems.length = 0;
  });

  test(`FORM-06 FORM-09 at ${dealer} the form of a place is for that place, and says nothing of others`, async ({
    page,
  }) => {
    const slug = dealer === 'harbour-motors' ? 'brookvale' : 'geelong';
    const form = await open(page, dealer, { path: `/locations/${slug}`, form: 'contact' });
    await message(form).fill('Is anybody there?');
    await toLastStep(form);
    await introduce(form);
    await form.getByLabel('Postcode').fill('2100');
    await expect(form.locator('select[name="location_id"]')).toHaveCount(0);
    const sent = page.waitForRequest('**/api/forms/contact');
    await submit(form).press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ location_id: slug });
    await page.waitForURL('**/success?*');
  });

  test(`FORM-05 FORM-08 at ${dealer} an application for a job is counted as event 51`, async ({ page }) => {
    const form = await open(page, dealer, { path: '/careers', form: 'careers' });
    await message(form).fill('Is anybody there?');
    await introduce(form);
    const counted = page.waitForRequest('**/api/events');
    await submit(form).press('Enter');
    const { events } = (await counted).postDataJSON() as { events: { event_id: number }[] };
    expect(events.map(({ event_id: id }) => id)).toEqual([51]);
    await page.waitForURL('**/success?form=careers*');
  });

  test(`FORM-06 at ${dealer} Email us is a dialog with a form, which Escape closes`, async ({ page }) => {
    await withoutPhotos(page);
    await page.goto(siteUrl(dealer, '/about-us'));
    const button = page.getByRole('button', { name: 'Email us' });
    await button.press('Enter');
    const dialog = page.locator('#email-us-dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await button.press('Enter');
    const form = formOf(page, 'email-us');
    await live(page, 'email-us');
    await submit(form).press('Enter');
    await expect(dialog.getByRole('alert')).toBeFocused();
    expect(await violations(page, 'email us', { without: ['target-size'] })).toEqual([]);
    await message(form).fill('Is anybody there?');
    await introduce(form);
    await choosePlace(form);
    const sent = page.waitForRequest('**/api/forms/email-us');
    await submit(form).press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ message: 'Is anybody there?' });
    await page.waitForURL('**/success?*');
  });
}

for (const dealer of dealers) {
  test(`FORM-04 ROUTE-10 at ${dealer} an address fills in a form and names one of the dealer’s vehicles, which is remembered once sent`, async ({
    page,
  }) => {
    await withoutPhotos(page);
    const html = siteOf(dealer).text(siteOf(dealer).ofKind('vehicle')[0]!.file);
    const carId = /data-seen="([^"]+)"/.exec(html)![1]!;
    const query = new URLSearchParams({
      car_id: carId,
      name: 'Robin <b>Hale</b>',
      email: 'robin@example.com',
      phone: '0491 570 158',
      message: 'Is it still here?',
      location: dealer === 'harbour-motors' ? 'brookvale' : 'geelong',
      opt_in: 'true',
      terms: 'true',
    });
    await page.goto(siteUrl(dealer, `/contact?${query}`));
    const form = formOf(page, 'contact');
    await expect(message(form)).toHaveValue('Is it still here?');
    const about = page.locator('[data-about]');
    await expect(about).toHaveAttribute('href', /^\/cars\//);
    await form.locator('[type="submit"]:visible').scrollIntoViewIfNeeded();
    await live(page, 'contact');
    expect(await violations(page, 'filled in')).toEqual([]);
    await toLastStep(form);
    await expect(nameField(form)).toHaveValue('Robin <b>Hale</b>');
    await expect(form.getByRole('checkbox').first()).not.toBeChecked();
    await form.getByLabel('Postcode').fill('2100');
    const terms = form.getByLabel('I agree to the terms of use.');
    if ((await terms.count()) > 0) {
      await expect(terms).not.toBeChecked();
      await terms.check();
    }
    const title = await about.innerText();
    const sent = page.waitForRequest('**/api/forms/contact');
    await submit(form).press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      car_id: carId,
      location_id: query.get('location'),
      opt_in: false,
    });
    await page.waitForURL('**/success?form=contact*');
    const stored = await page.evaluate(() =>
      localStorage.getItem(`${document.documentElement.dataset['site']}:EnquireCar`),
    );
    expect(JSON.parse(stored!)).toMatchObject({ id: carId, title });
  });

  test(`FORM-04 at ${dealer} an address with a vehicle that is not the dealer’s is about none, and takes nobody’s own words`, async ({
    page,
    visit,
  }) => {
    const form = await open(page, dealer, { path: '/contact', form: 'contact' });
    await live(page, 'contact');
    await message(form).fill('My own question');
    await toLastStep(form);
    await nameField(form).fill('Robin');
    await page.goto('about:blank');
    const asked = page.waitForResponse('**/api/cars/nowhere');
    await page.goto(siteUrl(dealer, '/contact?car_id=nowhere&name=Eve&message=Call%20me'));
    expect((await asked).status()).toBe(404);
    await formOf(page, 'contact').locator('[type="submit"]:visible').scrollIntoViewIfNeeded();
    await live(page, 'contact');
    await expect(message(form)).toHaveValue('My own question');
    await expect(form.locator('[name="name"]')).toHaveValue('Robin');
    await expect(page.locator('[name="car_id"][form="contact"]')).toHaveCount(0);
    visit.problems.length = 0;
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  for (const dealer of dealers) {
    for (const asked of forms) {
      test(`FORM-03 FORM-06 at ${dealer} ${asked.path} is taken as a plain form, and comes back with what was typed`, async ({
        page,
        visit,
      }) => {
        const form = await open(page, dealer, asked);
        await message(form).fill('Is anybody there?');
        await introduce(form);
        await choosePlace(form);
        await asked.fill?.(form);
        await asked.details?.(form);
        await nameField(form).fill('');
        await submit(form).click();
        const alert = page.getByRole('alert');
        await expect(alert).toContainText('Please enter your name.');
        await expect.poll(() => isAbove(alert, page.getByRole('heading', { level: 1 }))).toBe(true);
        const again = page.locator('main form');
        await expect(again.getByLabel(/^Email/)).toHaveValue('robin@example.com');
        await nameField(again).fill('Robin Hale');
        await page.getByRole('button', { name: 'Send again' }).click();
        await expect(page).toHaveURL(/\/success\?form=/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(asked.heading);
        visit.problems.length = 0;
      });
    }

    test(`FORM-06 at ${dealer} Email us opens and is sent`, async ({ page }) => {
      await withoutPhotos(page);
      await page.goto(siteUrl(dealer, '/about-us'));
      await page.getByRole('button', { name: 'Email us' }).click();
      const form = formOf(page, 'email-us');
      await message(form).fill('Is anybody there?');
      await introduce(form);
      await choosePlace(form);
      await submit(form).click();
      await expect(page).toHaveURL(/\/success\?form=email-us/);
    });
  }
});

const shot = (page: Page, name: string) =>
  process.env.LOOK ? page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true }) : null;

test('FORM-06 ROUTE-16 at a showroom the place decides the days, a day its times, and the button says what it books', async ({
  page,
}) => {
  const form = await open(page, 'ironbark-ford', { path: '/book-test-drive', form: 'test-drive' });
  await expect(form.locator('.slots')).toBeVisible();
  await form.getByLabel('Ironbark Ford Gunnedah').press('Space');
  await expect(form.getByText('Times at Ironbark Ford Gunnedah.')).toBeVisible();
  await chooseTime(form);
  expect(await violations(page, 'days')).toEqual([]);
  await shot(page, 'days');
  await toLastStep(form);
  await expect(submit(form)).toHaveText(/^Book \w{3} \d{1,2} \w{3,4}, \d{1,2}:\d{2} [ap]m$/);
  await introduce(form);
  await form.getByLabel('Phone').fill('0491 570 159');
  const booked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/test-drive-appointments'),
  );
  await submit(form).press('Enter');
  expect((await booked).postDataJSON()).toMatchObject({
    location: 'gunnedah',
    starts_at: expect.stringMatching(/^\d{4}-/),
  });
  await page.waitForURL('**/success?form=test-drive*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive is booked');
});

test('FORM-06 ROUTE-16 REG-02 at a marketplace a diary shows what is free; a time that somebody takes is told there', async ({
  page,
  visit,
}) => {
  const form = await open(page, 'apex-motorcycles', { path: '/book-test-drive', form: 'test-drive' });
  const free = form.getByRole('radio', { name: /^Free, / });
  await free.nth(3).press('Space');
  await expect(form.getByText('Chosen', { exact: true })).toHaveCount(1);
  await shot(page, 'diary');
  expect(await violations(page, 'diary')).toEqual([]);
  await toLastStep(form);
  await expect(submit(form)).toHaveText(/^Book /);
  await introduce(form);
  await form.getByLabel('Phone').fill('0491 570 160');
  await page.route('**/api/test-drive-appointments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fulfill({
      status: 409,
      json: { error: { code: 'slot_taken', message: 'Somebody has just taken this time. Please choose another one.' } },
    });
  });
  await submit(form).press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await alert
    .getByRole('link', { name: 'Somebody has just taken this time. Please choose another one.' })
    .press('Enter');
  await expect(form.locator('.slots')).toBeFocused();
  await page.unroute('**/api/test-drive-appointments');
  await free.nth(3).press('Space');
  await toLastStep(form);
  await submit(form).press('Enter');
  await page.waitForURL('**/success?form=test-drive*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test ride is booked');
  visit.problems.length = 0;
});

test('FORM-06 what was chosen and written on a page is there after a reload, the place and the time too', async ({
  page,
}) => {
  const form = await open(page, 'ironbark-ford', { path: '/book-test-drive', form: 'test-drive' });
  await expect(form.locator('.slots')).toBeVisible();
  await form.getByLabel('Ironbark Ford Gunnedah').press('Space');
  await expect(form.getByText('Times at Ironbark Ford Gunnedah.')).toBeVisible();
  await form.locator('[name="slot_day"]:enabled').nth(1).press('Space');
  const time = form.locator('[name="starts_at"]:enabled').nth(2);
  await time.press('Space');
  const chosen = await time.inputValue();
  await toLastStep(form);
  await nameField(form).fill('Robin Hale');
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Ironbark Ford Gunnedah')).toBeChecked();
  await expect(form.locator('[name="starts_at"]:checked')).toHaveValue(chosen);
  await expect(nameField(form)).toHaveValue('Robin Hale');
});
