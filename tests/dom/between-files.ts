/** Each test starts with an empty browser and fails on a page error it didn't excuse. */
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { demoBuild } from '../support/demo-build.ts';
import { timeLimit } from '../support/time-limit.ts';
import { closePage, takeProblems } from './open-page.ts';

/** Custom elements and package modules outlive a test, so their globals must too. */
const preservedGlobals = ['Astro', 'nanostoresGlobal'];

/** Shared by all files in a process; `ownNames` existed before any page. */
const shared = [globalThis, navigator] as { ownNames?: Set<string>; [name: string]: unknown }[];
for (const object of shared)
  object.ownNames ??= new Set([...Object.getOwnPropertyNames(object), 'ownNames', ...preservedGlobals]);

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
