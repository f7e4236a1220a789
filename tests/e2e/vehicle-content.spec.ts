import { violations } from './violations.ts';
import { vehicleWith } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

/** A vehicle page for sale that holds all of these, without its photos. */
const tabs = () =>
  siteUrl(
    'harbour-motors',
    vehicleWith('harbour-motors', 'class="finance-from"', 'class="calculator"', 'id="features"'),
  );

test.beforeEach(async ({ page }) => {
  await withoutPhotos(page);
});

test('VDP-01 tabs change by press and by arrow keys, and their address opens them', async ({ page }) => {
  await page.goto(tabs());
  const list = page.getByRole('tablist');
  await expect(list.getByRole('tab', { name: 'Dealer Comments' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.tabs__panel:not([hidden])')).toHaveCount(1);
  await list.getByRole('tab', { name: 'Features' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Features' })).toBeVisible();
  await expect(page).toHaveURL(/#features$/v);
  await page.keyboard.press('ArrowLeft');
  await expect(list.getByRole('tab', { name: "What's Included" })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: "What's Included" })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'Protect Your Car' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Dealer Comments' })).toBeVisible();
  await page.goto(`${tabs()}#features`);
  await expect(page.getByRole('tabpanel', { name: 'Features' })).toBeInViewport();
});

for (const dealer of ['harbour-motors', 'southern-cross-caravans'] as const) {
  test(`VDP-01 at ${dealer} a row of tabs that is wider than a phone fades where more follows, and nowhere else`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(dealer, vehicleWith(dealer, '<section-tabs', 'id="features"', 'id="included"')));
    const row = page.locator('.tabs__list');
    const fades = () =>
      row.evaluate((element) =>
        ['--more-before', '--more-after'].map((name) =>
          Math.round(Number.parseFloat(getComputedStyle(element).getPropertyValue(name))),
        ),
      );
    expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth + 80)).toBe(true);
    await expect.poll(fades).toEqual([0, 40]);
    await row.evaluate((element) => element.scrollTo(60, 0));
    await expect.poll(fades).toEqual([40, 40]);
    await row.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await expect.poll(fades).toEqual([40, 0]);
    if (dealer === 'harbour-motors') return;
    // Here a wide screen has room for all of them.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(fades).toEqual([0, 0]);
  });
}

test('VDP-01 a fold opens by its address and by a link of the page, and print shows all but what is done on a screen', async ({
  page,
}) => {
  await page.goto(tabs());
  const calculator = page.locator('#calculator');
  await expect(calculator).toBeHidden();
  await page.getByRole('link', { name: 'Work out your own' }).click();
  await expect(calculator).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  const onScreen = '#reserve, #protect';
  await expect(page.locator('.tabs__panel').and(page.locator(onScreen))).not.toHaveCount(0);
  for (const panel of await page.locator('.tabs__panel').all())
    await expect(panel.locator('h2')).toBeVisible({
      visible: !(await panel.evaluate((one, names) => one.matches(names), onScreen)),
    });
  await expect(page.locator('.specifications').first()).toBeVisible();
});

test('VDP-01 without a script every text can be read', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(tabs());
  for (const panel of await page.locator('.tabs__panel').all()) await expect(panel.locator('h2')).toBeVisible();
  await page.locator('summary', { hasText: 'Finance calculator' }).click();
  await expect(page.locator('.calculator__result')).toContainText(/per week/v);
  await expect(page.locator('.calculator__fields')).toBeHidden();
  await page.context().close();
});

