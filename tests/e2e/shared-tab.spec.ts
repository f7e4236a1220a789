import { SharedTab } from './shared-tab.ts';
import { expect, test } from './shop.ts';
import { siteUrl } from './site-url.ts';

test('opens each page in a shared tab as on a first visit', async ({ browser, viewport }) => {
  const tab = new SharedTab();
  const first = await tab.enter(browser, viewport!);
  await first.route('**/about-us', (route) => route.abort());
  await first.setViewportSize({ width: 390, height: 844 });
  await first.emulateMedia({ media: 'print' });
  await first.goto(siteUrl('harbour-motors', '/accessibility'));
  await first.evaluate(() => {
    localStorage.setItem('left', 'here');
    sessionStorage.setItem('left', 'here');
    document.cookie = 'left=here';
    addEventListener('pagehide', () => localStorage.setItem('left late', 'here'));
    setInterval(() => {
      throw new Error('an error of the first page');
    }, 1);
  });
  await tab.leave();

  const second = await tab.enter(browser, viewport!);
  const errors: string[] = [];
  second.on('pageerror', ({ message }) => errors.push(message));
  const answer = await second.goto(siteUrl('harbour-motors', '/about-us'));
  expect(answer?.status()).toBe(200);
  expect(second.viewportSize()).toEqual(viewport);
  expect(
    await second.evaluate(() => ({
      local: [localStorage.getItem('left'), localStorage.getItem('left late')],
      session: sessionStorage.getItem('left'),
      cookie: document.cookie,
      isPrinted: matchMedia('print').matches,
    })),
  ).toEqual({ local: [null, null], session: null, cookie: '', isPrinted: false });
  expect(errors).toEqual([]);
  await tab.close();
});
