import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { database } from '#src/server/platform/database/database.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { lookups, rateLimits } from '#src/server/platform/database/schema.ts';
import { findReviews } from '#src/server/reviews/find-reviews.ts';
import { reviewsReply } from '#src/server/reviews/reviews-reply.ts';
import type { Review } from '#src/domain/content/content.ts';
import { visibleReviews } from '#src/domain/content/reviews.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { stubService, type StubService } from '../support/stub-service.ts';

let site: FunctionSite;
let stub: StubService;
let answer: () => { status: number; body: unknown };
let asked: { url: string; authorization: string | undefined }[] = [];
const records = new Map<string, DealerRecord>();

beforeAll(async () => {
  stub = await stubService(({ path, headers }) => {
    asked.push({ url: path, authorization: headers.authorization });
    const { status, body } = answer();
    return typeof body === 'string' ? { status, body } : { status, json: body };
  });
  process.env.TEST_REVIEWS = `http://key1@127.0.0.1:${stub.port}/v1`;
  site = await functionSite({
    dealers: ['harbour-motors', 'lakeside-auto', 'kauri-cars'],
    change: (record) => {
      if (record.slug === 'lakeside-auto')
        Object.assign(record.settings.reviews, { shown: false, orgId: 'lakeside-auto' });
      if (record.slug === 'harbour-motors') Object.assign(record.settings.reviews, { orgId: 'hm-1' });
      if (record.slug === 'kauri-cars') {
        Object.assign(record.settings.reviews, { orgId: 'kc-1' });
        record.settings.private.providers.reviews = 'TEST_REVIEWS';
      }
      records.set(record.slug, record);
    },
  });
});
afterAll(async () => {
  await site.stop();
  await stub.stop();
});
beforeEach(async () => {
  asked = [];
  await site.db.delete(lookups);
  await site.db.delete(rateLimits);
});

const ask = (orgId: string, dealer = 'harbour-motors') =>
  site.ask(`/api/reviews/?orgId=${encodeURIComponent(orgId)}`, { dealer });
const review = (id: string, rating: number, more: Partial<Review> = {}): Review => ({
  id,
  customerName: `Person ${id}`,
  rating,
  text: null,
  date: '2026-11-01',
  locationSlug: null,
  context: null,
  ...more,
});
const remote = {
  rating: 4.63,
  count: 812,
  reviews: [
    { id: 7, customer_name: 'Ana', rating: '5', text: 'Good\u0000', review_date: '19/11/2026' },
    { id: 'x', customer_name: '', rating: 9 },
    { id: 8, customer_name: 'Bo', rating: 4, text: null, review_date: '2026-11-20T10:00:00Z' },
  ],
};

describe('without a service (REV-04, API-10)', () => {
  test("returns the dealer's own reviews with rating and stars (REV-04)", async () => {
    const { status, json } = await ask('hm-1');
    const { reviews: all, settings } = records.get('harbour-motors')!;
    const reviews = visibleReviews(all, settings.reviews);
    expect(status).toBe(200);
    expect(json.count).toBe(reviews.length);
    expect(json.rating).toBeCloseTo(reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length, 1);
    expect(json.reviews[0].review_date).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  });

  test.each([
    ['hm-2', 'harbour-motors'],
    ['HM-1', 'harbour-motors'],
    ['hm-1', 'kauri-cars'],
    ['null', 'harbour-motors'],
  ])('answers 404 for organisation %s at %s (REV-04)', async (orgId, dealer) => {
    const { status, json } = await ask(orgId, dealer);
    expect([status, json.error.code]).toEqual([404, 'no_such_organisation']);
  });

  test('identifies the field when the organisation is missing, with and without the trailing slash (API-10)', async () => {
    for (const path of ['/api/reviews/', '/api/reviews']) {
      const { status, json } = await site.ask(path);
      expect([status, Object.keys(json.error.fields)]).toEqual([422, ['orgId']]);
    }
  });

  test('never returns a 5xx for any query (API-10)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.oneof(fc.constant('orgId'), fc.string()), fc.string({ unit: 'grapheme' }), { maxKeys: 4 }),
        fc.boolean(),
        async (query, twice) => {
          await site.db.delete(rateLimits);
          const search = new URLSearchParams(query);
          if (twice) search.append('orgId', 'hm-1');
          expect((await site.ask(`/api/reviews/?${search}`)).status).toBeLessThan(500);
        },
      ),
      { numRuns: fuzzRuns(75) },
    );
  });
});

