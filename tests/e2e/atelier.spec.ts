/** What only the atelier template has: a filter that is a sentence, an index of the list, and two rooms. */
import { vehicleWith } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const site = (path: string) => siteUrl('merrin-vale', path);
/** Of a part: its ground, as the browser has worked it out. */
const ground = (element: Element) => getComputedStyle(element).backgroundColor;

test('SRCH-02 a word of the sentence opens its filters, leads on without scripts, and then says what is chosen', async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  ).newPage();
  await page.goto(site('/cars/'));
  await page.getByText('any shape', { exact: true }).click();
  await page
    .locator('.filter[open]')
    .getByRole('link', { name: /^Convertible/v })
    .click();
  await expect(page).toHaveURL(site('/search/convertible'));
  await expect(page.locator('.sentence .filter__pill--on .filter__word')).toHaveText('Convertible');
  await page.context().close();
});

test('REG-03 the list stands as an index too, by the keyboard and without scripts', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(site('/cars/'));
  const picture = page.locator('.card__photo').first();
  await expect(picture).toBeVisible();
  await page.getByRole('radio', { name: 'Plates' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Index' })).toBeChecked();
  await expect(picture).toBeHidden();
  await expect(page.locator('.card__price').first()).toBeVisible();
  await page.context().close();
});

for (const width of [390, 768, 1440]) {
  test(`CARD-03 at ${width} a car of the index still says that it is reserved, what it is and what it costs`, async ({
    browser,
  }) => {
    const page = await (
      await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } })
    ).newPage();
    await page.goto(site('/cars/'));
    await page.getByRole('radio', { name: 'Index' }).check();
    const reserved = page.locator('.card', { has: page.locator('.tag--reserved') }).first();
    await expect(reserved.locator('.tag')).toBeVisible();
    await expect(reserved.locator('.card__subtitle')).toBeVisible();
    const price = page.locator('.card__price', { hasText: 'Enquire for price' }).first();
    expect(await price.evaluate((element) => element.getClientRects()[0]!.height)).toBeLessThan(
      2 * (await price.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))),
    );
    await page.context().close();
  });
}

test('CONF-02 pictures stand in one room and forms in the other; on paper there is one room', async ({ page }) => {
  await withoutPhotos(page);
  await page.goto(site('/contact'));
  const studio = page.locator('body'),
    paper = page.locator('[data-room="page"]').first();
  expect(await studio.evaluate(ground)).toBe('rgb(20, 18, 15)');
  expect(await paper.evaluate(ground)).toBe('rgb(241, 235, 224)');
  await page.emulateMedia({ media: 'print' });
  for (const room of [studio, paper]) expect(await room.evaluate(ground)).toBe('rgb(255, 255, 255)');
});

test('REG-03 nothing comes up out of the dark for a shopper who wants less motion', async ({ page }) => {
  await withoutPhotos(page);
  const motion = () =>
    page
      .locator('.card__media img')
      .first()
      .evaluate((element) => getComputedStyle(element).animationName);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(site('/'));
  expect(await motion()).toBe('rise');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('none');
});

test('CONF-02 where a shopper’s own colours rule, the chosen view, the page in the menu and the icons are still told', async ({
  page,
}) => {
  await withoutPhotos(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(site('/cars/'));
  const line = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await line('.views :checked + span')).toBe('underline');
  expect(await line('.views :not(:checked) + span')).toBe('none');
  expect(await line('.menu__drop:has([aria-current]) > summary')).toBe('underline');
  expect(await line('.menu__drop:not(:has([aria-current])) > summary')).toBe('none');
  const colour = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).color);
  expect(await colour('.search-input--go svg')).toBe(await colour('.search-input--go button'));
});

test('RES-06 a reserve button that leads nowhere any more looks like one', async ({ page }) => {
  await withoutPhotos(page);
  await page.goto(site(vehicleWith('merrin-vale', 'data-reserve')));
  const button = page.locator('a.button[data-reserve]:visible').first();
  const before = await button.evaluate(ground);
  await button.evaluate((link) => link.setAttribute('aria-disabled', 'true'));
  await expect(button).toHaveCSS('cursor', 'not-allowed');
  await expect.poll(() => button.evaluate(ground)).not.toBe(before);
});

test('WATCH-01 a toast is told apart from the room it lies over', async ({ page, context }) => {
  await withoutPhotos(page);
  await context.grantPermissions(['clipboard-write']);
  await page.goto(site(vehicleWith('merrin-vale', 'data-reserve')));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  const [own, paper] = await Promise.all([toast.evaluate(ground), page.locator('.file').evaluate(ground)]);
  expect(own).not.toBe(paper);
});
