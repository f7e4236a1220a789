import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reportPage } from '#src/generator/operator-report/page/report-page.ts';
import { reportOf } from '#src/generator/operator-report/report-of.ts';
import { aFailure, aSite, aState } from '../fixtures/dealer-states.ts';
import { day, now } from '../fixtures/vehicles.ts';
import { expect, test } from './shop.ts';
import { violations } from './violations.ts';

const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(now - (29 - index) * day).toISOString().slice(0, 10),
  onSale: 90 + (index % 7),
  rejected: index % 3,
}));
const unchanged = (slug: string, name: string, host: string) =>
  aState({
    slug,
    name,
    site: aSite({ days, facts: { name, host, town: 'Dubbo', changedAt: now - 9 * day, onSale: 40 } }),
  });
const states = [
  aState({ slug: 'alpha', name: 'Alpha Cars', site: aSite({ days, facts: { onSale: 200, state: 'VIC' } }) }),
  aState({
    slug: 'bravo',
    name: 'Bravo Cars',
    failure: aFailure({ kind: 'TenantError', message: 'settings.json: a comma is missing.' }),
  }),
  aState({ slug: 'charlie', name: 'Charlie Cars', site: null, failure: aFailure() }),
  ...Array.from({ length: 9 }, (_, index) => unchanged(`still-${index}`, `Still ${index}`, `host-${index}.example`)),
];
let folder: string;
let url: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
  const data = reportOf({ states, leads: { figures: null, reason: 'No database is configured.' }, run: null, now });
  await writeFile(join(folder, 'report.html'), reportPage(data, 'Australia/Sydney'));
  url = pathToFileURL(join(folder, 'report.html')).href;
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const visibleNames = 'tbody.dealer:not([hidden]) th button';

test(
  'filters dealers by text, state and problem, and keeps the filters in the URL',
  { tag: '@OPS-10' },
  async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('status')).toHaveText('12 of 12');
    await page.getByLabel('Find').fill('dubbo host-3');
    await expect(page.locator(visibleNames)).toHaveText([/Still 3/]);
    await page.getByLabel('Find').fill('no dealer says this');
    await expect(page.getByText('No dealer matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page.getByRole('status')).toHaveText('12 of 12');
    await expect(page.getByLabel('Find')).toBeFocused();
    await page.getByLabel('Problem').selectOption('failed');
    await page.reload();
    await expect(page.getByLabel('Problem')).toHaveValue('failed');
    await expect(page.locator(visibleNames)).toHaveText([/Bravo/, /Charlie/]);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: /^1 ok|ok Built/ }).click();
    await expect(page.locator(visibleNames)).toHaveText([/Alpha/]);
  },
);

test(
  'sorts by a column in descending, ascending and then worst-first order, with unknown values last',
  { tag: '@OPS-10' },
  async ({ page }) => {
    await page.goto(url);
    const head = page.getByRole('columnheader', { name: 'Stock, 30 days' });
    const first = page.locator(visibleNames).first();
    const last = page.locator(visibleNames).last();
    await expect(first).toContainText('Bravo');
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(first).toContainText('Alpha');
    await expect(last).toContainText('Charlie');
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(first).toContainText('Still');
    await expect(last).toContainText('Charlie');
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await expect(first).toContainText('Bravo');
  },
);

test('opens a dealer by keyboard, from the list of tasks and by its URL', { tag: '@OPS-10' }, async ({ page }) => {
  await page.goto(url);
  const opener = page.getByRole('button', { name: /^Alpha Cars/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#alpha tr.more')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('#alpha tr.more')).toBeHidden();
  await page.getByLabel('Find').fill('alpha');
  await page.locator('.need').getByRole('link', { name: 'Bravo Cars' }).click();
  await expect(page.locator('#bravo tr.more')).toContainText('a comma is missing');
  await expect(page.getByRole('button', { name: /^Bravo Cars/ })).toBeFocused();
  await page.goto('about:blank');
  await page.goto(`${url}#charlie`);
  await expect(page.locator('#charlie tr.more')).toContainText('./forecourt build charlie');
});

test(
  'shows eight tasks, all of them on request, and copies a command',
  { tag: '@OPS-10' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(url);
    await expect(page.locator('.need:visible')).toHaveCount(8);
    await page.getByRole('button', { name: 'Show all 13' }).click();
    await expect(page.locator('.need:visible')).toHaveCount(13);
    await page.getByRole('button', { name: /^Copy the command .*Bravo/ }).click();
    await expect(page.getByRole('button', { name: /^Copied.*Bravo/ })).toBeVisible();
  },
);

test('fits every screen, and is accessible on a phone and a desktop', { tag: '@OPS-10' }, async ({ page }) => {
  await page.goto(`${url}#bravo`);
  await expect(page.locator('#bravo tr.more')).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    const layoutOnly = width !== 390;
    expect(await violations(page, `the report at ${width}`, { layoutOnly })).toEqual([]);
  }
});

test('prints every task, without the filters', { tag: '@OPS-10' }, async ({ page }) => {
  await page.goto(url);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.need:visible')).toHaveCount(13);
  await expect(page.locator('.filters')).toBeHidden();
  await expect(page.locator('#_table th:visible')).not.toHaveCount(0);
  await expect(page.locator('#alpha td.wide').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows everything without scripts', { tag: '@OPS-10' }, async ({ page }) => {
    await page.goto(url);
    await expect(page.locator('#bravo tr.more')).toBeVisible();
    await expect(page.locator('.need:visible')).toHaveCount(13);
    await expect(page.locator('.filters')).toBeHidden();
  });
});
