import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { budgetSeconds, withinBudget } from '#src/generator/time-budget.ts';

test('stops a dealer’s build that exceeds its time limit, and publishes nothing afterwards (ISO-02)', async () => {
  let release = () => {};
  const stuck = new Promise<void>((resolve) => {
    release = resolve;
  });
  let published = 'nothing';
  const late = withinBudget(async (check) => {
    check();
    await stuck;
    try {
      check();
      published = 'a site';
    } catch (cause) {
      published = (cause as Error).message;
    }
  }, 0.05);
  const message = 'Not built within 0.05 seconds, the limit per dealer (BUILD_SECONDS). The site is unchanged.';
  await expect(late).rejects.toThrow(message);
  release();
  await pause(0);
  expect(published).toBe(message);
});

test('returns the result of a dealer’s build within its time limit, or its own error (ISO-02)', async () => {
  expect(await withinBudget(async () => 'built', 60)).toBe('built');
  await expect(withinBudget(() => Promise.reject(new Error('No stock.')), 60)).rejects.toThrow('No stock.');
});

test.each([
  [{}, 600],
  [{ BUILD_SECONDS: '30' }, 30],
  [{ BUILD_SECONDS: 'soon' }, 600],
])('with %j a dealer has %i seconds (ISO-02)', (env, seconds) => {
  expect(budgetSeconds(env)).toBe(seconds);
});
