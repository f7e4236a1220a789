/** A form that asks where: times follow the place that is chosen, and go on as far as that place takes them. */
import type { Page } from '@playwright/test';
import { vehiclePath } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const dealer = 'ironbark-ford';
const path = vehiclePath(dealer);
const form = (page: Page) => page.locator('form[data-form="enquiry"]');
const day = (page: Page, date: string) => form(page).locator(`[name="slot_day"][value="${date}"]`);
const values = (page: Page) =>
  form(page)
    .locator('[name="slot_day"]:enabled')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

const slot = (date: string, hour: string) => ({
  starts_at: `${date}T${hour}:00+11:00`,
  ends_at: `${date}T${hour}:30+11:00`,
  date,
  time: hour,
});
const offered: Record<string, { name: string; first: string[]; later: string[] }> = {
  gunnedah: { name: 'Gunnedah', first: ['2026-11-20', '2026-11-21'], later: ['2026-12-05'] },
  tamworth: { name: 'Tamworth', first: ['2026-11-21', '2026-11-24'], later: [] },
};

/** The page of a vehicle that stands nowhere: its form asks for the place, as for a vehicle whose feed names none. */
async function open(page: Page, asked: string[]): Promise<void> {
  await withoutPhotos(page);
  await page.route(`**${path}`, async (route) => {
    const { host, port, pathname } = new URL(route.request().url());
    // The browser knows the names of localhost, the test runner's machine may not.
    const answer = await route.fetch({
      url: `http://127.0.0.1:${port}${pathname}`,
      headers: { ...route.request().headers(), host },
    });
    const list =
      '<div class="form__half"><label class="label" for="ask-location_id">Location</label><select class="input" id="ask-location_id" name="location_id"><option value="">Choose</option><option value="gunnedah">Gunnedah</option><option value="tamworth">Tamworth</option></select></div>';
    const html = (await answer.text())
      .replace(/<input type="hidden" form="ask" name="location_id"[^>]*>/, '')
      .replace(/(?=<div><label class="label" for="ask-message">)/, list);
    await route.fulfill({ response: answer, body: html });
  });
  await page.route('**/api/test-drive-appointments?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const place = offered[searchParams.get('location') ?? ''] ?? offered['gunnedah']!;
    const from = searchParams.get('from');
    asked.push(`${searchParams.get('location') ?? ''} ${from ?? 'first'}`);
    await route.fulfill({
      json: {
        slots: (from === null ? place.first : place.later).map((date) => slot(date, '09:00')),
        location: 'here',
        location_name: place.name,
        time_zone: 'Australia/Sydney',
        minutes: 30,
        from: from ?? '2026-11-20',
        until: '2026-12-10',
      },
    });
  });
  await page.goto(siteUrl(dealer, path));
  const fold = page.locator('main details.fold', { has: form(page) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  await form(page).getByLabel('Location').selectOption('gunnedah');
  await page.locator('a[href="#test-drive"]:visible').first().click();
  await expect(form(page).locator('.slots')).toBeVisible();
}

for (const width of [390, 1440]) {
  test(`FORM-06 FORM-09 at ${width} px another place has its own days, a day that both have stays, and its list goes on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const asked: string[] = [];
    await open(page, asked);
    await expect.poll(() => values(page)).toEqual(['2026-11-20', '2026-11-21']);
    await day(page, '2026-11-21').press('Space');
    await form(page).getByLabel('Location').selectOption('tamworth');
    await expect.poll(() => values(page)).toEqual(['2026-11-21', '2026-11-24']);
    await expect(day(page, '2026-11-21')).toBeChecked();
    await expect(form(page).getByText('Times at Tamworth.')).toBeVisible();
    await form(page).getByLabel('Location').selectOption('gunnedah');
    await expect.poll(() => values(page)).toEqual(['2026-11-20', '2026-11-21']);
    await form(page).getByRole('button', { name: 'Show later days' }).click();
    await expect.poll(() => values(page)).toEqual(['2026-11-20', '2026-11-21', '2026-12-05']);
    await expect(form(page).getByText('Days until Saturday 5 December are shown now.')).toBeVisible();
    await expect(day(page, '2026-11-21')).toBeChecked();
    await expect(form(page).locator('.slots')).toBeFocused();
    if (process.env.LOOK) await form(page).screenshot({ path: `${process.env.LOOK}/booking-${width}.png` });
    expect(asked.slice(0, 4)).toEqual(['gunnedah first', 'tamworth first', 'gunnedah first', 'gunnedah 2026-12-04']);
  });
}
