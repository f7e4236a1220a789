/** Pages on paper; what holds for every page is in every-page.spec.ts. */
import { siteOf, type Dealer } from './dealers.ts';
import { expect, test, withoutPhotos } from './shop.ts';
import { siteUrl } from './site-url.ts';

const templates: Dealer[] = ['harbour-motors', 'everyday-cars', 'merrin-vale'];

for (const dealer of templates) {
  test(
    `prints every location of ${dealer} on the contact page, with its full phone number`,
    { tag: ['@PAGE-01', '@LOC-01'] },
    async ({ page }) => {
      await page.goto(siteUrl(dealer, '/contact'));
      await page.emulateMedia({ media: 'print' });
      const places = page.locator('main .place');
      const count = siteOf(dealer).page('/contact').querySelectorAll('main .place').length;
      await expect(places.filter({ visible: true })).toHaveCount(count);
      for (const one of await places.all())
        await expect(one.locator('[data-phone], [href^="tel:"]').first()).toBeVisible();
    },
  );
}

test('prints the facts of a card without cutting the odometer', { tag: ['@CARD-07', '@PAGE-01'] }, async ({ page }) => {
  for (const dealer of templates) {
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

test('leaves out the large mood pictures of a dark template', { tag: ['@CONF-02'] }, async ({ page }) => {
  for (const path of ['/', '/about-us', '/special-offers', '/locations/abbotsford']) {
    await page.goto(siteUrl('merrin-vale', path));
    await page.emulateMedia({ media: 'print' });
    const wide = await page
      .locator('main img:visible')
      .evaluateAll((images) => images.filter((image) => image.getBoundingClientRect().width > innerWidth / 2).length);
    expect(wide, path).toBe(0);
  }
});
