import { describe, expect, test } from 'vitest';
import { siteContext } from '#src/routes/site-context.ts';
import { siteOf } from '#src/site/site.ts';
import { calculatorCopy, quotedRepayment } from '#src/view/copy/vehicle/calculator-copy.ts';
import { promotionalTiles } from '#src/view/vehicle/promotions/promotional-tiles.ts';
import { bannerItemState } from '#src/features/vehicle-page/banner-state.ts';
import { bannerItems, windowedPromos } from '#src/view/vehicle/promotions/promo-banner.ts';
import { vehicleInputs } from '#src/view/vehicle/vehicle-inputs.ts';
import { financeUrl, tradeInUrl, vehicleLinks } from '#src/view/vehicle/vehicle-links.ts';
import { vehiclePage } from '#src/view/vehicle/vehicle-page.ts';
import { isValuationOffered } from '#src/journeys/trade-in/rules/eligibility.ts';
import type { Promo } from '#src/domain/content/content.ts';
import type { LenderOffer, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aContext, aLocation, aTenant, aVehicle, now, publicSettings, someStock } from '../../../fixtures/vehicles.ts';

type Settings = Record<string, unknown>;

function pageOf(
  vehicle: Vehicle,
  settings: Settings = {},
  overrides: Partial<Parameters<typeof aTenant>[0]> = {},
  at = now,
) {
  const tenant = aTenant({ settings, ...overrides });
  const stock = someStock([vehicle], { at });
  const context = siteContext(tenant, stock);
  return vehiclePage(vehicleInputs(siteOf(tenant, stock, context))(vehicle), context.settings);
}

const lenders = [{ key: 'quay', name: 'Quay Finance', rule: 'A', creditLicence: 'Australian credit licence 000 412' }];
const finance = { shown: true, provider: 'quay', lenders };
const offer = {
  interestRate: 8.49,
  comparisonRate: 9.31,
  paymentWeek: 123.4,
  paymentMonth: 534,
  termYears: 5,
  termMonths: 60,
  deposit: 2599,
  balloon: 0,
  disclaimer: 'Credit provided by Quay. Fees and lending criteria apply.',
};
const pairOf = (interest: string, comparison: string) => [
  { name: 'Interest rate', rate: interest },
  { name: 'Comparison rate', rate: comparison },
];
const financed = (changes: Partial<Vehicle> = {}) => aVehicle({ financeLenders: { quay: offer }, ...changes });

describe('finance from-price', () => {
  test('shows whole dollars per week, with rates, basis, lender, warning and disclaimer (FIN-03, LAW-02)', () => {
    const words = pageOf(financed(), { finance }).finance!;
    expect(words).toMatchObject({
      repayment: { amount: '$123', per: 'per week' },
      rates: pairOf('8.49% p.a.', '9.31% p.a.'),
      basis: '5-year term, $2,599 deposit, no balloon',
      lender: 'Quay Finance, Australian credit licence 000 412',
    });
    expect(words.disclaimer).toContain(
      'Credit provided by Quay. Repayments are indicative only, are not a binding quote and do not consider your financial situation.',
    );
    expect(words.warning).toContain('WARNING: This comparison rate is true only for the example given');
    expect(words.disclaimer.match(/Fees and lending criteria apply/g)).toHaveLength(1);
  });

  test('shows only the APR of an American offer, as the lender’s rate in the calculator, and a down payment (REG-01, LAW-02)', () => {
    const { finance: offered, calculator } = pageOf(financed(), {
      finance,
      regional: { locale: 'en-US', currency: 'USD' },
    });
    const words = offered!;
    const whose = (ratePerYear: number) => calculatorCopy({ ...calculator!.start, ratePerYear }, calculator!).whose;
    expect(quotedRepayment(calculator!)?.terms.ratePerYear).toBe(9.31);
    expect(whose(9.31)).toBe('Rate from Quay Finance, Australian credit licence 000 412.');
    expect(whose(8.49)).toBe('An example at a rate you choose, excluding fees. No lender is offering it here.');
    expect(words).toMatchObject({
      repayment: { amount: '$534', per: 'per month' },
      rates: [{ name: 'APR', rate: '9.31%' }],
      basis: '5-year term, $2,599 down payment, no balloon payment',
    });
  });

  test('dates an offer’s validity one month from the dealer’s own date, only on pages with an offer (FIN-04)', () => {
    const evening = Date.parse('2026-11-30T23:30:00+11:00');
    const validity = (settings: Settings = {}) =>
      pageOf(financed(), { finance, ...settings }, {}, evening).finance!.validity.text;
    expect(validity()).toBe('An offer made on 30 November 2026 is valid until 30 December 2026.');
    expect(validity({ regional: { timeZone: 'Pacific/Auckland' } })).toBe(
      'An offer made on 1 December 2026 is valid until 1 January 2027.',
    );
    const inputs = (vehicle: Vehicle) => {
      const [tenant, stock] = [aTenant({ settings: { finance } }), someStock([vehicle], { at: evening })];
      return vehicleInputs(siteOf(tenant, stock, siteContext(tenant, stock)))(vehicle).offeredOn;
    };
    expect([inputs(financed()), inputs(aVehicle())]).toEqual(['2026-11-30', null]);
  });

  test('rolls over to the new year in the dealer’s time zone (FIN-02)', () => {
    const vehicle = financed({ year: 2015 });
    const newYear = Date.parse('2027-01-01T00:30:00+11:00');
    expect(pageOf(vehicle, { finance }, {}, newYear - 3_600_000).finance).not.toBeNull();
    expect(pageOf(vehicle, { finance }, {}, newYear).finance).toBeNull();
    expect(pageOf(vehicle, { finance, regional: { timeZone: 'Australia/Perth' } }, {}, newYear).finance).not.toBeNull();
  });

  test('links the finance button according to settings (FIN-04)', () => {
    const of = (settings: Settings, paths = ['/', '/finance', '/personalised/finance']) =>
      financeUrl(
        { id: 'a b', locationSlug: 'sample-city', dealershipSlug: 'sample-north' },
        aContext(aTenant({ settings }), paths),
      );
    expect(of({})).toBe('/finance?car_id=a%20b&preferredDealership=sample-north&location=sample-city');
    expect(of({ finance: { link: { perVehicle: true } } })).toBe('/personalised/finance?car_id=a%20b');
    expect(of({ finance: { link: { perVehicle: true } } }, ['/finance'])).toBe(
      '/finance?car_id=a%20b&preferredDealership=sample-north&location=sample-city',
    );
    expect(of({ finance: { link: { override: 'https://lender.example/apply' } } })).toBe(
      'https://lender.example/apply',
    );
    expect(of({}, ['/'])).toBeNull();
    const link = vehicleLinks(
      pageOf(financed({ id: 'f1' }), { finance }),
      aContext(aTenant({ settings: { finance } }), ['/finance']),
    ).find(({ kind }) => kind === 'finance');
    expect(link).toMatchObject({ label: 'Ask About Finance', url: '/finance?car_id=f1' });
  });
});

