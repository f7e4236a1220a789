import { expect, test } from 'vitest';
import { cardState } from '#src/features/vehicle-card/tags-over-time.ts';

test.each([
  ['before both instants the card stays', { newUntil: 100, goneFrom: 200 }, 99, 'same'],
  ['at its instant the new tag goes', { newUntil: 100, goneFrom: null }, 100, 'old'],
  ['after the sold window or the promotion the card goes, new or not', { newUntil: 100, goneFrom: 200 }, 200, 'gone'],
  ['without instants nothing changes', { newUntil: null, goneFrom: null }, 1e15, 'same'],
] as const)('updates tags on a page built earlier: %s (CARD-03, PROMO-01)', (_name, clock, now, state) => {
  expect(cardState(clock, now)).toBe(state);
});
