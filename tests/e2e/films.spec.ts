import { violations } from './violations.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

const about = () => siteUrl('far-photos', '/about-us');
const player = 'https://www.youtube-nocookie.com/**';

for (const width of [390, 1440]) {
  test(
    `plays a YouTube video after a click at ${width} px, sandboxed, in place of its image`,
    { tag: '@PAGE-01' },
    async ({ page, visit }) => {
      visit.excuse(/youtube/v);
      const asked: string[] = [];
      await page.route(player, async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<h1>Now playing</h1>' });
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(about());
      const film = page.locator('film-player');
      const press = film.getByRole('button', { name: 'Play via YouTube' });
      await press.scrollIntoViewIfNeeded();
      await expect(film).toContainText('YouTube will know you’re watching once you press play.');
      const before = (await press.boundingBox())!;
      expect(asked).toEqual([]);
      expect(await violations(page, 'before the press')).toEqual([]);
      await press.focus();
      await page.keyboard.press('Space');
      const frame = film.locator('iframe');
      await expect(frame.contentFrame().getByRole('heading', { name: 'Now playing' })).toBeVisible();
      await expect(frame).toBeFocused();
      await expect(frame).toHaveAttribute('title', 'A walk around the yard');
      const sandbox = (await frame.getAttribute('sandbox'))!.split(' ');
      expect(sandbox.filter((word) => word.startsWith('allow-top-navigation'))).toEqual([]);
      expect(asked).toEqual([expect.stringContaining('/embed/FarPhotos01?autoplay=1')]);
      const after = (await frame.boundingBox())!;
      expect([Math.round(after.width), Math.round(after.height)]).toEqual([
        Math.round(before.width),
        Math.round(before.height),
      ]);
      await expect(film.getByRole('link', { name: 'Watch it on YouTube' })).toBeVisible();
      expect(await violations(page, 'while it plays')).toEqual([]);
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('links to a YouTube video without scripts', { tag: '@PAGE-01' }, async ({ page }) => {
    await page.goto(about());
    const link = page.getByRole('link', { name: 'Play via YouTube' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=FarPhotos01');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
