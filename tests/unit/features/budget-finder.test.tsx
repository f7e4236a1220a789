import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BudgetFinderData } from '#src/view/budget/budget-finder.ts';
import { budgetFinderData } from '#src/view/budget/budget-finder-data.ts';
import { BudgetFinder, budgetUrl } from '#src/features/budget-finder/BudgetFinder.tsx';
import { buttonText, smallPrint, tooLowCopy } from '#src/view/copy/budget/budget-copy.ts';
import { siteOf } from '#src/site/site.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aContext, aTenant, aVehicle, now, someStock } from '../../fixtures/vehicles.ts';

const stock: Vehicle[] = [
  aVehicle({ body: 'suv', price: 41_990 }),
  aVehicle({ body: 'suv', price: 18_500, images: ['/_p/suv-red-1a2b3c4d5e-960x640.webp'] }),
  aVehicle({ body: 'hatch', price: 7990 }),
  aVehicle({ body: 'ute', price: 900 }),
  aVehicle({ body: 'ute', price: null }),
  aVehicle({ body: 'sedan', price: 99_990, status: 'sold', soldAt: now }),
];
function dataFor(settings: Record<string, unknown> = {}, changes: Partial<BudgetFinderData> = {}): BudgetFinderData {
  const tenant = aTenant({ settings });
  return { ...budgetFinderData(siteOf(tenant, someStock(stock), aContext(tenant))), ...changes };
}
const text = (data: BudgetFinderData) =>
  renderToStaticMarkup(<BudgetFinder data={data} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const html = (data: BudgetFinderData) => renderToStaticMarkup(<BudgetFinder data={data} />);
const poor: BudgetFinderData['start'] = {
  weekly: { period: 'weekly', repayment: 5, deposit: 100 },
  monthly: { period: 'monthly', repayment: 5, deposit: 100 },
};

describe('the budget finder', () => {
  test('shows its heading, the car types, repayment, period and deposit, and a button (BUDG-01)', () => {
    const words = text(dataFor());
    for (const part of [
      'Find cars for your budget',
      'Select your preferred car types',
      'SUV',
      'Hatch',
      'Weekly',
      'Monthly',
      'Repayment, per week',
      'Deposit',
      'Show cars',
    ])
      expect(words).toContain(part);
    expect(text(dataFor({ stockRules: { itemTypes: ['motorcycle'] } }))).toContain('Find motorcycles for your budget');
  });

  test("lists the most stocked bodies first, or those in stock from the dealer's own list (BUDG-01)", () => {
    expect(dataFor().bodies.map(({ value }) => value)).toEqual(['suv', 'ute', 'hatch', 'sedan']);
    expect(dataFor().bodies[0]).toMatchObject({
      one: 'SUV',
      many: 'SUVs',
      image: '/_p/suv-red-1a2b3c4d5e-320.webp',
    });
    expect(
      dataFor({ search: { bodyTiles: { custom: ['hatch', 'van', 'suv'] } } }).bodies.map(({ value }) => value),
    ).toEqual(['hatch', 'suv']);
  });

  test("starts at the dealer's figures, weekly first (BUDG-02)", () => {
    const markup = html(dataFor());
    expect(markup).toMatch(/value="200"/);
    expect(markup).toMatch(/value="2000"/);
    expect(text(dataFor())).toContain('$54,000');
    expect(text(dataFor({ finance: { budgetFinder: { period: 'monthly', monthly: 700, deposit: 0 } } }))).toMatch(
      /Repayment, per month.*\$42,000/,
    );
  });

  test('marks both inputs, disables the button and explains why for a budget below the lowest price (BUDG-03)', () => {
    const data = dataFor({}, { start: poor });
    expect(html(data).match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html(data)).toMatch(/<button[^>]*disabled=""[^>]*>0 Cars Found<\/button>/);
    expect(text(data)).toContain(
      'No cars found for this budget The lowest price in stock is $7,990: try $31 per week.',
    );
    expect(html(dataFor())).not.toContain('aria-invalid="true"');
    expect(html(dataFor())).not.toContain('disabled');
  });

  test.each<[string[], number | null, string]>([
    [[], null, 'Show cars'],
    [[], 588, 'Show 588 cars'],
    [[], 1, 'Show 1 car'],
    [['suv'], 12, 'Show 12 SUVs'],
    [['suv'], 1, 'Show 1 SUV'],
    [['hatch'], 0, '0 Hatches Found'],
    [['hatch', 'suv'], 0, '0 Cars Found'],
  ])('with %j chosen and %s found, labels the button "%s" (BUDG-03)', (chosen, count, words) => {
    expect(buttonText(dataFor(), chosen, count)).toBe(words);
  });

  test('names the chosen type in the note when there is only one (BUDG-03)', () => {
    expect(tooLowCopy(dataFor(), ['hatch'], poor.weekly, true).note).toBe('No hatches found for this budget');
    expect(tooLowCopy(dataFor(), ['suv'], poor.weekly, true).note).toBe('No SUVs found for this budget');
    expect(tooLowCopy(dataFor(), ['suv', 'ute'], poor.weekly, false)).toEqual({
      note: 'No cars found for this budget',
      hint: 'Choose more car types or a higher repayment.',
    });
  });

  test.each<[string, number, Partial<BudgetFinderData>, string]>([
    ['the budget is the highest price', 30_000, {}, '/search/new-used-and-demo-cars/?range[price]=:30000'],
    ['capped at the dearest in stock', 54_000, {}, '/search/new-used-and-demo-cars/?range[price]=:41990'],
    [
      'capped at 100000 where nothing has a price',
      540_000,
      { maximum: null },
      '/search/new-used-and-demo-cars/?range[price]=:100000',
    ],
    [
      'the current search stays, from its first page',
      30_000,
      { searchUrl: '/search/used-cars?query=awd&page=3&range[year]=2019:' },
      '/search/used-cars?query=awd&range[price]=:30000&range[year]=2019:',
    ],
  ])('%s (BUDG-04)', (_name, budget, changes, url) => {
    expect(budgetUrl(dataFor({}, changes), budget, [])).toBe(url);
  });

  test('adds chosen types to the search (BUDG-04)', () => {
    expect(budgetUrl(dataFor(), 30_000, ['suv', 'hatch'])).toBe(
      '/search/new-used-and-demo-cars/?refinementList[body][0]=suv&refinementList[body][1]=hatch&range[price]=:30000',
    );
  });

  test('searches for the starting budget before its script runs (BUDG-04)', () => {
    expect(html(dataFor())).toContain('action="/search/new-used-and-demo-cars/"');
    expect(html(dataFor())).toContain('name="range[price]" value=":54000"');
  });

  test('bases budget limits only on cars priced above $1,000 (BUDG-05)', () => {
    expect(dataFor()).toMatchObject({ minimum: 7990, maximum: 41_990 });
    expect(dataFor({ finance: { budgetFinder: { priceAbove: 10_000 } } })).toMatchObject({ minimum: 18_500 });
    expect(dataFor({ finance: { budgetFinder: { priceAbove: 90_000 } } })).toMatchObject({
      minimum: null,
      maximum: null,
    });
  });

  test('shows the buying power with interest beside the total, each with its basis (AFF-01)', () => {
    const words = text(dataFor());
    expect(words).toContain('$54,000 $200 × 52 weeks × 5 years + $2,000 deposit, before interest and fees.');
    expect(words).toContain(
      'about $42,891 an example rate that no lender offers, excluding fees, 5 years of weekly repayments, plus your $2,000 deposit.',
    );
    expect(words).toContain('The remaining $11,109 is interest over 5 years.');
  });

  test('never shows the rate without its comparison rate and the warning (AFF-01, LAW-02)', () => {
    const words = text(dataFor({}, { comparisonRate: 10.9 }));
    expect(words).toContain('10% p.a. (comparison rate 10.9% p.a.)');
    expect(words).toContain('WARNING: This comparison rate is true only for the example given');
    expect(words).toContain('Repayments are indicative only');
    expect(text(dataFor())).not.toContain('WARNING');
    expect(smallPrint(dataFor({ regional: { locale: 'en-NZ' } }))).not.toContain('comparison rate');
  });

  test('calls the deposit a down payment in the United States (REG-01)', () => {
    const american = text(dataFor({ regional: { locale: 'en-US' } }));
    expect(american).toContain('Down payment');
    expect(american).toContain('+ $2,000 down payment, before interest and fees');
    expect(american).toContain('plus your $2,000 down payment');
    expect(american).not.toMatch(/deposit/i);
  });

  test('names the lender beside its rates, and shows no comparison rate without a lender (AFF-01, LAW-02)', () => {
    const rates = { calculatorRate: 8.99, calculatorComparisonRate: 9.86 };
    const lenders = [
      { key: 'quay', name: 'Quay Finance', rule: 'D', creditLicence: 'Australian credit licence 000 412' },
    ];
    expect(text(dataFor({ finance: { ...rates, provider: 'quay', lenders } }))).toContain(
      '8.99% p.a. (comparison rate 9.86% p.a.), 5 years of weekly repayments, plus your $2,000 deposit. Rates from Quay Finance, Australian credit licence 000 412.',
    );
    expect(dataFor({ finance: rates })).toMatchObject({ ratePerYear: 8.99, comparisonRate: null, lender: null });
  });
});
