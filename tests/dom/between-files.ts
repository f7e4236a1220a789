/** Each test starts with an empty browser, and fails where its page logged an error that it did not excuse. */
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { demoBuild } from '../support/demo-build.ts';
import { timeLimit } from '../support/time-limit.ts';
import { closePage, takeProblems } from './open-page.ts';

/** Elements stay defined as long as the window, and modules of packages stay loaded: what these need stays with them. */
const preservedGlobals = ['Astro', 'nanostoresGlobal'];

/** The window and the device, which all files of a process share, with the names that no page has added. */
const shared = [globalThis, navigator] as { ownNames?: Set<string>; [name: string]: unknown }[];
for (const object of shared)
  object.ownNames ??= new Set([...Object.getOwnPropertyNames(object), 'ownNames', ...preservedGlobals]);

/** Removes what pages and tests have added to them. */
function restoreShared(): void {
  for (const object of shared)
    for (const name of Object.getOwnPropertyNames(object)) if (!object.ownNames!.has(name)) delete object[name];
}

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
  restoreShared();
  expect(takeProblems(), 'errors of the page').toEqual([]);
});
