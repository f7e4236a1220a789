/** CONF-01: every switch in the specification exists, with its default. */
import { describe, expect, test } from 'vitest';
import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';

const defaults = settingsSchema.parse({ siteUrl: 'https://www.testcars.example' });

const at = (path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], defaults);

const named: [section: string, path: string, byDefault: unknown][] = [
  ['2 routes: online purchase', 'reserve.route', 'checkout'],
  ['2 routes: finance page', 'finance.path', '/finance'],
  ['2 routes: finance link per car', 'finance.link.perVehicle', false],
  ['2 routes: trade-in page', 'tradeIn.path', '/trade-in'],
  ['2 routes: service page', 'header.servicePath', '/service'],
  ['2 menus: phone calling in the header', 'header.phoneCalling', true],
  ['2 menus: dropdowns', 'header.dropdowns', 'click'],
  ['2 menus: footer bodies', 'footer.vehicles', ['suv', 'trucks', 'vans', 'performance', 'electric', 'future']],
  ['2 search: placeholder', 'search.placeholder', 'short'],
  ['2 search: open groups persisted', 'search.persistOpenFilters', false],
  ['2 search: makes first', 'search.makeButtons.first', 7],
  ['2 search: popular makes', 'search.makeButtons.popular', 20],
  ['2 search: model list', 'search.makeButtons.modelLimit', 30],
  ['2 search: sidebar cities', 'search.sidebar.cityLimit', 20],
  ['2 search: sidebar dealerships', 'search.sidebar.dealershipLimit', 40],
  ['2 search: body tiles', 'search.bodyTiles.limit', 4],
  ['2 search: custom body tiles', 'search.bodyTiles.customLimit', 20],
  ['2 search: call to action', 'search.callToAction.position', 9],
  ['2 search: tile choice', 'search.callToAction.choose', 'first'],
  [
    '2 search: value propositions',
    'header.valuePropositions',
    ['Reserve Quickly Online', 'Secure Online Payments', 'Apply For Finance'],
  ],
  ['2 card: used label', 'cards.usedLabel', 'Used'],
  ['2 page: tabs', 'vehiclePage.tabs', ['comments', 'included', 'features', 'reserve', 'why-buy', 'protect']],
  [
    '2 page: accordions',
    'vehiclePage.accordions',
    ['electric', 'towing', 'reserve', 'why-buy', 'protect', 'summary', 'specifications', 'enquiry', 'calculator'],
  ],
  ['2 page: promo banner', 'vehiclePage.promoBanner', true],
  ['2 page: payment brands', 'vehiclePage.paymentBrands', ['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay']],
  ['2 trade-in: age', 'tradeIn.maximumAgeYears', 7],
  ['2 trade-in: kilometres', 'tradeIn.maximumKilometres', 100_000],
  ['3 site: garage_enabled', 'account.garage', false],
  ['3 bodies: truck', 'search.bodyTiles.truck', 'ute'],
  ['4 visibility: sold window', 'stockRules.soldWindowDays', 3],
  ['4 tags: electric', 'cards.tags.electric', false],
  ['4 tags: certified make', 'cards.tags.certifiedMake', null],
  ['4 tags: new', 'cards.tags.newWithinDays', 8],
  ['4 tags: runout', 'cards.tags.highlighted', ['runout sale']],
  ['4 actions: test drive among similar', 'cards.buttons.testDriveInSimilarFor', []],
  ['4 phone: mask', 'phones.masked', true],
  ['4 gating', 'account.requireSignInFor', []],
  ['4 comments', 'vehiclePage.commentsLength', 400],
  ['4 lists', 'vehiclePage.listLength', 8],
  ['4 specifications', 'vehiclePage.specificationRows', 4],
  ['5 price widget: step', 'search.priceWidget.step', 500],
  ['5 price widget: from', 'search.priceWidget.min', 5000],
  ['5 price widget: to', 'search.priceWidget.max', 250_000],
  ['5 lists hidden on non-used cars', 'cards.lists.hideForNonUsed', false],
  ['5 lists hidden without price', 'cards.lists.hideWithoutPrice', false],
  ['5 lists hidden without images', 'cards.lists.hideWithoutImages', false],
  ['5 finance: excluded makes', 'finance.excludedMakes', []],
  ['5 finance: flagged tenants', 'finance.neverShow', false],
  ['5 finance: listed dealerships', 'finance.excludedDealerships', []],
  ['5 phones: override', 'phones.override', null],
  ['5 forms: category', 'forms.defaultCategory', 'General Enquiry'],
  ['5 forms: message', 'forms.messageRequired', true],
  ['5 forms: location prompt', 'forms.locationPrompt', 'Please Select a Dealership Location'],
  ['5 forms: terms note', 'forms.termsNote', false],
  ['5 reviews: hidden reviewers', 'reviews.hiddenReviewers', []],
  ['5 reviews: excluded', 'reviews.excludedIds', []],
  ['6 hidden locations', 'locations.hiddenIds', []],
  ['7 search: index', 'search.indexName', 'Car_production'],
  ['7 search: page size', 'search.pageSize', 21],
  ['7 search: price above zero', 'search.priceAscendingNeedsPrice', false],
  ['7 valuation saved', 'tradeIn.saveToMiscellaneous', false],
  ['9 labels: new', 'labels.newTag', 'New'],
  ['9 labels: sold', 'stockRules.soldLabel', 'JUST SOLD'],
  ['9 labels: arrival', 'labels.newArrival', 'New Arrival'],
  ['9 labels: no price', 'labels.noPrice', 'Enquire for price.'],
  ['9 labels: finance', 'finance.link.label', 'Get Pre-Approved Now'],
  ['9 labels: call', 'labels.callDealer', 'Call the dealer'],
  ['9 labels: comments', 'labels.dealerComments', 'Dealer Comments'],
  ['9 labels: valuation', 'tradeIn.label', 'Get Your Valuation'],
  ['9 labels: similar', 'labels.findSimilar', 'Find Me Something Similar'],
  ['9 reserve: deposit', 'reserve.deposit', 200],
  ['9 reserve: hold', 'reserve.holdHours', 48],
  ['9 finance: rate', 'finance.calculatorRate', 10],
  ['9 finance: term', 'finance.calculatorTermYears', 5],
  ['9 budget: deposit', 'finance.budgetFinder.deposit', 2000],
  ['9 budget: weekly', 'finance.budgetFinder.weekly', 200],
  ['9 budget: monthly', 'finance.budgetFinder.monthly', 2000],
  ['9 budget: period', 'finance.budgetFinder.period', 'weekly'],
  ['9 budget: price above', 'finance.budgetFinder.priceAbove', 1000],
  ['9 search: minimum-price level', 'search.minimumPriceLevel', 0],
  ['9 search: year bound', 'search.usedYearBound', 'none'],
  // 10 by default, or 12 for Google reviews (tests/unit/view/reviews).
  ['9 reviews: limit', 'reviews.limit', null],
  ['9 reviews: carousel above', 'reviews.carouselAbove', 3],
  ['9 reviews: rotation', 'reviews.rotateMs', 3000],
  ['4 reviews: rotation is optional', 'reviews.rotate', false],
  ['9 reviews: start slide', 'reviews.startSlide', 2],
  ['4 reviews: forced', 'reviews.forced', false],
  ['7 reviews: source', 'reviews.source', 'dealer'],
  ['2 locations: layout', 'locations.layout', 'grid'],
  ['2 locations: booking iframes', 'locations.bookingFrames', []],
  ['9 reviews: dates', 'reviews.dates', 'days'],
  ['9 regional: state', 'regional.defaultState', 'qld'],
  ['9 regional: locale', 'regional.locale', 'en-AU'],
  ['9 regional: unit', 'regional.distanceUnit', 'km'],
  ['9 images: quality', 'images.quality', 80],
];