describe('calculator', () => {
  test('starts at the dealer’s rate and term with a 10% deposit (FIN-03)', () => {
    const data = pageOf(aVehicle({ price: 25_990 })).calculator!;
    expect(data.start).toEqual({
      price: 25_990,
      deposit: 2599,
      balloon: 0,
      ratePerYear: 10,
      years: 5,
      period: 'weekly',
    });
    expect(calculatorCopy(data.start, data)).toMatchObject({
      amount: '$114',
      per: 'per week',
      rates: [],
      basis: '$23,391 over 5 years, weekly repayments, no balloon.',
    });
    expect(
      pageOf(aVehicle(), { finance: { calculatorRate: 7.99, calculatorTermYears: 4 } }).calculator?.start,
    ).toMatchObject({ ratePerYear: 7.99, years: 4 });
  });

  test('starts with the lender’s example, and shows the same repayment and rates (FIN-03, LAW-02)', () => {
    const settings = { finance: { ...finance, calculatorRate: 8.49 } };
    const figures = (changes: Partial<LenderOffer>) => {
      const { finance: example, calculator } = pageOf(
        financed({ financeLenders: { quay: { ...offer, ...changes } } }),
        settings,
      );
      return { example, start: calculator!.start, words: calculatorCopy(calculator!.start, calculator!) };
    };
    const { example, start, words } = figures({ deposit: 4000, balloon: 5000 });
    expect(start).toMatchObject({ deposit: 4000, balloon: 5000, period: 'weekly' });
    expect(words).toMatchObject({
      amount: example!.repayment!.amount,
      rates: example!.rates,
      basis: '$21,990 over 5 years, weekly repayments, $5,000 balloon payment, as quoted by Quay Finance.',
    });
    expect(figures({ deposit: null }).start.deposit).toBe(2599);
    expect(figures({ balloon: 80_000 })).toMatchObject({
      start: { balloon: 0 },
      words: { basis: '$23,391 over 5 years, weekly repayments, no balloon.' },
    });
    expect(figures({ paymentWeek: null })).toMatchObject({ example: null, start: { deposit: 2599 } });
  });

  test.each<[string, Parameters<typeof financed>[0]]>([
    ['whose rule leaves it out', { year: 2009 }],
    ['who has no offer for it', { financeLenders: {} }],
    ['whose offer has no payment', { financeLenders: { quay: { ...offer, paymentWeek: null } } }],
  ])(
    'with a lender %s, starts at the dealer’s own pair of rates, or shows no rate without one (FIN-03, LAW-02)',
    (_, changes) => {
      const settings = {
        finance: {
          ...finance,
          lenders: [{ ...lenders[0], rule: 'A' as const }],
          calculatorRate: 8.49,
          calculatorTermYears: 7,
          calculatorComparisonRate: 9.31,
        },
      };
      const data = pageOf(financed(changes), settings).calculator!;
      expect(data).toMatchObject({
        start: { ratePerYear: 8.49, years: 7, balloon: 0, period: 'weekly' },
        quoted: null,
      });
      expect(data.smallPrint.join(' ')).toContain('WARNING');
      expect(calculatorCopy(data.start, data)).toMatchObject({
        rates: pairOf('8.49% p.a.', '9.31% p.a.'),
        basis: expect.not.stringContaining(lenders[0]!.name),
      });
      const withoutPair = { finance: { ...settings.finance, calculatorComparisonRate: null } };
      const alone = pageOf(financed(changes), withoutPair).calculator!;
      expect(calculatorCopy(alone.start, alone).rates).toEqual([]);
      expect(alone.smallPrint.join(' ')).not.toContain('WARNING');
      expect(pageOf(financed(), settings).calculator!.start).toMatchObject({ ratePerYear: 8.49, years: 7 });
      expect(
        pageOf(financed(changes), { finance: { ...settings.finance, shown: false } }).calculator!.start,
      ).toMatchObject({ ratePerYear: 8.49, years: 7 });
    },
  );

  test('starts with monthly repayments for a lender that quotes monthly (FIN-03)', () => {
    const { finance: example, calculator } = pageOf(financed(), {
      finance: { ...finance, lenders: [{ ...lenders[0], rule: 'G' }], calculatorRate: 8.49 },
    });
    expect(calculatorCopy(calculator!.start, calculator!)).toMatchObject(example!.repayment!);
    expect(example!.repayment!.per).toBe('per month');
  });

  test('shows the dealer’s comparison rate only at the dealer’s rate (LAW-02)', () => {
    const rates = { calculatorRate: 8.99, calculatorComparisonRate: 9.86 };
    const data = pageOf(aVehicle(), { finance: { ...finance, shown: false, ...rates } }).calculator!;
    expect(calculatorCopy(data.start, data)).toMatchObject({
      rates: pairOf('8.99% p.a.', '9.86% p.a.'),
      whose: 'Rates from Quay Finance, Australian credit licence 000 412.',
    });
    expect(data.smallPrint.join(' ')).toContain('WARNING: This comparison rate');
    expect(calculatorCopy({ ...data.start, ratePerYear: 6 }, data)).toMatchObject({
      rates: [],
      whose: expect.stringMatching(/^An example at the rate you entered/),
    });
    const nobodys = pageOf(aVehicle(), { finance: rates }).calculator!;
    expect(calculatorCopy(nobodys.start, nobodys).rates).toEqual([]);
    expect(nobodys.smallPrint.join(' ')).not.toContain('WARNING');
    expect(calculatorCopy({ ...data.start, deposit: 90_000 }, data)).toMatchObject({
      amount: '–',
      rates: pairOf('–', '–'),
    });
  });

  test('names the lender at the offer’s rate, even with another deposit (LAW-02)', () => {
    const data = pageOf(financed(), { finance: { ...finance, calculatorRate: 8.49 } }).calculator!;
    const whose = 'Rates from Quay Finance, Australian credit licence 000 412.';
    expect(calculatorCopy(data.start, data)).toMatchObject({ rates: pairOf('8.49% p.a.', '9.31% p.a.'), whose });
    expect(calculatorCopy({ ...data.start, deposit: 0 }, data)).toMatchObject({
      rates: pairOf('8.49% p.a.', '9.31% p.a.'),
      whose,
    });
    expect(data.smallPrint.join(' ')).toContain(
      'The weekly repayment Quay Finance quotes, and its total, are based on 52.18 weeks in a year, the long-term average.',
    );
  });

  test('states what a rate excludes in the United States (REG-01)', () => {
    const data = pageOf(aVehicle(), { regional: { locale: 'en-US', currency: 'USD' } }).calculator!;
    expect(calculatorCopy(data.start, data)).toMatchObject({
      rates: [{ name: 'APR', rate: '10%' }],
      whose: 'An example at a rate you choose, excluding fees. No lender is offering it here.',
    });
    expect(data.smallPrint).toHaveLength(1);
  });

  test.each([
    ['the dealer has none', {}, { finance: { calculator: false } }],
    ['the dealer is flagged for no finance', {}, { finance: { neverShow: true } }],
    ['the make is excluded', {}, { finance: { excludedMakes: ['Toyota'] } }],
    ['there is no price', { price: null }, {}],
    ['it is sold', { status: 'sold' as const, soldAt: now }, {}],
    ['it is an accessory', { itemType: 'accessory' as const }, {}],
  ])('is hidden when %s (FIN-03)', (_, vehicle, settings) => {
    const page = pageOf(aVehicle(vehicle), settings);
    expect(page.calculator).toBeNull();
    expect(page.sections.folds.map(({ kind }) => kind)).not.toContain('calculator');
  });
});

