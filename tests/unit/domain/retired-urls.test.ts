import { describe, expect, test } from 'vitest';
import { retiredUrls, maxRetiredUrls, type AddressBook } from '#src/domain/retired-urls.ts';

const book = (has: AddressBook['has'], left: AddressBook['left'] = []): AddressBook => ({ dealer: 'one', has, left });
const rio = { '/cars/rio': ['/search/kia/rio', '/search/kia'] };
const gone = (path: string, left: string) => ({ path, left, near: ['/search/kia'] });

describe('retired URLs (ROUTE-23)', () => {
  test('are the pages of the previous build that no longer exist, dated today', () => {
    expect(
      retiredUrls(book({ ...rio, '/cars/ceed': [] }), { '/cars/ceed': [] }, { today: '2026-11-20', days: 180 }),
    ).toEqual([{ path: '/cars/rio', left: '2026-11-20', near: rio['/cars/rio'] }]);
  });

  test('redirect for the configured number of days', () => {
    const before = book({}, [gone('/cars/rio', '2026-11-20')]);
    expect(retiredUrls(before, {}, { today: '2026-11-29', days: 10 })).toHaveLength(1);
    expect(retiredUrls(before, {}, { today: '2026-11-30', days: 10 })).toEqual([]);
  });

  test('drop out when their page returns, and start counting again when it is removed again', () => {
    const before = book({}, [gone('/cars/rio', '2026-11-20')]);
    expect(retiredUrls(before, rio, { today: '2026-11-21', days: 10 })).toEqual([]);
    const later = retiredUrls(book(rio, []), {}, { today: '2026-11-25', days: 10 });
    expect(later).toMatchObject([{ path: '/cars/rio', left: '2026-11-25' }]);
  });

  test('are empty for a site that was never built', () => {
    expect(retiredUrls(null, rio, { today: '2026-11-20', days: 10 })).toEqual([]);
  });

  test('are limited to the newest when there are too many', () => {
    const old = Array.from({ length: maxRetiredUrls }, (_, index) => gone(`/cars/old-${index}`, '2026-11-01'));
    const left = retiredUrls(book(rio, old), {}, { today: '2026-11-20', days: 180 });
    expect(left).toHaveLength(maxRetiredUrls);
    expect(left[0]).toMatchObject({ path: '/cars/rio' });
  });
});
