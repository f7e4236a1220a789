import { describe, expect, test } from 'vitest';
import type { ContentPage } from '#src/domain/content/content.ts';
import { siteContext, sitePages } from '#src/routes/route-table.ts';
import type { ContentPageData } from '#src/view/content/content.page-data.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const page: ContentPage = {
  path: '/trade-in',
  title: 'Trade in',
  description: 'Trade in.',
  lede: null,
  body: '<p>Text.</p>',
  image: null,
  action: null,
  faq: [{ question: 'Online?', answer: 'Not over 7 years or 100,000 kilometres.' }],
};

function shown(tradeIn: Record<string, unknown>) {
  const tenant = aTenant({ pages: [page], settings: { tradeIn } });
  const stock = someStock([aVehicle()]);
  const context = siteContext(tenant, stock);
  const listed = [...sitePages(tenant, stock, context)].find(({ path }) => path === '/trade-in')!;
  return { paths: context.paths, data: listed.load() as ContentPageData };
}

describe('trade-in page', () => {
  test('shows questions and their structured data unless the dealer turns them off (TRADE-04, CONF-01)', () => {
    const on = shown({ faq: true }).data;
    expect(on.page.faq).toHaveLength(1);
    expect(JSON.stringify(on.structuredData)).toContain('FAQPage');
    const off = shown({ faq: false }).data;
    expect(off.page.faq).toEqual([]);
    expect(JSON.stringify(off.structuredData)).not.toContain('FAQPage');
  });

  test('starts a valuation with the dealer’s limits, if the dealer offers one (ROUTE-09)', () => {
    const { data, paths } = shown({ valuation: true, maximumAgeYears: 9, maximumKilometres: 120_000 });
    expect(data.tradeIn?.step).toMatchObject({
      name: 'start',
      limits: expect.stringContaining('There’s no online price for vehicles over 9 years old or 120,000 km'),
    });
    expect(paths).toContain('/cars/trade-in');
  });

  test.each([
    ['no online valuation', { valuation: false }],
    ['no trade-ins at all', { valuation: true, shown: false }],
  ])('for a dealer with %s, shows only the page’s content, and has no page per vehicle (TRADE-02)', (_, tradeIn) => {
    const { data, paths } = shown(tradeIn);
    expect(data.tradeIn).toBeUndefined();
    expect(paths).not.toContain('/cars/trade-in');
  });
});
