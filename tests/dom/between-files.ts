/** Each test starts with an empty browser, and fails where its page logged an error that it did not excuse. */
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { demoBuild } from '../support/demo-build.ts';
import { timeLimit } from '../support/time-limit.ts';
import { closePage, takeProblems } from './open-page.ts';

beforeAll(() => demoBuild(), timeLimit(600_000));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  closePage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(takeProblems(), 'errors of the page').toEqual([]);
});