describe('tabs and accordions', () => {
  const texts = { included: ['Two keys'], whyBuy: ['Fair'], protect: ['Cover'] };
  const full = aVehicle({ standardEquipment: ['Camera'], dealerComments: '<p>Nice.</p>' });
  const reserve = { shown: true };
  const titles = (vehicle: Vehicle, vehiclePage: Settings, settings: Settings = {}) => {
    const { tabs, folds } = pageOf(vehicle, {
      reserve,
      vehiclePage: { ...texts, ...vehiclePage },
      ...settings,
    }).sections;
    return [tabs.map(({ title }) => title), folds.map(({ title }) => title)];
  };

  test('shows tabs, and accordions for other sections (VDP-01)', () => {
    expect(titles(full, { layout: 'tabs' })).toEqual([
      ['Dealer Comments', "What's Included", 'Features', 'Reserve Online', 'Why Buy From Us?', 'Protect Your Car'],
      ['Car Summary', 'All Specifications', 'Ask about this car', 'Finance calculator'],
    ]);
  });

  test('shows accordions in the dealer’s order, each only once (VDP-01)', () => {
    expect(titles(full, { layout: 'accordions' })).toEqual([
      [],
      [
        'Dealer Comments',
        "What's Included",
        'Features',
        'Reserve Online',
        'Why Buy From Us?',
        'Protect Your Car',
        'Car Summary',
        'All Specifications',
        'Ask about this car',
        'Finance calculator',
      ],
    ]);
    expect(
      titles(full, { layout: 'accordions', tabs: ['features'], accordions: ['summary', 'why-buy', 'enquiry'] })[1],
    ).toEqual(['Features', 'Car Summary', 'Why Buy From Us?', 'Ask about this car', 'Reserve Online']);
  });

  test('leaves out empty sections, but never those that a button links to (VDP-01)', () => {
    expect(
      titles(
        aVehicle(),
        { layout: 'tabs', included: [], whyBuy: [], protect: [], accordions: [] },
        { reserve: { shown: false } },
      ),
    ).toEqual([['Dealer Comments'], ['Ask about this car']]);
    expect(titles(full, { layout: 'tabs', tabs: ['comments'], accordions: [] })).toEqual([
      ['Dealer Comments'],
      ['Reserve Online', 'Ask about this car'],
    ]);
    expect(titles({ ...full, status: 'sold', soldAt: now }, { layout: 'tabs' })[1]).toEqual([
      'Car Summary',
      'All Specifications',
    ]);
  });

  const stock = { new: ['Full warranty'], demo: ['Balance of the warranty'], used: ['PPSR report', 'Two keys'] };
  test.each<[string, Partial<Vehicle>, ReturnType<typeof pageOf>['included']]>([
    ['new', { carType: 'new' }, { lead: null, points: ['Two keys', 'Full warranty'] }],
    ['a demo', { carType: 'demo' }, { lead: null, points: ['Two keys', 'Balance of the warranty'] }],
    ['used', { carType: 'used' }, { lead: null, points: ['Two keys', 'PPSR report'] }],
    [
      'coming soon',
      { carType: 'new', status: 'coming_soon' },
      {
        lead: 'This car hasn’t arrived yet. When you collect it, it will have:',
        points: ['Two keys', 'Full warranty'],
      },
    ],
    [
      'a caravan that is coming soon',
      { itemType: 'caravan', status: 'coming_soon' },
      {
        lead: 'This caravan hasn’t arrived yet. When you collect it, it will have:',
        points: ['Two keys', 'PPSR report'],
      },
    ],
    ['sold', { carType: 'new', status: 'sold', soldAt: now }, null],
    ['an accessory', { itemType: 'accessory' }, null],
  ])('shows What’s Included for a vehicle that is %s (VDP-01)', (_, vehicle, expected) => {
    const page = pageOf({ ...full, ...vehicle }, { vehiclePage: { ...texts, includedFor: stock } });
    expect(page.included).toEqual(expected);
    expect([...page.sections.tabs, ...page.sections.folds].some(({ kind }) => kind === 'included')).toBe(
      expected !== null,
    );
  });

  test('hides What’s Included, Protect Your Car and comments on sold vehicles (VDP-01, VDP-06)', () => {
    expect(titles({ ...full, status: 'sold', soldAt: now }, { layout: 'tabs' })[0]).toEqual([
      'Features',
      'Why Buy From Us?',
    ]);
  });

  test('does not open comments when empty, or specifications when there are few (VDP-09)', () => {
    const open = (vehicle: Vehicle) =>
      pageOf(vehicle, { vehiclePage: { layout: 'accordions' } })
        .sections.folds.filter(({ isOpen }) => isOpen)
        .map(({ kind }) => kind);
    expect(open({ ...full, dealerComments: null })).not.toContain('comments');
    expect(open(full)).toContain('comments');
    expect(
      open({
        ...full,
        variant: null,
        specifications: null,
        stockNumber: null,
        vin: null,
        regoExpiry: null,
        complianceDate: null,
        buildDate: null,
        interiorColour: null,
      }),
    ).not.toContain('specifications');
  });

  test('hides car sections on accessories, and uses the right noun for other vehicles (VDP-01, REG-02)', () => {
    expect(titles({ ...full, itemType: 'accessory' }, { layout: 'tabs' })).toEqual([
      ['Dealer Comments', 'Features'],
      ['All Specifications', 'Ask about this accessory'],
    ]);
    expect(titles({ ...full, itemType: 'caravan' }, { layout: 'tabs' })[0]).toContain('Protect Your Caravan');
    expect(titles({ ...full, itemType: 'motorcycle' }, { layout: 'tabs' })[1]).toContain('Motorcycle Summary');
  });
});

