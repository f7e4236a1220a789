import type { Locator, Page } from '@playwright/test';
import { violations } from './violations.ts';
import { inMatrix, vehicleWith } from './dealers.ts';
import { timeLimit } from '../support/time-limit.ts';
import { Account } from './pages/account.ts';
import { TradeInPage } from './pages/trade-in.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const dealers = [
  {
    dealer: 'harbour-motors',
    path: '/trade-in',
    rego: 'DEMO 00002',
    car: '2022 Mazda CX-5 Maxx Sport',
    by: ['2022', 'Mazda', 'CX-5'],
  },
  {
    dealer: 'everyday-cars',
    path: '/sell-my-car',
    rego: 'demo00003',
    car: '2020 Ford Ranger XLT',
    by: ['2022', 'Ford', 'Ranger'],
  },
] as const;

async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/trade-${name}.png`, fullPage: true });
}

for (const { dealer, path, rego, car } of dealers) {
  test(
    `values a car at ${dealer} by keyboard on a phone, from the plate to the accepted price`,
    { tag: ['@ROUTE-09', '@TRADE-01', '@TRADE-03', '@TRADE-06', '@TRADE-07', '@FORM-06', '@FORM-08'] },
    async ({ page, visit }) => {
      const trade = new TradeInPage(page);
      visit.excuse(/\b422\b .*\/valuation\)?$/v);
      await page.setViewportSize({ width: 390, height: 844 });
      await trade.goto(dealer, path);
      const expectAccessible = async (where: string) =>
        expect(await violations(page, where, { layoutOnly: dealer !== dealers[0].dealer })).toEqual([]);
      const { alert } = trade;

      await test.step('finds the car by its plate', async () => {
        const plate = trade.plate;
        await plate.focus();
        await page.keyboard.type(rego);
        await takeScreenshot(page, `${dealer}-1`);
        await expectAccessible('start');
        await page.keyboard.press('Enter');
        await expect(trade.heading('Is this your car?')).toBeVisible();
        await expect(trade.heading(car)).toBeVisible();
      });

      await test.step('asks for its kilometres', async () => {
        await trade.kilometres.focus();
        await page.keyboard.type('45,000');
        await takeScreenshot(page, `${dealer}-2`);
        await expectAccessible('vehicle');
        await page.keyboard.press('Enter');
      });

      await test.step('shows the grade, and its cost, before any price', async () => {
        const dents = page.getByRole('group', { name: 'Dents, chips and scratches' });
        await expect(dents.getByRole('button', { name: 'One more' })).toBeVisible();
        await expect(page.locator('.trade__bar')).toContainText('Like new, nothing off');
        await dents.getByRole('button', { name: 'One more' }).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Space');
        await expect(
          page.getByLabel('Dents, chips and scratches', { exact: true }).and(page.locator('input')),
        ).toHaveValue('2');
        await expect(page.locator('.trade__bar')).toContainText(/Good, −\$\d{3}/);
        await expect(page.locator('main')).not.toContainText('is worth about');
        await takeScreenshot(page, `${dealer}-3`);
        await expectAccessible('condition');
        await page.locator('.trade__bar').getByRole('button', { name: 'Show my estimate' }).focus();
        await page.keyboard.press('Enter');
      });

      await test.step('estimates a range, explains it, and remembers it', async () => {
        await expect(trade.heading(/is worth about/)).toBeVisible();
        await expect(page.locator('.trade__range')).toHaveText(/^\$[\d,]+ to \$[\d,]+$/);
        await expect(page.locator('.trade__basis')).toContainText(/(High|Medium|Low) confidence/);
        await expect(page.locator('.trade__basis')).toContainText(/Based on \d+ similar cars/);
        await expect(page.locator('.trade .lede')).toContainText(/Good until \w+day \d+ \w+, \d+:\d\d [ap]m/);
        await expect(trade.work).toContainText('Including dents, chips, scratches: 2');
        await takeScreenshot(page, `${dealer}-4`);
        await expectAccessible('estimate');
        const kept = await page.evaluate((key) => localStorage.getItem(key), `${dealer}:TradeInValuation`);
        expect(JSON.parse(kept!)).toMatchObject({
          offer_price: expect.any(Number),
          answers: { dents: 2 },
          rego: rego.toUpperCase().replace(' ', ''),
          regoState: expect.any(String),
        });
      });

      await test.step('shows errors in the form that accepts the offer', async () => {
        await page.getByRole('link', { name: 'Accept and request an inspection' }).focus();
        await page.keyboard.press('Enter');
        const accept = trade.form('accept');
        await expect(accept).toBeVisible();
        await expect(accept).toContainText('collects your details to answer this enquiry');
        await expect(async () => {
          await accept.getByRole('button').focus();
          await page.keyboard.press('Enter');
          await expect(alert).toBeFocused({ timeout: timeLimit(2000) });
        }).toPass();
        await expect(alert).toContainText('Please enter your name.');
        await expect(page).toHaveTitle(/^Error: /);
        await expectAccessible('errors');
        await alert.getByRole('link', { name: 'Please enter your name.' }).press('Enter');
        await expect(accept.getByLabel('First Name')).toBeFocused();
      });

      await test.step('accepts the price', async () => {
        await page.keyboard.type('Robin');
        await trade.form('accept').getByLabel('Mobile Number').fill('0491 570 156');
        await takeScreenshot(page, `${dealer}-5`);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/success\?form=trade-in/);
        await expect(page.locator('main')).toContainText(/[0-9A-F]{4}-[0-9A-F]{4}/);
        await page.goBack();
        await page.reload();
        await expect(page.locator('main')).toContainText('You’ve accepted the price.');
      });
    },
  );
}

for (const { dealer, path, rego } of inMatrix<(typeof dealers)[number]>(...dealers)) {
  test(
    `loses nothing at ${dealer} when the network is cut`,
    { tag: ['@TRADE-07', '@FORM-03'] },
    async ({ page, context, visit }) => {
      const trade = new TradeInPage(page);
      visit.excuse(/ERR_INTERNET_DISCONNECTED/v);
      await trade.openCondition(dealer, path, rego);
      const tears = page.getByRole('group', { name: 'Tears and burns inside' });
      await tears.getByRole('button', { name: 'One more' }).click();
      await context.setOffline(true);
      await trade.showEstimate.first().click();
      await expect(trade.alert).toContainText('We could not reach the dealer.');
      await expect(trade.alert).toBeFocused();
      await expect(tears.locator('input')).toHaveValue('1');
      await context.setOffline(false);
      await trade.showEstimate.first().click();
      await expect(trade.heading(/is worth about/)).toBeVisible();
      await expect(trade.work).toContainText('Including tears and burns: 1');
    },
  );
}

test(
  'asks for the car’s details when the plate is unknown, and keeps the plate',
  { tag: '@TRADE-01' },
  async ({ page, visit }) => {
    const trade = new TradeInPage(page);
    visit.excuse(/\b404\b .*\/valuation\)?$/v);
    await trade.goto('harbour-motors', '/trade-in');
    await trade.findByPlate('ABC12D');
    await expect(trade.alert).toContainText('We can’t find this registration.');
    await expect(trade.plate).toHaveValue('ABC12D');
    await expect(trade.form('enter').getByLabel('Make')).toBeVisible();
  },
);

test(
  'aligns two fields side by side, even when only one has an error',
  { tag: ['@TRADE-05', '@FORM-08'] },
  async ({ page, visit }) => {
    const trade = new TradeInPage(page);
    visit.excuse(/\b422\b .*\/valuation\)?$/v);
    const topOf = async (field: Locator) => Math.round((await field.boundingBox())!.y);
    await trade.goto('harbour-motors', '/trade-in');
    await page.getByText('Not sure? We can look at it').click();
    const ask = trade.form('appraise');
    const [phone, email] = [ask.getByLabel('Mobile Number'), ask.getByLabel('Email Address')];
    expect(await topOf(phone)).toBe(await topOf(email));
    await ask.getByRole('button').click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).not.toHaveAttribute('aria-invalid');
    expect(await topOf(phone)).toBe(await topOf(email));

    await page.goto(siteUrl('harbour-motors', '/careers'));
    const apply = page.locator('.page-form form');
    const [byMail, byPhone] = [apply.getByLabel('Email', { exact: true }), apply.getByLabel('Phone', { exact: true })];
    await byMail.fill('no address');
    await apply.getByRole('button', { name: 'Send application' }).click();
    await expect(byMail).toHaveAttribute('aria-invalid', 'true');
    expect(await topOf(byPhone)).toBe(await topOf(byMail));
  },
);

test(
  'keeps what was typed where shoppers have to sign in first',
  { tag: ['@TRADE-01', '@AUTH-01', '@ROUTE-22'] },
  async ({ page, visit }) => {
    const trade = new TradeInPage(page);
    visit.excuse(/^401 .*\/valuation$|status of 401 .*\/valuation\)$/v);
    test.setTimeout(timeLimit(90_000));
    const number = '0491 570 313';
    await trade.goto('kauri-cars', '/sell-my-car');
    // Only a hydrated form preserves typed text.
    await expect(page.locator('astro-island', { has: page.locator('.trade') })).not.toHaveAttribute('ssr');
    await page.getByText('Enter your car’s details manually').click();
    for (const [label, typed] of [
      ['Year', '2021'],
      ['Make', 'Toyota'],
      ['Model', 'Hilux'],
    ] as const)
      await trade.form('enter').getByLabel(label, { exact: true }).fill(typed);
    await trade.form('enter').getByRole('button').click();
    await new Account(page).signIn('kauri-cars', number);
    await expect(trade.form('enter').getByLabel('Model', { exact: true })).toHaveValue('Hilux');
    await expect(trade.form('enter').getByLabel('Year', { exact: true })).toHaveValue('2021');
    await page.reload();
    await expect(trade.form('enter').getByLabel('Model', { exact: true })).toHaveValue('');
  },
);

test(
  'links from a vehicle to a trade-in valuation towards it, and keeps the valuation’s URL',
  { tag: ['@ROUTE-09', '@VDP-02'] },
  async ({ page }) => {
    const trade = new TradeInPage(page);
    await withoutPhotos(page);
    await page.goto(siteUrl('harbour-motors', vehicleWith('harbour-motors', 'href="/cars/trade-in?car_id=')));
    const link = page.locator('.interest a[href^="/cars/trade-in?car_id="]');
    const href = (await link.getAttribute('href'))!;
    const id = new URL(href, 'http://x').searchParams.get('car_id')!;
    await link.click();
    await expect(page.locator('.trade__for')).toContainText('Towards the');
    await expect(trade.form('find').locator('[name="car_id"]')).toHaveValue(id);
    await expect(page.locator('astro-island', { has: page.locator('.trade') })).not.toHaveAttribute('ssr');
    expect(await violations(page, 'towards a vehicle', { layoutOnly: true })).toEqual([]);
    await expect(page).toHaveURL(siteUrl('harbour-motors', href));
  },
);

test(
  'shows a second offer, which the dealer writes using the link in the lead, beside the first',
  { tag: ['@TRADE-07', '@SHOWN-02'] },
  async ({ page, context, visit }) => {
    const trade = new TradeInPage(page);
    visit.excuse(/\b409\b .*\/valuation\)?$/v);
    const { dealer, path, rego } = dealers[0];
    await trade.openCondition(dealer, path, rego);
    await trade.showEstimate.first().click();
    await expect(trade.heading(/is worth about/)).toBeVisible();
    const own = page.url();
    await page.getByRole('link', { name: 'Have it inspected first' }).click();
    await trade.form('appraise').getByLabel('First Name').fill('Robin');
    await trade.form('appraise').getByLabel('Mobile Number').fill('0491 570 159');
    await trade.form('appraise').getByRole('button').click();
    await expect(page).toHaveURL(/\/success/);
    let link: string | undefined;
    await expect(async () => {
      await page.goto(siteUrl(dealer, '/outbox'));
      const mails = await page.locator('li', { hasText: /570 ?159/ }).allInnerTexts();
      link = /\/valuation\/offer\?key=[\w-]+/.exec(mails.join(' '))?.[0];
      expect(link).toBeDefined();
    }).toPass();
    await page.goto(siteUrl(dealer, link));
    await page.getByLabel('Our offer in dollars').fill('21,350');
    await page.getByLabel('Inspected by').fill('Aisha Rahman');
    await page.getByLabel('Reason 1').fill('Rear tyres worn to 2 mm');
    await page.getByLabel('Dollars, such as -180').first().fill('-590');
    await takeScreenshot(page, 'write-offer');
    expect(await violations(page, 'write the offer')).toEqual([]);
    await page.getByRole('button', { name: 'Send the offer' }).click();
    await expect(page.locator('.trade__done')).toContainText('The offer of $21,350 now appears next to the estimate.');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(own);
    await expect(page.locator('.trade__offer')).toHaveCount(2);
    await expect(page.locator('.trade__offer--now')).toContainText('$21,350');
    await expect(trade.work).toContainText('Rear tyres worn to 2 mm');
    await takeScreenshot(page, 'second-offer');
    expect(await violations(page, 'second offer')).toEqual([]);
    await page.getByRole('link', { name: 'Accept $21,350' }).click();
    await expect(trade.form('accept').getByRole('button', { name: 'Accept $21,350' })).toBeVisible();
    await test.step('refuses to accept an offer that was rewritten in the meantime, and keeps the answers', async () => {
      const staff = await context.newPage();
      await staff.goto(siteUrl(dealer, link));
      await staff.getByLabel('Our offer in dollars').fill('5,000');
      await staff.getByLabel('Inspected by').fill('Aisha Rahman');
      await staff.getByRole('button', { name: 'Send the offer' }).click();
      await expect(staff.locator('.trade__done')).toContainText('$5,000');
      await trade.form('accept').getByLabel('First Name').fill('Robin');
      await trade.form('accept').getByLabel('Mobile Number').fill('0491 570 159');
      await trade.form('accept').getByRole('button', { name: 'Accept $21,350' }).click();
      await expect(trade.alert).toContainText('The price has changed since you opened this page.');
      await expect(page.locator('.trade__offer--now')).toContainText('$5,000');
      await expect(trade.form('accept').getByLabel('First Name')).toHaveValue('Robin');
      await trade.form('accept').getByRole('button', { name: 'Accept $5,000' }).click();
      await expect(page).toHaveURL(/\/success/v);
      await expect(page.locator('main')).toContainText('$5,000');
    });
  },
);

test(
  'logs to the console when a copy of the result cannot be stored',
  { tag: ['@TRADE-05', '@ERR-01'] },
  async ({ page, visit }) => {
    const trade = new TradeInPage(page);
    visit.excuse(/\b500\b.*\/api\/miscellaneous|Failed to save valuation data/v);
    await page.route('**/api/miscellaneous', (route) => route.fulfill({ status: 500, json: {} }));
    const told = page.waitForEvent('console', (message) => message.text() === 'Failed to save valuation data');
    await trade.openCondition('everyday-cars', '/sell-my-car', 'DEMO00003');
    await trade.showEstimate.first().click();
    expect((await told).type()).toBe('error');
  },
);

test('sends a copy of each result to a dealer that stores them', { tag: '@TRADE-05' }, async ({ page }) => {
  const trade = new TradeInPage(page);
  const copy = page.waitForRequest('**/api/miscellaneous');
  await trade.openCondition('everyday-cars', '/sell-my-car', 'DEMO00003');
  await trade.showEstimate.first().click();
  expect((await copy).postDataJSON()).toMatchObject({
    column_name: 'valuation',
    offer_price: expect.any(Number),
    rego: 'DEMO00003',
  });
  expect((await (await copy).response())!.status()).toBe(200);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  for (const { dealer, path, by } of inMatrix<(typeof dealers)[number]>(...dealers)) {
    test(
      `values a car at ${dealer}: by hand, with marks, up to the accepted price`,
      { tag: ['@TRADE-01', '@TRADE-03', '@TRADE-06'] },
      async ({ page, visit }) => {
        const trade = new TradeInPage(page);
        visit.excuse(/\b422\b .*\/valuation\)?$/v);
        await trade.goto(dealer, path);
        await page.getByText('Enter your car’s details manually').click();
        const enter = trade.form('enter');
        await enter.getByRole('button').click();
        await expect(trade.alert).toContainText('Please enter the make.');
        await expect(page).toHaveTitle(/^Error: /);
        await trade.alert.getByRole('link', { name: 'Please enter the make.' }).click();
        await expect(page).toHaveURL(/#enter-make$/);
        await expect(enter.locator('#enter-make')).toBeInViewport();
        await enter.getByLabel('Year').fill(by[0]);
        await enter.getByLabel('Make').fill(by[1]);
        await enter.getByLabel('Model').fill(by[2]);
        await enter.getByRole('button').click();
        await trade.kilometres.fill('sixty');
        await trade.isMyCar.click();
        await expect(trade.alert).toContainText('whole number');
        await expect(trade.kilometres).toHaveValue('sixty');
        await trade.kilometres.fill('60 000');
        await trade.isMyCar.click();
        await expect(trade.heading('Walk around it and count the marks')).toBeVisible();
        await page.locator('input[name="alloys"]').fill('2');
        await takeScreenshot(page, `${dealer}-plain`);
        await trade.showEstimate.click();
        await expect(trade.work).toContainText('Including scuffed wheels: 2');
        await page.getByRole('link', { name: 'Accept and request an inspection' }).click();
        await trade.form('accept').getByLabel('First Name').fill('Robin');
        await trade.form('accept').getByLabel('Email Address').fill('robin@shopper.example');
        await trade.form('accept').getByRole('button').click();
        await expect(page).toHaveURL(/\/success\?form=trade-in/);
      },
    );
  }

  test(
    'offers an appraisal in place of a price for an old car, once its year is known',
    { tag: '@TRADE-04' },
    async ({ page }) => {
      const trade = new TradeInPage(page);
      await trade.goto('harbour-motors', '/trade-in');
      await trade.findByPlate('DEMO00007');
      await expect(trade.heading('We’d rather see this one in person')).toBeVisible();
      await takeScreenshot(page, 'refused');
      await page.getByRole('link', { name: 'Book an appraisal' }).click();
      await trade.form('appraise').getByLabel('First Name').fill('Robin');
      await trade.form('appraise').getByLabel('Mobile Number').fill('0491 570 156');
      await trade.form('appraise').getByRole('button').click();
      await expect(page).toHaveURL(/\/success\?form=trade-in/);
    },
  );

  test(
    'accepts a request for an appraisal on the first page',
    { tag: ['@TRADE-01', '@FORM-06'] },
    async ({ page, visit }) => {
      const trade = new TradeInPage(page);
      visit.excuse(/\b422\b .*\/valuation\)?$/v);
      await trade.goto('everyday-cars', '/sell-my-car');
      await page.getByText('Not sure? We can look at it').click();
      const ask = trade.form('appraise');
      await ask.getByRole('button').click();
      await expect(trade.alert).toContainText('Please enter your name.');
      await ask.getByLabel('First Name').fill('Robin');
      await ask.getByLabel('Mobile Number').fill('0491 570 156');
      await ask.getByRole('button').click();
      await expect(page).toHaveURL(/\/success\?form=trade-in/);
    },
  );
});
