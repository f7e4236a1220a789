/** Puppeteer over WebDriver BiDi. */
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Tab, Target } from './tab.ts';
import { clickablePoint, waitForText } from './waiting.ts';

export async function openFirefox(executablePath: string, env: NodeJS.ProcessEnv): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env: env as Record<string, string>,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-AU',
      // Overlay scrollbars, as on a phone, leave the page its full width.
      'ui.useOverlayScrollbars': 1,
      // Frames per second; the CPU renders them.
      'layout.frame_rate': 15,
    },
  });
  const page = await browser.newPage();

  async function find({ css, text }: Target): Promise<ElementHandle> {
    const handle = await page.evaluateHandle((...args) => walk.find(...args), css, text ?? null);
    return handle.asElement() as ElementHandle;
  }

  const tab: Tab = {
    async open(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    async click(target) {
      const { x, y } = await clickablePoint(tab, target);
      await page.mouse.click(x, y);
    },
    async type(target, text) {
      await clickablePoint(tab, target);
      const field = await find(target);
      await field.evaluate((element) => {
        (element as HTMLInputElement).focus();
        (element as HTMLInputElement).select();
      });
      await field.type(text);
      await waitForText(tab, target, text);
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    setViewport: (size) => page.setViewport(size),
    consoleErrors: () => page.evaluate(() => walk.errors()),
    async screenshot(file) {
      await page.screenshot({ path: file as `${string}.png` });
    },
    close: () => browser.close(),
  };
  return tab;
}