test('FIN-03 the calculator counts what is typed, and says what is wrong beside its field', async ({ page }) => {
  await page.goto(`${tabs()}#calculator`);
  const result = page.locator('.calculator__result');
  const before = await result.locator('.rates b').first().textContent();
  await page.getByLabel('Deposit, $').fill('0');
  await expect(result.locator('.rates b').first()).not.toHaveText(before!);
  await expect(result).toContainText('per week');
  // Said once, in one sentence, after a pause: the figures are no live region themselves.
  const said = page.locator('.calculator [role="status"]');
  await expect(said).toHaveText(/^Repayment \$[\d.,]+ per week$/v);
  await expect(result.locator('[role="status"]')).toHaveCount(0);
  await expect(result).not.toHaveAttribute('role', 'status');
  await page.getByLabel('Deposit, $').fill('1e3');
  await expect(page.getByLabel('Deposit, $')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Deposit, $').fill('0');
  await page.getByText('Monthly', { exact: true }).click();
  await expect(result).toContainText('per month');
  await page.getByLabel('Rate, % a year').fill('6');
  // LAW-02: a rate that no lender offers has no comparison rate, and is not repeated as a result.
  await expect(result.locator('.rates dt')).toHaveText(['Repayment']);
  await expect(result.locator('.calculator__basis').first()).toContainText('An example at the rate you entered');
  await page.getByLabel('Deposit, $').fill('9,000,000');
  await expect(page.getByLabel('Deposit, $')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Deposit, $')).toHaveAccessibleDescription(/below the price of \$/v);
  await expect(result.locator('.rates b').first()).toHaveText('–');
  expect(await violations(page, 'calculator with an error')).toEqual([]);
  await page.getByLabel('Deposit, $').fill('1000');
  await expect(page.getByLabel('Deposit, $')).not.toHaveAttribute('aria-invalid');
  await expect(result.locator('.rates b').first()).toHaveText(/^\$\d/v);
});

test('FIN-03 LAW-02 the calculator names the figure of the example at its deposit, also after another', async ({
  page,
}) => {
  await page.goto(`${tabs()}#calculator`);
  const example = await page.locator('.finance-from .rates b').first().textContent();
  const amount = page.locator('.calculator__result .rates b').first();
  const deposit = page.getByLabel('Deposit, $');
  await expect(amount).toHaveText(example!);
  const start = await deposit.inputValue();
  await deposit.fill('0');
  await expect(amount).not.toHaveText(example!);
  await expect(page.locator('.calculator__basis').last()).not.toContainText('quotes it');
  await deposit.fill(start);
  await expect(amount).toHaveText(example!);
  await expect(page.locator('.calculator__basis').last()).toContainText('as Quayside Finance quotes it');
});

test('LAW-02 rate, comparison rate and repayment are equally large, and the warning is in sight', async ({ page }) => {
  await page.goto(tabs());
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = await page.locator('.finance-from .rates b').evaluateAll((elements) =>
      elements.map((element) => {
        const { fontSize, fontWeight, color, opacity } = getComputedStyle(element);
        return [fontSize, fontWeight, color, opacity].join(' ');
      }),
    );
    expect(sizes.length).toBe(3);
    expect(new Set(sizes).size, `${width}`).toBe(1);
    await expect(page.getByText(/WARNING: This comparison rate/v).first()).toBeVisible();
  }
});

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(`LAW-02 at ${dealer} interest and comparison rate stand side by side from 320 pixels on, and no amount breaks`, async ({
    page,
  }) => {
    await page.goto(`${siteUrl(dealer, vehicleWith(dealer, 'class="finance-from"', 'class="calculator"'))}#calculator`);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const place of ['.finance-from', '.calculator__result']) {
        const boxes = await page.locator(`${place} .rates dd`).evaluateAll((elements) =>
          elements.map((element) => {
            const { top, right, left } = element.getBoundingClientRect();
            const range = document.createRange();
            range.selectNodeContents(element);
            return {
              top: Math.round(top),
              left,
              lines: new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size,
              isInside: right <= document.documentElement.clientWidth && element.scrollWidth <= element.clientWidth + 1,
            };
          }),
        );
        expect(
          boxes.map(({ isInside }) => isInside),
          `${place} ${width}`,
        ).toEqual([true, true, true]);
        expect(boxes[2]?.top, `${place} ${width}`).toBe(boxes[1]?.top);
        expect(boxes[2]!.left, `${place} ${width}`).toBeGreaterThan(boxes[1]!.left);
        expect(
          boxes.map(({ lines }) => lines),
          `${place} ${width}`,
        ).toEqual([1, 1, 1]);
      }
    }
  });
}

test('FIN-04 a page built last month names no day that is past', async ({ page }) => {
  await page.clock.setFixedTime('2027-02-10T23:30:00+11:00');
  await page.goto(tabs());
  await expect(page.locator('[data-offer-zone]').first()).toHaveText(
    'An offer made on 10 February 2027 is valid to 10 March 2027.',
  );
});

test('VDP-08 a dismissed banner stays away, and a window opens and closes by the clock', async ({ page }) => {
  const path = vehicleWith('harbour-motors', 'data-banner="cx60-banner"');
  await page.goto(siteUrl('harbour-motors', path));
  const own = page.locator('[data-banner="cx60-banner"]');
  await expect(own).toBeVisible();
  await page.clock.setFixedTime('2026-12-05T15:00:00+11:00');
  await page.reload();
  await expect(own).toBeHidden();
  await expect(page.locator('[data-promo-banner]')).toBeVisible();
  await page.getByRole('button', { name: 'Hide these' }).click();
  await expect(page.locator('[data-promo-banner]')).toBeHidden();
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[data-promo-banner]')).toBeHidden();
});

test('VDP-08 a promise tells its terms, and Escape closes them', async ({ page }) => {
  await page.goto(tabs());
  await page.locator('.promises-set li > button').first().click();
  const dialog = page.locator('.tile-dialog').first();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

for (const dealer of [
  'harbour-motors',
  'everyday-cars',
  'apex-motorcycles',
  'southern-cross-caravans',
  'lakeside-auto',
] as const) {
  test(`VDP-01 REG-03 what a vehicle page of ${dealer} says can be used by everyone with all of it open`, async ({
    page,
  }) => {
    await page.goto(siteUrl(dealer, vehicleWith(dealer, 'class="fold"')));
    const found: string[] = [];
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLDetailsElement>('main details')) one.open = true;
    });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      // What lies under a bar that stays in sight counts as too small.
      await page.evaluate(() => scrollTo(0, 0));
      found.push(...(await violations(page, `tab ${await tab.textContent()}`)));
    }
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      found.push(...(await violations(page, `all open at ${width}`)));
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0);
    }
    expect(found).toEqual([]);
  });
}

test('VDP-10 a panel that a press leads to has no ring of focus, and the keyboard stops there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    siteUrl('southern-cross-caravans', `${vehicleWith('southern-cross-caravans', 'id="features"')}#features`),
  );
  const panel = page.getByRole('tabpanel', { name: 'Features' });
  await expect(panel).toBeVisible();
  await expect(panel).not.toBeFocused();
  await page.getByRole('tab', { name: 'Features' }).focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
});
