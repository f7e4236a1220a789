import { expect, test, vi } from 'vitest';
import { memoize, memoizeLast } from '#src/lib/memoize.ts';

test.each([
  ['an object', {}, {}],
  ['a text', 'a', 'b'],
  ['nothing', null, undefined],
])('computes a result once for %s, even undefined', (_, one, other) => {
  const make = vi.fn((_key: unknown) => undefined);
  const made = memoize(make);
  for (const key of [one, other, one, other]) expect(made(key)).toBeUndefined();
  expect(make.mock.calls).toEqual([[one], [other]]);
});

test('drops the first stored answer once the limit is reached', () => {
  const make = vi.fn((key: string) => key.toUpperCase());
  const made = memoizeLast(2, make);
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(made)).toEqual(['A', 'B', 'A', 'C', 'B', 'A']);
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
});
