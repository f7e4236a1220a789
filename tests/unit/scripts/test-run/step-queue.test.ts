import { expect, test } from 'vitest';
import { runQueue, type Queued } from '../../../../scripts/test-run/step-queue.ts';

function queueOf(steps: (Queued & { seconds: number })[], atOnce?: number) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = ({ name }: Queued): Promise<void> => {
    started.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  };
  const done = runQueue(steps, ({ seconds }) => seconds, run, atOnce);
  const end = async (name: string): Promise<void> => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { started, end, done };
}

test('starts the longest steps first, two at a time', async () => {
  const { started, end, done } = queueOf([
    { name: 'short', seconds: 1 },
    { name: 'longest', seconds: 9 },
    { name: 'long', seconds: 5 },
  ]);
  expect(started).toEqual(['longest', 'long']);
  await end('long');
  expect(started).toEqual(['longest', 'long', 'short']);
  await end('short');
  await end('longest');
  await done;
});

test('starts a step after the one it needs, which starts before longer ones', async () => {
  const { started, end, done } = queueOf([
    { name: 'browser', seconds: 9, needs: 'build' },
    { name: 'build', seconds: 2 },
    { name: 'unit', seconds: 4 },
    { name: 'lint', seconds: 3 },
  ]);
  expect(started).toEqual(['build', 'unit']);
  await end('unit');
  expect(started).toEqual(['build', 'unit', 'lint']);
  await end('build');
  expect(started.at(-1)).toBe('browser');
  await end('lint');
  await end('browser');
  await done;
});

test('starts a step when the one it needs is not selected', async () => {
  const { started, end, done } = queueOf([{ name: 'browser', seconds: 1, needs: 'build' }]);
  expect(started).toEqual(['browser']);
  await end('browser');
  await done;
});