describe('panel and buttons', () => {
  const paths = ['/', '/trade-in', '/finance'];
  const kinds = (settings: Settings = {}, vehicle: Partial<Vehicle> = {}) =>
    vehicleLinks(
      pageOf(aVehicle({ historyReportUrl: 'https://reports.example/1', ...vehicle }), settings),
      aContext(aTenant({ settings }), paths),
    ).map(({ kind }) => kind);

  test('lists links in the specification’s order, each by its setting and rule (VDP-03)', () => {
    expect(kinds()).toEqual(['trade-in', 'finance', 'history', 'pdf', 'print', 'share']);
    expect(
      kinds({
        buttons: { tradeIn: false, finance: false, historyReport: false, pdf: false, print: false },
        vehiclePage: { sharing: false },
      }),
    ).toEqual([]);
    expect(kinds({ tradeIn: { shown: false }, finance: { neverShow: true } }, { historyReportUrl: null })).toEqual([
      'pdf',
      'print',
      'share',
    ]);
    expect(kinds({}, { status: 'sold', soldAt: now })).toEqual(['history', 'print', 'share']);
    expect(kinds({}, { itemType: 'accessory' })).toEqual(['history', 'pdf', 'print', 'share']);
  });

  test('shows the valuation in the panel, or in the list without a panel (VDP-02)', () => {
    expect(kinds({ tradeIn: { valuation: true } })).not.toContain('trade-in');
    expect(kinds({ tradeIn: { valuation: true }, vehiclePage: { sidebar: false } })).toContain('trade-in');
    expect(tradeInUrl({ id: 'v 1' }, aContext(aTenant(), ['/cars/trade-in', '/trade-in']))).toBe(
      '/cars/trade-in?car_id=v%201',
    );
    expect(
      tradeInUrl(
        { id: 'v 1' },
        aContext(aTenant({ settings: { tradeIn: { path: '/sell-my-car' } } }), ['/sell-my-car', '/trade-in']),
      ),
    ).toBe('/sell-my-car?car_id=v%201');
    expect(tradeInUrl({ id: 'v1' }, aContext(aTenant(), ['/']))).toBeNull();
  });

  test.each([
    ['in stock at 201', { price: 201 }, {}, true],
    ['at 200', { price: 200 }, {}, false],
    ['without a price', { price: null }, {}, false],
    ['coming soon', { status: 'coming_soon' as const }, {}, false],
    ['sold', { status: 'sold' as const }, {}, false],
    ['reserved', { reserved: true }, {}, false],
    ['with the feature off', {}, { valuation: false }, false],
    ['with trade-ins off', {}, { shown: false }, false],
    ['an accessory', { itemType: 'accessory' as const }, {}, false],
  ])('decides whether to offer a valuation for a vehicle %s (TRADE-02)', (_, vehicle, tradeIn, isOffered) => {
    expect(isValuationOffered(aVehicle(vehicle), publicSettings({ tradeIn: { valuation: true, ...tradeIn } }))).toBe(
      isOffered,
    );
  });

  test('shows views only if the dealer turns the counter on (VDP-05)', () => {
    const settings = { vehiclePage: { viewCounter: true } };
    expect([
      pageOf(aVehicle({ views: 1312 }), settings).views,
      pageOf(aVehicle({ views: 1 }), settings).views,
      pageOf(aVehicle({ views: 0 }), settings).views,
      pageOf(aVehicle({ views: 5 })).views,
    ]).toEqual(['1,312 views', '1 view', null, null]);
  });
});

