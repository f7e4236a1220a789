import { expect, test } from 'vitest';
import { isEmptyFeed, syndicationText } from '#src/generator/syndication-text.ts';

const missing = 'its location has no address.latitude and address.longitude in locations.json';
const ten = Array.from({ length: 10 }, () => ({ reason: missing }));

test.each([
  ['every vehicle', { feed: 'meta', vehicles: 10, leftOut: [] }, 'feed for meta: 10 of 10 vehicles', false],
  [
    'none, for one reason',
    { feed: 'meta', vehicles: 0, leftOut: ten },
    `feed for meta: 0 of 10 vehicles; 10 excluded: ${missing}.`,
    true,
  ],
  [
    'some, for several reasons',
    { feed: 'meta', vehicles: 5, leftOut: [{ reason: 'its odometer is missing' }, ...ten] },
    `feed for meta: 5 of 16 vehicles; 10 excluded: ${missing}. This dealer's left-out.json lists the other reasons.`,
    false,
  ],
  ['an empty yard', { feed: 'meta', vehicles: 0, leftOut: [] }, 'feed for meta: 0 of 0 vehicles', false],
])(
  'explains why vehicles are missing from a feed with %s, and warns if it is empty (SYND-01)',
  (_, made, text, isEmpty) => {
    expect([syndicationText(made), isEmptyFeed(made)]).toEqual([text, isEmpty]);
  },
);
