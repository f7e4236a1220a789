import { expect, test } from 'vitest';
import { budgetMinutes, judgeBudget, measureMachine } from '../../../../scripts/test-run/budget.ts';

const quiet = { cores: 2, load: 0.2, workMs: 1, stolen: 0 };
const over = budgetMinutes + 1;

test('fails a run over its budget on a quiet machine, with the time it took', () => {
  expect(judgeBudget(over, quiet)).toEqual({
    kind: 'over',
    text: `${over}.0 min: over the budget of ${budgetMinutes} min. The slowest tests show where the time goes.`,
  });
  expect(judgeBudget(budgetMinutes, quiet).kind).toBe('within');
});

test.each([
  ['busy', { load: 3 }, 'this machine was busy (load 3.0 at the start)'],
  ['slow', { workMs: 1e6 }, 'times slower than the one the budget was set on'],
  ['shared', { stolen: 0.3 }, '30% of its CPU time went to other machines'],
  ['small', { cores: 1 }, 'this machine has one core'],
])('does not judge a %s machine, and states the reason', (_kind, machine, reason) => {
  const verdict = judgeBudget(over, { ...quiet, ...machine });
  expect(verdict.kind).toBe('not judged');
  expect(verdict.text).toContain(reason);
});

test('measures the current machine', () => {
  const { machine, stolenSince } = measureMachine();
  expect(machine.cores).toBeGreaterThan(0);
  expect(machine.workMs).toBeGreaterThan(0);
  expect(stolenSince()).toBeGreaterThanOrEqual(0);
  expect(stolenSince()).toBeLessThanOrEqual(1);
});
