/** CARD-07 PAGE-01: every kind of page as a sheet of paper. */
import { siteOf, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const templates: [Dealer, place: string][] = [
  ['harbour-motors', '/locations/artarmon'],
  ['everyday-cars', '/locations/penrith'],
  ['merrin-vale', '/locations/abbotsford'],
];
const pages = ['/', '/cars/', '/contact', '/dealerships', '/special-offers', '/about-us', '/service', '/no-such-page'];
const pressed = 'main :is(form, button, input, select, nav, .button:not([data-phone], [href^="tel:"]))';

for (const [dealer, place] of templates) {
  for (const path of [...pages, place])
    test(`CARD-07 PAGE-01 nothing to press or to fill in is printed, and every heading has its text: ${dealer} ${path}`, async ({
      page,
    }) => {
      await withoutPhotos(page);
      await page.goto(siteUrl(dealer, path));
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator(pressed).filter({ visible: true })).toHaveCount(0);
      const bare = await page
        .locator('main :is(.page-form, .section, .leaf):visible')
        .evaluateAll((sections) =>
          (sections as HTMLElement[])
            .map((section) => [section.querySelector('h2')?.innerText.trim(), section.innerText.trim()])
            .flatMap(([heading, text]) => (heading === text ? [heading] : [])),
        );
      expect(bare).toEqual([]);
      await expect(page.locator('.footer').getByText(/ABN/).first()).toBeVisible();
    });

  test(`PAGE-01 LOC-01 the contact page of ${dealer} prints every place with its whole number and hours`, async ({
    page,
  }) => {
    await page.goto(siteUrl(dealer, '/contact'));
    await page.emulateMedia({ media: 'print' });
    const places = page.locator('main .place');
    const count = siteOf(dealer).page('/contact').querySelectorAll('main .place').length;
    await expect(places.filter({ visible: true })).toHaveCount(count);
    for (const one of await places.all())
      await expect(one.locator('[data-phone], [href^="tel:"]').first()).toBeVisible();
  });
}

test('CARD-07 PAGE-01 the facts of a card are printed whole: nothing is cut from the odometer', async ({ page }) => {
  for (const [dealer] of templates) {
    await withoutPhotos(page);
    await page.goto(siteUrl(dealer, '/cars/'));
    await page.emulateMedia({ media: 'print' });
    const cut = await page.locator('.card__facts:visible').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const from = /inset\([^\)]* ([\d.]+)px\)/v.exec(getComputedStyle(list).clipPath)?.[1] ?? '0';
        const range = document.createRange();
        range.selectNodeContents(list.firstElementChild!);
        return range.getBoundingClientRect().left < list.getBoundingClientRect().left + Number(from) - 1
          ? [list.textContent]
          : [];
      }),
    );
    expect(cut, dealer).toEqual([]);
  }
});

test('CONF-02 paper is not black with the pictures of a dark room that only set the mood', async ({ page }) => {
  for (const path of ['/', '/about-us', '/special-offers', '/locations/abbotsford']) {
    await page.goto(siteUrl('merrin-vale', path));
    await page.emulateMedia({ media: 'print' });
    const wide = await page
      .locator('main img:visible')
      .evaluateAll((images) => images.filter((image) => image.getBoundingClientRect().width > innerWidth / 2).length);
    expect(wide, path).toBe(0);
  }
});