describe('price and market', () => {
  test('explains what the price includes, and the earlier price (PRICE-01)', () => {
    const page = pageOf(aVehicle({ price: 25_990, beforePrice: 27_990, priceType: 'drive_away' }));
    expect(page.priceCopy).toEqual({
      meaning: expect.stringMatching(
        /^The total price, including .*stamp duty, registration and compulsory insurance\.$/,
      ),
      note: 'Was $27,990: our previous advertised price.',
    });
    expect(pageOf(aVehicle({ price: 25_990, beforePrice: 25_990 })).priceCopy?.note).toBeNull();
    expect(pageOf(aVehicle({ price: null })).priceCopy).toBeNull();
  });

  describe('of a subscription', () => {
    const subscribed = (subscriptionTerms: Settings = {}, regional: Settings = {}, vehicle: Partial<Vehicle> = {}) =>
      pageOf(aVehicle({ subscriptionPrice: 285, price: 42_990, beforePrice: 44_990, ...vehicle }), {
        pricing: { subscription: true, subscriptionTerms },
        regional,
      }).priceCopy;

    test('explains that it is not a purchase price, and what to ask if no terms are set (CARD-05, PRICE-01)', () => {
      expect(subscribed()).toEqual({
        note: null,
        meaning:
          'A weekly payment to use this car, not the price to buy it. The agreement sets out what it covers, the minimum term, how far you can drive and what it costs to end early. Ask us for a copy before you sign.',
      });
      expect(subscribed({}, {}, { itemType: 'caravan' })?.meaning).toContain('use this caravan');
    });

    test('lists cover, minimum term with its total, and distance from settings (CARD-05, PRICE-01)', () => {
      expect(
        subscribed({
          minimumWeeks: 26,
          distancePerMonth: 1500,
          included: ['registration', 'servicing'],
          notIncluded: ['fuel', 'tolls'],
          note: 'Swap after 13 weeks.',
        })?.meaning,
      ).toBe(
        'A weekly payment to use this car, not the price to buy it. Included: registration, servicing. Not included: fuel, tolls. The minimum term is 26 weeks, a total of $7,410 in weekly payments. ' +
          'You can drive 1,500 kilometres a month; ask us what it costs to drive more. Swap after 13 weeks. The agreement sets out what it costs to end early. Ask us for a copy before you sign.',
      );
      expect(
        subscribed({ minimumWeeks: 1, distancePerMonth: 900 }, { locale: 'en-US', currency: 'USD', distanceUnit: 'mi' })
          ?.meaning,
      ).toMatch(
        /minimum term is 1 week, a total of \$285 in weekly payments\. You can drive 900 miles a month;.*sets out what it covers and what it costs to end early/,
      );
    });

    test('explains the ordinary price for a dealer without subscriptions (CARD-05)', () => {
      expect(pageOf(aVehicle({ subscriptionPrice: 285, price: 42_990 })).priceCopy?.meaning).not.toContain('weekly');
    });
  });

  test('explains in the market dialog what is compared and what is not (VDP-05)', () => {
    const { market } = pageOf(
      aVehicle({ price: 26_000, state: 'NSW', market: { stateAverage: 27_240, average: null } }),
    );
    expect(market?.compared).toContain('asking prices');
    expect(market?.notCompared).toMatch(/condition.*not a valuation/);
  });
});

