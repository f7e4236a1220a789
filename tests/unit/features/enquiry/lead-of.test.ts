import { describe, expect, test } from 'vitest';
import { leadOf } from '#src/features/enquiry/read-lead.ts';
import { localPath } from '#src/features/enquiry/send-lead.ts';
import { withPage } from '#src/features/analytics/visit.ts';

const sending = {
  key: 'k',
  url: 'https://dealer.example/cars/one',
  begunAt: 10_000,
  now: 25_400,
  visit: { startedAt: 0, pages: ['/', '/cars/one'], params: { utm_source: 'mail' } },
};

describe('leadOf', () => {
  test("records the lead's source and the time it took (FORM-07)", () => {
    expect(leadOf({ form: 'enquiry', values: { name: 'Robin', opt_in: false } }, sending)).toEqual({
      name: 'Robin',
      opt_in: false,
      form_completed: true,
      source: 'Website',
      page_id: '/cars/one',
      url: 'https://dealer.example/cars/one',
      idempotency_key: 'k',
      seconds_to_submit: 15,
      seconds_on_site: 25,
      lead_attributes: { visited_pages: ['/', '/cars/one'], linked_query_params: { utm_source: 'mail' } },
    });
  });
});

test('lists ticked services in addition to their own fields (FORM-01, FORM-06)', () => {
  const values = { 'Brakes(check_option)': 'true', 'Battery(check_option)': 'true', name: 'Robin' };
  expect(leadOf({ form: 'service', values }, sending)).toMatchObject({
    ...values,
    additional_services: ['Brakes', 'Battery'],
    page_id: '/cars/one',
  });
});

describe('visit', () => {
  test('lists pages without repeats, and strips the query from links within the site (FORM-07)', () => {
    const first = withPage(
      { startedAt: 0, pages: [], params: {} },
      { path: '/', query: '?utm_source=mail', isInside: false },
    );
    const again = withPage(first, { path: '/', query: '', isInside: true });
    expect(withPage(again, { path: '/cars/', query: '?page=2', isInside: true })).toEqual({
      startedAt: 0,
      pages: ['/', '/cars/'],
      params: { utm_source: 'mail' },
    });
  });

  test('keeps the latest 50 pages of a long visit (FORM-07)', () => {
    const long = Array.from({ length: 60 }, (_, index) => `/${index}`).reduce(
      (visit, path) => withPage(visit, { path, query: '', isInside: true }),
      { startedAt: 0, pages: [] as string[], params: {} },
    );
    expect(long.pages).toHaveLength(50);
    expect(long.pages.at(-1)).toBe('/59');
  });
});

describe('localPath', () => {
  test.each([
    ['/success?form=enquiry', '/success?form=enquiry'],
    [undefined, '/success'],
    ['https://elsewhere.example/', '/success'],
    ['//elsewhere.example', '/success'],
    ['/\\elsewhere.example', '/success'],
  ])('resolves "%s" to %s (ROUTE-21)', (next, path) => {
    expect(localPath(next)).toBe(path);
  });
});