describe('review figures (REV-03)', () => {
  const settings = () => structuredClone(records.get('harbour-motors')!.settings.reviews);

  test('exclude hidden reviewers, excluded ids and Translated texts from the list, average and count (REV-03)', () => {
    const reviews = [
      review('1', 5),
      review('2', 1, { customerName: 'Hidden' }),
      review('3', 1, { text: 'Bien (Translated by someone)' }),
      review('4', 1),
      review('5', 4),
    ];
    expect(
      reviewsReply({ total: null, reviews }, { ...settings(), hiddenReviewers: ['hidden'], excludedIds: ['4'] }),
    ).toMatchObject({ rating: 4.5, stars: 4.5, count: 2, reviews: [{ id: '1' }, { id: '5' }] });
  });

  test.each([
    [4.63, 4.6, 4.5],
    [4.76, 4.8, 5],
    [4.2, 4.2, 4],
    [0, 0, 0],
  ])('round an average of %d to %d and %d stars (REV-04)', (rating, told, stars) => {
    expect(reviewsReply({ total: { rating, count: 9 }, reviews: [] }, settings())).toMatchObject({
      rating: told,
      stars,
      count: 9,
    });
  });

  test('are empty without reviews, and for a dealer that shows none (REV-04)', () => {
    expect(reviewsReply({ total: null, reviews: [] }, settings())).toEqual({
      rating: null,
      stars: null,
      count: 0,
      reviews: [],
    });
    expect(
      reviewsReply({ total: { rating: 4, count: 3 }, reviews: [review('1', 4)] }, { ...settings(), shown: false }),
    ).toEqual({ rating: null, stars: null, count: 0, reviews: [] });
  });
});

describe('review service (REV-04)', () => {
  const hour = 3_600_000;
  const start = Date.parse('2026-11-19T10:00:00Z');
  const find = async (now: number) => findReviews('kc-1', await database(), records.get('kauri-cars')!, now);

  test('is queried with the key; its total is used, and unreadable reviews are skipped (REV-04)', async () => {
    answer = () => ({ status: 200, body: remote });
    const { json } = await ask('kc-1', 'kauri-cars');
    expect(json).toEqual({
      rating: 4.6,
      stars: 4.5,
      count: 812,
      reviews: [
        { id: '8', customer_name: 'Bo', rating: 4, text: null, review_date: '20/11/2026' },
        { id: '7', customer_name: 'Ana', rating: 5, text: 'Good', review_date: '19/11/2026' },
      ],
    });
    expect(asked).toEqual([{ url: '/v1/reviews?orgId=kc-1', authorization: 'Bearer key1' }]);
  });

  test('is cached for an hour, and for longer while it is down (REV-04)', async () => {
    answer = () => ({ status: 200, body: remote });
    await find(start);
    answer = () => ({ status: 200, body: { ...remote, count: 900 } });
    expect((await find(start + hour - 1)).total!.count).toBe(812);
    answer = () => ({ status: 500, body: '' });
    expect((await find(start + hour)).total!.count).toBe(812);
    answer = () => ({ status: 200, body: { ...remote, count: 900 } });
    expect((await find(start + 3 * hour)).total!.count).toBe(900);
  });

  test('leads to a 503 with a retry time when it has never answered (REV-04)', async () => {
    answer = () => ({ status: 200, body: 'no json' });
    const { status, headers, json } = await ask('kc-1', 'kauri-cars');
    expect([status, json.error.code, Number(headers['retry-after']) > 0]).toEqual([503, 'unavailable', true]);
  });

  test('leads to a 404 for an organisation that it does not know (REV-04)', async () => {
    answer = () => ({ status: 404, body: {} });
    expect((await ask('kc-1', 'kauri-cars')).status).toBe(404);
  });
});