describe('promotions', () => {
  const context = (
    settings: Settings = {},
    paths = ['/', '/special-offers', '/service', '/trade-in', '/warranty', '/finance'],
  ) => aContext(aTenant({ settings }), paths);

  test('shows up to three banner items whose pages exist (VDP-08, REG-01)', () => {
    expect(bannerItems(context()).map(({ title, text, url }) => [title, text, url])).toEqual([
      ['Latest offers', 'What’s on this month', '/special-offers'],
      ['Book your service', 'Our opening hours and how to book', '/service'],
      ['Sell your car', 'Tell us about it and we’ll make you an offer', '/trade-in'],
    ]);
    const booked = { ...context({}, ['/service']), booksService: true };
    expect(bannerItems(booked)).toMatchObject([{ title: 'Book your service online', text: 'Save time & book online' }]);
    expect(bannerItems(context({}, ['/service'])).map(({ url }) => url)).toEqual(['/service']);
    expect(bannerItems(context({ regional: { locale: 'en-US' } }, ['/service']))).toMatchObject([
      { title: 'Schedule your service', text: 'Our hours and how to schedule a visit' },
    ]);
    expect(bannerItems(context({ tradeIn: { shown: false } })).map(({ url }) => url)).not.toContain('/trade-in');
    expect(bannerItems(context({ vehiclePage: { promoBanner: false } }))).toEqual([]);
    expect(
      bannerItems(
        context({ stockRules: { itemTypes: ['caravan'] }, tradeIn: { path: '/sell-my-car' } }, ['/sell-my-car']),
      ),
    ).toMatchObject([{ title: 'Sell your caravan' }]);
  });

  const promo = (changes: Partial<Promo> = {}): Promo => ({
    id: 'summer',
    kind: 'banner',
    title: 'Summer',
    text: 'Now',
    url: '/special-offers',
    start: '2025-01-01T00:00:00+10:00',
    expiry: '2025-02-01T00:00:00+10:00',
    position: null,
    display: null,
    strictDisplay: false,
    image: null,
    imageAlt: '',
    background: null,
    ...changes,
  });
  const at = (text: string) => Date.parse(text);

  test.each([
    ['before it', '2024-12-31T23:59:59+10:00', [false], 'closed'],
    ['at its first moment', '2025-01-01T00:00:00+10:00', [true], 'shown'],
    ['at its last', '2025-01-31T23:59:59+10:00', [true], 'shown'],
    ['when it is over', '2025-02-01T00:00:00+10:00', [], 'closed'],
  ])(
    'shows a promotion from 1 January to 1 February 2025 +10:00: %s (PROMO-01, VDP-08)',
    (_, moment, running, state) => {
      expect(windowedPromos({ promos: [promo()] }, 'used', at(moment)).map(({ isRunning }) => isRunning)).toEqual(
        running,
      );
      expect(bannerItemState(promo(), [], at(moment))).toBe(state);
    },
  );

  test('keeps a dismissed banner closed, and still shows another (VDP-08)', () => {
    const moment = at('2025-01-10T00:00:00+10:00');
    expect(bannerItemState(promo(), ['summer'], moment)).toBe('dismissed');
    expect(bannerItemState(promo({ id: 'autumn' }), ['summer'], moment)).toBe('shown');
  });

  test('leaves tiles out of banners, and shows a banner for new stock only on new stock (PROMO-01)', () => {
    const moment = at('2025-01-10T00:00:00+10:00');
    const promos = [promo({ id: 'tile', kind: 'tile' }), promo({ id: 'new', display: 'new' }), promo({ id: 'all' })];
    expect(windowedPromos({ promos }, 'used', moment).map(({ id }) => id)).toEqual(['all']);
    expect(windowedPromos({ promos }, 'new', moment).map(({ id }) => id)).toEqual(['new', 'all']);
    expect(pageOf(aVehicle(), { vehiclePage: { promoBanner: false } }, { promos }, moment).promos).toHaveLength(0);
  });

  const all = ['warranty', 'video-call', 'trade-in', 'freight', 'finance', 'protection-plan', 'certified', 'quality'];
  const tiles = (vehicle: Partial<Vehicle>, settings: Settings = {}) =>
    promotionalTiles(
      pageOf(aVehicle(vehicle), {
        vehiclePage: { promotionalTiles: all, certified: { points: ['Checked'] }, ...settings },
      }),
      context({ vehiclePage: { promotionalTiles: all, ...settings } }),
    );

  test('shows only the trade-in tile by default (VDP-08)', () => {
    expect(promotionalTiles(pageOf(aVehicle(), {}), context({})).map(({ kind }) => kind)).toEqual(['trade-in']);
  });

  test('shows warranty and plan tiles on used stock, and the certified tile on certified stock (VDP-08)', () => {
    expect(tiles({ certified: true }).map(({ kind }) => kind)).toEqual(all);
    expect(tiles({}).map(({ kind }) => kind)).toEqual(all.filter((kind) => kind !== 'certified'));
    expect(tiles({ carType: 'new' }).map(({ kind }) => kind)).toEqual([
      'video-call',
      'trade-in',
      'freight',
      'finance',
      'quality',
    ]);
    expect([tiles({ itemType: 'accessory' }), tiles({ status: 'sold', soldAt: now })]).toEqual([[], []]);
    expect(tiles({})[0]).toMatchObject({ title: '3 year standard warranty', link: { url: '/warranty' } });
  });

  test.each<[string, Partial<Vehicle>, string]>([
    ['new', { carType: 'new' }, 'Every new car gets a pre-delivery check in a workshop before you collect it.'],
    [
      'a demo',
      { carType: 'demo' },
      'Every demo car is checked in a workshop before we offer it. Ask for this one’s inspection report.',
    ],
    ['used', {}, 'Every used car is checked in a workshop before we offer it. Ask for this one’s inspection report.'],
    [
      'coming soon',
      { status: 'coming_soon' },
      'This car hasn’t arrived yet. It will be checked in a workshop before you collect it. Ask for the report then.',
    ],
  ])('adapts the quality tile to a vehicle that is %s (VDP-08, VDP-01)', (_, vehicle, text) => {
    expect(tiles(vehicle).find(({ kind }) => kind === 'quality')?.text).toBe(text);
    expect(
      tiles(vehicle)
        .find(({ kind }) => kind === 'video-call')
        ?.text.includes('As soon as'),
    ).toBe(vehicle.status === 'coming_soon');
  });

  test('uses the dealer’s own tile text and order (VDP-08)', () => {
    const own = { title: '90 days', text: 'On the powertrain.' };
    expect(
      tiles({}, { promotionalTiles: ['quality', 'warranty'], promotionalTileWords: { warranty: own } }),
    ).toMatchObject([{ kind: 'quality' }, { kind: 'warranty', ...own }]);
  });
});

