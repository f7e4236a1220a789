/** A shopper's visit: the clock of the build unless a test moves it, and nothing may fail on the way. */
import { test as base, expect } from '@playwright/test';
import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { rememberedAnnotation } from '../../scripts/test-run/counts.ts';
import { builtAt } from '../support/built-at.ts';
import { TestRecord } from './remembered.ts';

export interface Visit {
  /** What went wrong in the browser so far. */
  problems: string[];
  /** Expects problems that match, such as the errors of a server that the test breaks. All others still fail the test. */
  excuse(pattern: RegExp): void;
}

/** Lists what goes wrong on the page until the returned function is called. */
function collect(page: Page, problems: string[]): () => void {
  const onError = (error: Error) => void problems.push(`error: ${error.message}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`${response.status()} ${response.url()}`);
  };
  const onRequest = (request: Request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) problems.push(`request to ${hostname}`);
  };
  page.on('pageerror', onError).on('console', onConsole).on('response', onResponse).on('request', onRequest);
  return () =>
    void page.off('pageerror', onError).off('console', onConsole).off('response', onResponse).off('request', onRequest);
}

/**
 * Not a failure: a page that was not there when the test asked for it, a form that comes back to be corrected, and the
 * test's own clock, which is kept out of an e-mail at /outbox.
 */
const expected =
  /Blocked script execution in 'about:srcdoc'|Failed to load resource: the server responded with a status of 404 .*no-such|\/search\/studebaker|status of 422 .*\/(?:personalised\/finance|sign-in|buy-online|checkout-journey)/;

export const test = base.extend<{ visit: Visit; record: TestRecord }>({
  record: [
    async ({ browser }, use, info) => {
      const record = new TestRecord(info, browser);
      if (record.isUnchanged) {
        info.annotations.push({ type: rememberedAnnotation });
        record.end();
        info.skip(true, 'It passed before on the same bytes.');
      }
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        record.watch(context);
        return context;
      };
      await use(record);
      browser.newContext = newContext;
      if (info.status === 'passed' && info.retry === 0) record.passed();
      record.end();
    },
    { auto: true },
  ],
  visit: [
    async ({ record: _first, page }, use, info) => {
      const problems: string[] = [];
      const excused = [expected];
      const stop = collect(page, problems);
      await page.clock.setFixedTime(builtAt);
      await use({ problems, excuse: (pattern) => excused.push(pattern) });
      stop();
      if (info.status === 'skipped') return;
      expect(
        problems.filter((problem) => !excused.some((pattern) => pattern.test(problem))),
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
