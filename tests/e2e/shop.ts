/** A shopper's visit: the clock of the build unless a test moves it, and nothing may fail on the way. */
import { test as base, expect, type Page } from '@playwright/test';
import { builtAt } from '../support/built-at.ts';

export interface Visit {
  /** What went wrong in the browser so far. */
  problems: string[];
}

function collect(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) problems.push(`request to ${hostname}`);
  });
}

/**
 * A page that was not there is no failure when the test asked for it, nor a form that comes back to be mended, nor that
 * the test's own clock is kept out of a mail at /outbox.
 */
const expected =
  /Blocked script execution in 'about:srcdoc'|Failed to load resource: the server responded with a status of 404 .*no-such|\/search\/studebaker|status of 422 .*\/(?:personalised\/finance|sign-in|buy-online|checkout-journey)/;

export const test = base.extend<{ visit: Visit }>({
  visit: [
    async ({ page }, use) => {
      const problems: string[] = [];
      collect(page, problems);
      await page.clock.setFixedTime(builtAt);
      await use({ problems });
      expect(
        problems.filter((problem) => !expected.test(problem)),
        'errors, blocked or failed requests',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>';

/** Answers photos with a blank of their proportions, for tests that look at everything but photos. */
export async function withoutPhotos(page: Page): Promise<void> {
  await page.route(/\/(?:photos|_p)\/|\/photo\?/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: blank }),
  );
}

export { expect };
