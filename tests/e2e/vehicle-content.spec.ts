import { inMatrix, vehicleWith, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';
import { violations } from './violations.ts';

const tabs = () =>
  siteUrl(
    'harbour-motors',
    vehicleWith('harbour-motors', 'class="finance-from"', 'class="calculator"', 'id="features"'),
  );

test.beforeEach(async ({ page }) => {
  await withoutPhotos(page);
});

test('switches tabs by click, arrow keys and URL', { tag: '@VDP-01' }, async ({ page }) => {
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
  test(
    `fades a row of tabs at ${dealer} on a phone only where more tabs follow`,
    { tag: '@VDP-01' },
    async ({ page }) => {
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
      // All tabs fit on a wide screen.
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(fades).toEqual([0, 0]);
    },
  );
}

test('opens a collapsed section from a link on the page, and prints all text', { tag: '@VDP-01' }, async ({ page }) => {
  await page.goto(tabs());
  const calculator = page.locator('#calculator');
  await expect(calculator).toBeHidden();
  await page.getByRole('link', { name: 'Work out your own' }).click();
  await expect(calculator).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  // Paper can't reserve a car or add protection.
  const onScreen = '#reserve, #protect';
  await expect(page.locator('.tabs__panel').and(page.locator(onScreen))).not.toHaveCount(0);
  for (const panel of await page.locator('.tabs__panel').all())
    await expect(panel.locator('h2')).toBeVisible({
      visible: !(await panel.evaluate((one, names) => one.matches(names), onScreen)),
    });
  await expect(page.locator('.specifications').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('shows all text without scripts', { tag: '@VDP-01' }, async ({ page }) => {
    await page.goto(tabs());
    for (const panel of await page.locator('.tabs__panel').all()) await expect(panel.locator('h2')).toBeVisible();
    await page.locator('summary', { hasText: 'Finance calculator' }).click();
    await expect(page.locator('.calculator__result')).toContainText(/per week/v);
    await expect(page.locator('.calculator__fields')).toBeHidden();
  });
});

test(
  'calculates repayments that match the example at its deposit, and shows errors beside their field',
  { tag: ['@FIN-03', '@LAW-02'] },
  async ({ page }) => {
    await page.goto(`${tabs()}#calculator`);
    const result = page.locator('.calculator__result');
    const amount = result.locator('.rates b').first();
    const deposit = page.getByLabel('Deposit ($)');
    await test.step('shows the example’s repayment at its deposit again after a different deposit', async () => {
      const example = await page.locator('.finance-from .rates b').first().textContent();
      await expect(amount).toHaveText(example!);
      const start = await deposit.inputValue();
      await deposit.fill('0');
      await expect(amount).not.toHaveText(example!);
      await expect(page.locator('.calculator__basis').last()).not.toContainText('quotes it');
      await deposit.fill(start);
      await expect(amount).toHaveText(example!);
      await expect(page.locator('.calculator__basis').last()).toContainText('as quoted by Quayside Finance');
    });
    await test.step('announces a new repayment only once, in one sentence', async () => {
      const before = await amount.textContent();
      await deposit.fill('0');
      await expect(amount).not.toHaveText(before!);
      await expect(result).toContainText('per week');
      await expect(page.locator('.calculator [role="status"]')).toHaveText(/^Repayment \$[\d.,]+ per week$/v);
      await expect(result.locator('[role="status"]')).toHaveCount(0);
      await expect(result).not.toHaveAttribute('role', 'status');
    });
    await test.step('hides the comparison rate for a rate that no lender offers', async () => {
      await deposit.fill('1e3');
      await expect(deposit).toHaveAttribute('aria-invalid', 'true');
      await deposit.fill('0');
      await page.getByText('Monthly', { exact: true }).click();
      await expect(result).toContainText('per month');
      await page.getByLabel('Interest rate (% p.a.)').fill('6');
      await expect(result.locator('.rates dt')).toHaveText(['Repayment']);
      await expect(result.locator('.calculator__basis').first()).toContainText('An example at the rate you entered');
    });
    await test.step('explains that the deposit must be below the price', async () => {
      await deposit.fill('9,000,000');
      await expect(deposit).toHaveAttribute('aria-invalid', 'true');
      await expect(deposit).toHaveAccessibleDescription(/below the price of \$/v);
      await expect(amount).toHaveText('–');
      expect(await violations(page, 'calculator with an error')).toEqual([]);
      await deposit.fill('1000');
      await expect(deposit).not.toHaveAttribute('aria-invalid');
      await expect(amount).toHaveText(/^\$\d/v);
    });
  },
);

test(
  'shows the rate, comparison rate and repayment at the same size, with the warning',
  { tag: '@LAW-02' },
  async ({ page }) => {
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
  },
);

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(
    `shows the interest and comparison rates at ${dealer} side by side from 320 px, each on one line`,
    { tag: '@LAW-02' },
    async ({ page }) => {
      await page.goto(
        `${siteUrl(dealer, vehicleWith(dealer, 'class="finance-from"', 'class="calculator"'))}#calculator`,
      );
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
                isInside:
                  right <= document.documentElement.clientWidth && element.scrollWidth <= element.clientWidth + 1,
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
    },
  );
}

test('does not show past dates on a page built last month', { tag: '@FIN-04' }, async ({ page }) => {
  await page.clock.setFixedTime('2027-02-10T23:30:00+11:00');
  await page.goto(tabs());
  await expect(page.locator('[data-offer-zone]').first()).toHaveText(
    'An offer made on 10 February 2027 is valid until 10 March 2027.',
  );
});

test('shows a banner between its dates, and keeps a dismissed one hidden', { tag: '@VDP-08' }, async ({ page }) => {
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

test('opens the terms of a promise, and closes them with Escape', { tag: '@VDP-08' }, async ({ page }) => {
  await page.goto(tabs());
  await page.locator('.promises-set li > button').first().click();
  const dialog = page.locator('.tile-dialog').first();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/** The folds of two templates, and the second's tabs. */
const everyText = [
  'harbour-motors',
  'everyday-cars',
  ...inMatrix<Dealer>('southern-cross-caravans', 'apex-motorcycles', 'lakeside-auto'),
] as const satisfies readonly Dealer[];
for (const [index, dealer] of everyText.entries()) {
  test(
    `keeps a vehicle page at ${dealer} accessible with every tab and collapsible section open`,
    { tag: ['@VDP-01', '@REG-03'] },
    async ({ page }) => {
      await page.goto(siteUrl(dealer, vehicleWith(dealer, 'class="fold"')));
      const found: string[] = [];
      await page.evaluate(() => {
        for (const one of document.querySelectorAll<HTMLDetailsElement>('main details')) one.open = true;
      });
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        // Axe misjudges controls under the sticky bar.
        await page.evaluate(() => scrollTo(0, 0));
        found.push(...(await violations(page, `tab ${await tab.textContent()}`, { layoutOnly: true })));
      }
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => scrollTo(0, 0));
        const layoutOnly = index > 0 || width > 390;
        found.push(...(await violations(page, `all open at ${width}`, { layoutOnly })));
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0);
      }
      expect(found).toEqual([]);
    },
  );
}

test('moves the focus to an opened panel for keyboard users only', { tag: '@VDP-10' }, async ({ page }) => {
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
