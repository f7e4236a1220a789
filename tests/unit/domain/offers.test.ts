import { expect, test } from 'vitest';
import { currentOffers } from '#src/domain/content/offers.ts';

const offer = (start: string | null, expiry: string | null) => ({
  id: 'o',
  name: 'o',
  description: '',
  disclaimer: null,
  image: null,
  manufacturer: null,
  model: null,
  start,
  expiry,
});
/** 10:00 on 18 November 2026 in Sydney, still the 17th in New York. */
const now = Date.UTC(2026, 10, 17, 23, 0);

test.each([
  ['open-ended', null, null, true],
  ['from today', '2026-11-18', null, true],
  ['from tomorrow', '2026-11-19', null, false],
  ['on its last day', null, '2026-11-18', true],
  ['the day after', null, '2026-11-17', false],
])('shows only current offers: %s (OFFER-01)', (_, start, expiry, shown) => {
  expect(currentOffers([offer(start, expiry)], now, 'Australia/Sydney')).toHaveLength(shown ? 1 : 0);
});

test('uses the dealer’s time zone for the day (PROMO-01)', () => {
  expect(currentOffers([offer(null, '2026-11-17')], now, 'America/New_York')).toHaveLength(1);
});