describe('rights', () => {
  const inState = (state: string) => ({ locations: [aLocation({ address: { ...aLocation().address, state } })] });
  const rights = (vehicle: Partial<Vehicle> = {}, settings: Settings = {}, state = 'NSW') =>
    pageOf(aVehicle({ locationSlug: 'penrith', ...vehicle }), settings, inState(state)).rights;

  test('uses the state of the selling location, or else the vehicle’s (LAW-05)', () => {
    expect(rights({ state: 'VIC' })?.heading).toBe('Your rights in New South Wales');
    expect(rights({ locationSlug: null, state: 'VIC' })?.heading).toBe('Your rights in Victoria');
    expect(rights({}, {}, 'QLD')?.items.find(({ title }) => title === 'Cooling off')?.text).toContain(
      '1 business day to change your mind',
    );
  });

  test('states what is covered, with date and sources (LAW-05)', () => {
    const panel = rights()!;
    expect(panel.items[0]).toMatchObject({
      title: 'Statutory warranty: yes',
      text: expect.stringContaining('3 months or 5,000 km, whichever comes first'),
    });
    expect(panel.note).toBe('General information as of 16 November 2026, not legal advice.');
    expect(panel.sources.map(({ url }) => url)).toEqual([
      'https://www.fairtrading.nsw.gov.au',
      expect.stringContaining('accc.gov.au'),
    ]);
  });

  test('explains why something is not covered, and whom to ask when unsure (LAW-05)', () => {
    expect(rights({ odometer: 210_000 })?.items[0]).toMatchObject({
      title: 'Statutory warranty: no',
      text: expect.stringContaining('doesn’t cover a car with this odometer reading'),
    });
    expect(rights({ odometer: 159_900 })?.items[0]).toMatchObject({
      title: 'Statutory warranty',
      text: expect.stringContaining('check with NSW Fair Trading'),
    });
    expect(rights({ itemType: 'motorcycle' }, {}, 'QLD')?.items[0]?.text).toBe(
      'The Queensland statutory warranty for used vehicles doesn’t cover motorcycles. The consumer guarantees still apply.',
    );
    expect(rights({ odometer: 210_000 }, {}, 'NT')?.items[0]?.text).toMatch(
      /^The Northern Territory statutory warranty for used vehicles/,
    );
    expect(rights({}, {}, 'TAS')?.items[0]?.text).toContain('check with Consumer, Building and Occupational Services');
  });

  test('limits cooling off in New South Wales to dealer-arranged finance, for the time in the contract (LAW-05)', () => {
    expect(rights()?.items.find(({ title }) => title === 'Cooling off')?.text).toBe(
      'In New South Wales, you have a cooling-off period only if finance arranged by the dealer pays for the car. The contract states how long it is. Read it before you sign, or ask NSW Fair Trading.',
    );
  });

  test('lists only the consumer guarantees for new stock (LAW-05)', () => {
    expect(rights({ carType: 'new' })).toMatchObject({
      heading: 'Your rights with this car',
      items: [{ title: 'Consumer guarantees' }],
      sources: [{ name: 'ACCC' }],
    });
  });

  test('describes the deposit as a hold before any contract (LAW-05, LAW-04)', () => {
    expect(rights({}, { reserve: { shown: true, deposit: 500, holdHours: 72 } })?.items.at(-1)).toEqual({
      title: 'Your deposit',
      text: 'Our $500 deposit holds the car for 72 hours before there’s any contract, and you get it back in full if you change your mind.',
    });
  });

  const abroad = (locale: string, vehicle: Partial<Vehicle> = {}, state = 'AUK') =>
    rights(vehicle, { regional: { locale, currency: locale === 'en-NZ' ? 'NZD' : 'USD' } }, state)!;
  const titlesOf = (panel: ReturnType<typeof abroad>) => panel.items.map(({ title }) => title);

  test('New Zealand: lists guarantees, fair trading, cooling off, and the notice for used and demo stock (LAW-05, REG-01)', () => {
    const panel = abroad('en-NZ', { state: 'NSW' });
    expect([panel.heading, titlesOf(panel)]).toEqual([
      'Your rights in New Zealand',
      ['Consumer guarantees', 'Fair trading', 'Consumer Information Notice', 'Cooling off'],
    ]);
    expect(panel.note).toBe('General information as of 21 November 2026, not legal advice.');
    expect(panel.sources.map(({ url }) => new URL(url).host)).toEqual(
      expect.arrayContaining(['comcom.govt.nz', 'www.legislation.govt.nz', 'www.consumerprotection.govt.nz']),
    );
    expect(titlesOf(abroad('en-NZ', { carType: 'demo' }))).toContain('Consumer Information Notice');
    expect(titlesOf(abroad('en-NZ', { carType: 'new' }))).not.toContain('Consumer Information Notice');
    expect(titlesOf(abroad('en-NZ', { itemType: 'caravan' }))).not.toContain('Consumer Information Notice');
    expect(panel.items.map(({ text }) => text).join(' ')).not.toMatch(/Australia|\{word\}/);
  });

  test('United States: lists cooling off, and the Buyers Guide for used cars (LAW-05, REG-01)', () => {
    const panel = abroad('en-US', {}, 'IL');
    expect([panel.heading, titlesOf(panel)]).toEqual([
      'Your rights in the United States',
      ['Buyers Guide', 'Cooling off'],
    ]);
    expect(panel.note).toBe('General information as of November 21, 2026, not legal advice.');
    expect(panel.sources.every(({ url }) => url.startsWith('https://www.ecfr.gov/current/title-16/'))).toBe(true);
    expect(titlesOf(abroad('en-US', { carType: 'new' }, 'IL'))).toEqual(['Cooling off']);
    expect(titlesOf(abroad('en-US', { itemType: 'motorcycle' }, 'IL'))).toEqual(['Cooling off']);
  });

  test('does not apply the federal rule in Wisconsin and Maine (LAW-05)', () => {
    expect(abroad('en-US', {}, 'WI')).toMatchObject({
      heading: 'Your rights in Wisconsin',
      items: [
        {
          title: 'Wisconsin Buyers Guide',
          text: expect.stringMatching(
            /^Licensed dealers must post the Wisconsin Buyers Guide on every used car they display/,
          ),
        },
        { title: 'Cooling off', text: expect.stringContaining('no three-day right to cancel') },
      ],
    });
    expect(titlesOf(abroad('en-US', {}, 'ME'))).toEqual(['Cooling off']);
  });

  test('includes the deposit in New Zealand too (LAW-05, LAW-04)', () => {
    expect(
      titlesOf(rights({}, { regional: { locale: 'en-NZ', currency: 'NZD' }, reserve: { shown: true } })!),
    ).toContain('Your deposit');
  });

  test.each([
    ['the dealer switched it off', {}, { vehiclePage: { rightsPanel: false } }],
    [
      'a dealer abroad switched it off',
      {},
      { regional: { locale: 'en-NZ', currency: 'NZD' }, vehiclePage: { rightsPanel: false } },
    ],
    ['it is an accessory', { itemType: 'accessory' as const }, {}],
    ['it is sold', { status: 'sold' as const, soldAt: now }, {}],
  ])('has no panel when %s (LAW-05)', (_, vehicle, settings) => expect(rights(vehicle, settings)).toBeNull());
});
