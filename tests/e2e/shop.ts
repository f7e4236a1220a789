/** A visit at the site's build time; nothing may fail. */
import { test as base, expect } from '@playwright/test';
import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { rememberedAnnotation } from '../../scripts/test-run/counts.ts';
import { builtAt } from '../support/built-at.ts';
import { TestRecord } from './remembered.ts';

export interface Visit {
  problems: string[];
  /** Ignores matching problems, such as errors of a server the test breaks. */
  excuse(pattern: RegExp): void;
}

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

/** Expected: missing pages, forms shown again with errors, and the test's clock blocked in emails at /outbox. */
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

/** Uses blank images of the same proportions. */
export async function withoutPhotos(page: Page): Promise<void> {
  await page.route(/\/(?:photos|_p)\/|\/photo\?/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: blank }),
  );
}

export { expect };