describe('settings named in the specification', () => {
  test.each(named)('section %s is %s and defaults to %j (CONF-01)', (_, path, byDefault) =>
    expect(at(path)).toEqual(byDefault),
  );

  test('accepts every facet of the search state as a filter (CONF-01)', () => {
    const facets = [
      'badge',
      'status',
      'car_type',
      'categories',
      'city',
      'colour',
      'dealership_name',
      'filtered_features',
      'item_type',
      'km',
      'location_name',
      'make',
      'make_model',
      'model',
      'price',
      'subscription_price',
      'price_range',
      'seats',
      'body',
      'drive',
      'fuel',
      'transmission',
      'state',
      'tag',
      'weekly_price_range',
      'year',
    ];
    expect(settingsSchema.parse({ siteUrl: 'https://a.example', search: { filters: facets } }).search.filters).toEqual(
      facets,
    );
  });

  test('lets a dealership hide locations, reviewers, sections and buttons (CONF-03)', () => {
    const hidden = settingsSchema.parse({
      siteUrl: 'https://a.example',
      locations: { hiddenIds: ['a', 'b', 'c', 'd'] },
      reviews: { shown: false, hiddenReviewers: ['Ana'] },
      home: { sections: ['search', 'stock'] },
      vehiclePage: { tabs: ['comments'], sidebar: false, map: false },
      buttons: {
        call: false,
        enquire: false,
        testDrive: false,
        reserve: false,
        tradeIn: false,
        finance: false,
        historyReport: false,
        pdf: false,
        print: false,
        requestPhotos: false,
      },
    });
    expect(hidden.locations.hiddenIds).toHaveLength(4);
    expect(Object.values(hidden.buttons)).toEqual(Array.from({ length: 10 }, () => false));
  });

  test.each(['/service', '/ford-service', '/truck-and-van-service'])(
    'accepts %s as the service booking path (ROUTE-13)',
    (servicePath) => {
      expect(settingsSchema.parse({ siteUrl: 'https://a.example', header: { servicePath } }).header.servicePath).toBe(
        servicePath,
      );
    },
  );

  test.each(['/ford', 'ford-service', '/Ford-Service'])(
    'rejects %s as the service booking path (ROUTE-13)',
    (servicePath) => {
      expect(settingsSchema.safeParse({ siteUrl: 'https://a.example', header: { servicePath } }).success).toBe(false);
    },
  );
});
