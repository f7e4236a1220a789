import { describe, expect, test } from 'vitest';
import { carType, isReserved, isRestricted, isShown, isSold, status } from '#src/sources/stock/transforms/words.ts';
import { UnknownWord, type Read } from '#src/sources/stock/transforms/reading.ts';
import { readContext } from '#src/sources/stock/load-stock.ts';
import { aTenant, now } from '../../../fixtures/vehicles.ts';

const context = readContext(aTenant(), now);
const meaning = (read: Read<unknown>, word: string) => {
  const value = read(word, context, false);
  return value instanceof UnknownWord ? 'question' : value;
};
const each = (table: Record<string, string[]>): [word: string, means: string][] =>
  Object.entries(table).flatMap(([means, words]) => words.map((word): [string, string] => [word, means]));

describe('feed terms', () => {
  test.each(
    each({
      new: ['New', 'NEW', 'Brand New', 'N', 'New Car', 'New Vehicles'],
      demo: ['Demo', 'DEMO', 'Ex-Demo', 'Ex Demonstrator', 'Demonstrator', 'Dealer Demo', 'Executive Demo', 'D'],
      used: ['Used', 'Pre-Owned', 'PREOWNED', 'Pre Loved', 'Second Hand', '2nd Hand', 'U', 'Ex-Lease', 'Used Cars'],
      certified: ['Certified', 'CPO', 'Certified Pre-Owned', 'Manufacturer Certified'],
      question: [
        'Near New',
        'As New',
        'Like New',
        'Almost New',
        'Not New',
        'New/Used',
        'New to us',
        'Renewed',
        'Non-demo',
        'Excellent',
        'Runout',
        'Other',
        'P',
        '1',
      ],
    }),
  )('reads the condition %j as %s (FEED-02)', (word, means) => {
    expect(meaning(carType, word)).toBe(means);
  });

  test.each(
    each({
      in_stock: [
        'In Stock',
        'IN_STOCK',
        'Avail',
        'Front Line',
        'Available',
        'Active',
        'For Sale',
        'On Yard',
        'On Lot',
        'Unsold',
        'Live',
      ],
      coming_soon: ['Coming Soon', 'Arriving Soon', 'Available to order'],
      sold: ['Sold', 'SOLD', 'Delivered', 'Sold Retail', 'Sold - Awaiting Delivery', 'SOLD (finance)', 'sold to trade'],
      in_transit: ['In Transit', 'On the water'],
      on_hold: ['On Hold', 'Deposit taken', 'Under Offer', 'Lay-by', 'Sale Pending', 'Reserved', 'Unavailable'],
      wholesale: ['Wholesale', 'Auction'],
      removed: ['Archived', 'Withdrawn', 'Hidden', 'Not for sale', 'Removed'],
      question: [
        'Retail',
        'Other',
        'Misc',
        'Fleet',
        'A',
        'Stock',
        'Showroom',
        'Workshop',
        'On Order',
        'Allocated',
        'Retailed',
        '1',
        'NEW',
      ],
    }),
  )('reads the status %j as %s (FEED-02)', (word, means) => {
    expect(meaning(status, word)).toBe(means);
  });

  test.each<[Read<boolean>, string, unknown]>([
    [isSold, 'T', true],
    [isSold, 'Sold', true],
    [isSold, 'checked', true],
    [isSold, 'F', false],
    [isSold, 'Unsold', false],
    [isSold, 'X', 'question'],
    [isSold, '2026-10-02', 'question'],
    [isShown, 'F', false],
    [isShown, 'Hide', false],
    [isShown, 'Not Listed', false],
    [isShown, 'Listed', true],
    [isShown, 'Enabled', true],
    [isShown, 'Disabled', false],
    [isShown, 'Maybe', 'question'],
    [isReserved, 'Y', true],
    [isReserved, 'On hold', true],
    [isReserved, 'Not reserved', false],
    [isReserved, 'J. Smith', 'question'],
    [isReserved, 'Until Friday', 'question'],
    [isReserved, '2026-10-02', 'question'],
    [isRestricted, 'No', false],
    [isRestricted, 'Arriving in May', 'question'],
  ])('reads yes or no values that decide whether a vehicle is for sale, case %# (FEED-02)', (read, word, means) => {
    expect(meaning(read, word)).toBe(means);
  });
});
