import { expect, test } from 'vitest';
import { createRun } from '#src/local-server/schedule.ts';

test('runs the other dealers while one hangs, in this run and the next, and never runs that one twice at once', async () => {
  const called: string[] = [];
  let release = () => {};
  const hanging = new Promise<void>((resolve) => {
    release = resolve;
  });
  const dealers = ['hanging', ...Array.from({ length: 30 }, (_, nth) => `dealer-${nth}`)];
  const round = createRun(
    async () => dealers,
    async (dealer) => {
      called.push(dealer);
      if (dealer === 'hanging') await hanging;
    },
  );
  const first = round();
  await expect.poll(() => called.length).toBe(31);
  await round();
  expect([called.length, called.filter((dealer) => dealer === 'hanging').length]).toEqual([61, 1]);
  release();
  await first;
  await round();
  expect(called.filter((dealer) => dealer === 'hanging')).toHaveLength(2);
});

test('runs at most eight dealers at once', async () => {
  let running = 0;
  let most = 0;
  await createRun(
    async () => Array.from({ length: 50 }, (_, nth) => String(nth)),
    async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      running--;
    },
  )();
  expect(most).toBe(8);
});
