import { expect, test } from 'vitest';
import { limit } from '#src/lib/limit.ts';

test('runs no more than the allowed number of jobs at once, and frees a slot on failure', async () => {
  const inTurn = limit(2);
  let running = 0;
  let most = 0;
  const job = async (fails: boolean) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (fails) throw new Error('no');
  };
  const results = await Promise.allSettled([true, false, true, false, false].map((fails) => inTurn(() => job(fails))));
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
