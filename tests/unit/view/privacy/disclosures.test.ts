import { describe, expect, test } from 'vitest';
import { siteContext, sitePages } from '#src/routes/route-table.ts';
import type { ContentPageData } from '#src/view/content/content.page-data.ts';
import { durationOfDays } from '#src/view/privacy/retention-text.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

/** Text by section. */
function disclosed(settings: Record<string, unknown> = {}) {
  const tenant = aTenant({ settings });
  const stock = someStock([aVehicle()]);
  const context = siteContext(tenant, stock);
  const listed = [...sitePages(tenant, stock, context)].find(({ path }) => path === '/privacy-policy')!;
  const [block] = (listed.load() as ContentPageData).blocks.below;
  if (block?.kind !== 'disclosures') throw new Error('The privacy page has no disclosures.');
  const text = (heading: RegExp) => JSON.stringify(block.sections.find((one) => heading.test(one.heading)) ?? '');
  return { receivers: text(/share/), programs: text(/programs/), kept: text(/How long/) };
}
const lender = { key: 'spf', name: 'Southern Plate Finance', rule: 'A' };

describe('the privacy page lists recipients according to settings (LAW-06)', () => {
  test.each([
    ['payments', { reserve: { shown: true } }, { reserve: { shown: false } }, 'payment service'],
    [
      'payments only with a deposit',
      { reserve: { shown: true } },
      { reserve: { shown: true, deposit: 0 } },
      'payment service',
    ],
    ['search', { search: { engine: 'algolia', algolia: { appId: 'A', searchKey: 'k' } } }, {}, 'Algolia'],
    ['maps', {}, { map: { shown: false } }, 'tile.openstreetmap.org'],
    ['measurement', {}, { analytics: { events: false } }, 'log of visits'],
    ['who counts', { analytics: { forwardTo: 'https://count.example/in' } }, {}, 'count.example'],
    ['texts', { private: { providers: { sms: 'SMS_URL' } } }, {}, 'text message service'],
    ['records', { private: { providers: { crmWebhook: 'CRM_URL' } } }, {}, 'customer records system'],
    ['reviews', { reviews: { leaveReviewUrl: 'https://reviews.example/us' } }, {}, 'reviews.example'],
    ['pictures', { images: { service: 'imgix', baseUrl: 'https://pictures.example' } }, {}, 'pictures.example'],
    [
      'the lender',
      { finance: { shown: true, provider: 'spf', lenders: [lender], application: true } },
      { finance: { shown: true, provider: 'spf', lenders: [lender] } },
      'Southern Plate Finance',
    ],
    [
      'valuations',
      { tradeIn: { valuation: true }, private: { providers: { valuation: 'VALUE_URL' } } },
      { tradeIn: { valuation: true } },
      'valuation service',
    ],
    [
      'buying online',
      { reserve: { shown: true, route: 'buy-online' } },
      { reserve: { shown: true } },
      'The summary doesn’t include your name',
    ],
    [
      'buying online where only used stock is sold so',
      { reserve: { shown: true, route: 'checkout-journey' } },
      { reserve: { shown: true, route: 'checkout-journey', carTypes: ['new'] } },
      'The summary doesn’t include your name',
    ],
    [
      'the alternative source of reviews',
      {
        reviews: { source: 'organisation', orgId: 'us' },
        private: { providers: { reviews: 'REVIEWS_URL' } },
      },
      { reviews: { source: 'organisation', orgId: 'us' } },
      'The service that hosts our reviews',
    ],
  ])('%s', (_, on, off, words) => {
    expect(disclosed(on).receivers).toContain(words);
    expect(disclosed(off).receivers).not.toContain(words);
  });

  test('never shows an account or key name belonging to the dealer', () => {
    const { receivers } = disclosed({
      private: { providers: { sms: 'HARBOUR_MOTORS_SMS', crmWebhook: 'HARBOUR_MOTORS_CRM' } },
    });
    expect(receivers).not.toContain('HARBOUR');
  });
});

describe('automated decisions (LAW-06)', () => {
  test('always mentions spam detection, and estimates only if the dealer offers them', () => {
    expect(disclosed().programs).toContain('possible spam');
    expect(disclosed().programs).not.toContain('estimate');
    expect(disclosed({ tradeIn: { valuation: true } }).programs).toContain(
      'year, odometer reading and the marks you count',
    );
  });

  test('states who makes the first decision on a finance application, as set for the lender', () => {
    const finance = (firstDecision: string) => ({
      finance: { shown: true, provider: 'spf', lenders: [{ ...lender, firstDecision }], application: true },
    });
    expect(disclosed(finance('program')).programs).toContain('uses a computer program to check your income');
    expect(disclosed(finance('person')).programs).toContain('a person at Southern Plate Finance reads your answers');
    expect(disclosed().programs).not.toContain('Southern Plate');
  });

  test('mentions the automatic reply only if it is on', () => {
    expect(disclosed().programs).toContain('The automatic reply');
    const { programs } = disclosed({ forms: { acknowledge: false } });
    expect(programs).not.toContain('reply');
  });

  test('names the Australian Privacy Act only in Australia', () => {
    expect(disclosed().programs).toContain('From 10 December 2026, the Privacy Act');
    expect(disclosed({ regional: { locale: 'en-NZ' } }).programs).not.toContain('Privacy Act');
  });
});

test('states retention periods from settings, in whole years where possible (LAW-06)', () => {
  expect(disclosed({ private: { retention: { leadDays: 365 } } }).kept).toContain(
    '"Messages you sent us","text":"1 year"',
  );
  const answers = 'Your answers about buying online, from your last change","text":"30 days"';
  expect(disclosed({ reserve: { shown: true, route: 'buy-online' } }).kept).toContain(answers);
  expect(disclosed({ reserve: { shown: true } }).kept).not.toContain('buying online');
  expect([90, 365, 400, 730, 2557, 1].map(durationOfDays)).toEqual([
    '90 days',
    '1 year',
    '400 days',
    '2 years',
    '7 years',
    '1 day',
  ]);
});
