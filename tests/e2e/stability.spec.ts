import { dealerOfEachTemplate, modelPath, vehiclePath } from './dealers.ts';
import { timeLimit } from '../support/time-limit.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

declare global {
  interface Window {
    shifts: number;
    largest: { share: number; loading: string | null; src: string } | null;
  }
}

for (const dealer of dealerOfEachTemplate) {
  test(
    `shifts nothing on ${dealer} while it loads, and loads its largest image immediately`,
    { tag: ['@REG-03'] },
    async ({ page }) => {
      await page.addInitScript(() => {
        window.shifts = 0;
        window.largest = null;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) window.shifts += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          const { element, size } = list.getEntries().at(-1) as PerformanceEntry & {
            element: Element | null;
            size: number;
          };
          if (element)
            window.largest = {
              share: size / (innerWidth * innerHeight),
              loading: element.getAttribute('loading'),
              src: element.getAttribute('src') ?? element.className,
            };
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      // Simulates slow fonts, as on a phone.
      await page.route('**/*.woff2', async (route) => {
        if (page.viewportSize()!.width < 768) await new Promise((later) => setTimeout(later, 600));
        await route.continue();
      });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of ['/', '/cars/', modelPath(dealer), vehiclePath(dealer), '/dealerships']) {
          await page.goto(siteUrl(dealer, path), { waitUntil: 'load' });
          const shifts = await page.evaluate(async () => {
            await document.fonts.ready;
            // The largest image may not be painted yet while a smaller one is.
            await Promise.all(
              [...document.images]
                .filter(({ loading }) => loading !== 'lazy')
                .map((image) => image.decode().catch(() => undefined)),
            );
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            return window.shifts;
          });
          expect(shifts, `${path} at ${width}`).toBeLessThan(0.02);
          // Polls, because the browser reports the largest image late. With much text, it may be a tile of a few per
          // cent.
          await expect
            .poll(
              () =>
                page.evaluate(() =>
                  window.largest && window.largest.share > 0.04 && window.largest.loading === 'lazy'
                    ? window.largest.src
                    : null,
                ),
              { message: `${path} at ${width}`, timeout: timeLimit(20_000) },
            )
            .toBeNull();
        }
      }
    },
  );
}
