import { expect, test } from 'vitest';
import { cardState } from '#src/features/vehicle-card/tags-over-time.ts';

test.each([
  ['before both instants the card stays', { newUntil: 100, soldUntil: 200 }, 99, 'same'],
  ['at its instant the new tag goes', { newUntil: 100, soldUntil: null }, 100, 'old'],
  ['after the sold window the card goes, new or not', { newUntil: 100, soldUntil: 200 }, 200, 'gone'],
  ['without instants nothing changes', { newUntil: null, soldUntil: null }, 1e15, 'same'],
] as const)('CARD-03 in a page built earlier: %s', (_name, clock, now, state) => {
  expect(cardState(clock, now)).toBe(state);
});
