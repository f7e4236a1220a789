import { describe, expect, test } from 'vitest';
import { leftAddresses, mostLeftAddresses, type AddressBook } from '#src/domain/left-address.ts';

const book = (has: AddressBook['has'], left: AddressBook['left'] = []): AddressBook => ({ dealer: 'one', has, left });
const rio = { '/cars/rio': ['/search/kia/rio', '/search/kia'] };
const gone = (path: string, left: string) => ({ path, left, near: ['/search/kia'] });

describe('addresses that left (ROUTE-23)', () => {
  test('are those of the build before that have no page now, from that day on', () => {
    expect(
      leftAddresses(book({ ...rio, '/cars/ceed': [] }), { '/cars/ceed': [] }, { today: '2026-11-20', days: 180 }),
    ).toEqual([{ path: '/cars/rio', left: '2026-11-20', near: rio['/cars/rio'] }]);
  });

  test('lead on for so many days and no longer', () => {
    const before = book({}, [gone('/cars/rio', '2026-11-20')]);
    expect(leftAddresses(before, {}, { today: '2026-11-29', days: 10 })).toHaveLength(1);
    expect(leftAddresses(before, {}, { today: '2026-11-30', days: 10 })).toEqual([]);
  });

  test('that come back have their page again, and count anew when they leave', () => {
    const before = book({}, [gone('/cars/rio', '2026-11-20')]);
    expect(leftAddresses(before, rio, { today: '2026-11-21', days: 10 })).toEqual([]);
    const later = leftAddresses(book(rio, []), {}, { today: '2026-11-25', days: 10 });
    expect(later).toMatchObject([{ path: '/cars/rio', left: '2026-11-25' }]);
  });

  test('are none of a site that was never built', () => {
    expect(leftAddresses(null, rio, { today: '2026-11-20', days: 10 })).toEqual([]);
  });

  test('are the newest, where there are more than a host should read', () => {
    const old = Array.from({ length: mostLeftAddresses }, (_, index) => gone(`/cars/old-${index}`, '2026-11-01'));
    const left = leftAddresses(book(rio, old), {}, { today: '2026-11-20', days: 180 });
    expect(left).toHaveLength(mostLeftAddresses);
    expect(left[0]).toMatchObject({ path: '/cars/rio' });
  });
});
