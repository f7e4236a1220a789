import { describe, expect, test } from 'vitest';
import { inspectSettings, location, plainSettings, type Files } from './tenant-folder.ts';

interface Row {
  title: string;
  settings?: object;
  files?: Files;
  severity: 'error' | 'warning';
  file?: string;
  path: string;
  reason: string;
  hint?: string;
}

const at = (change: object) => ({ 'locations.json': { locations: [{ ...location, ...change }] } });
const offer = (change: object) => ({
  'offers.json': { offers: [{ id: 'a', name: 'A', description: 'A', ...change }] },
});
const promo = (change: object) => ({
  'promos.json': { promos: [{ id: 'a', title: 'A', url: '/trade-in', ...change }] },
});
const lender = { key: 'southern', name: 'Southern Plate', rule: 'A' };
const review = { id: 'r1', customerName: 'Ana', rating: 5, date: '2026-10-01' };

const rows: Row[] = [
  {
    title: 'an online valuation at a dealer of caravans alone, which nothing could be priced by (REG-02, TRADE-04)',
    settings: { stockRules: { itemTypes: ['caravan', 'accessory'] }, tradeIn: { valuation: true } },
    severity: 'error',
    path: 'tradeIn.valuation',
    reason: 'is on, but trade-ins can’t be valued online from a stock of caravans',
    hint: 'private.providers.valuation',
  },
  {
    title: 'a store code of a place that is not there (SYND-01)',
    settings: { syndication: { feeds: ['google'], storeCodes: { penrit: 'PEN-1' } } },
    severity: 'error',
    path: 'syndication.storeCodes.penrit',
    reason: 'names "penrit", which is not a location',
    hint: 'Did you mean "penrith"?',
  },
  {
    title: 'a list of favourites without a button on cards (CONF-01)',
    settings: { account: { favourites: true }, cards: { favourites: false } },
    severity: 'warning',
    path: 'account.favourites',
    reason: 'is on, but the list has no page while cards.favourites is off',
    hint: 'Turn on cards.favourites, or turn off account.favourites.',
  },
  {
    title: 'a link to a list that has no page (CONF-01)',
    settings: {
      cards: { compare: false },
      header: { menu: { extra: [{ label: 'Compare', url: '/compare' }] } },
    },
    severity: 'warning',
    path: 'header.menu.extra[0].url',
    reason: 'links to /compare, which does not exist on this site',
  },
  {
    title: 'store codes that no feed reads (SYND-01)',
    settings: { syndication: { storeCodes: { penrith: 'PEN-1' } } },
    severity: 'warning',
    path: 'syndication.storeCodes',
    reason: 'is not used by any feed',
    hint: 'Add "google" to syndication.feeds.',
  },
  {
    title: 'a section that asks for a first review, with nowhere to leave one (REV-02)',
    settings: { reviews: { forced: true } },
    severity: 'warning',
    path: 'reviews.forced',
    reason: 'but there is no link to leave one',
  },
  {
    title: 'reviews of an organisation that is not named (REV-04)',
    settings: { reviews: { source: 'organisation' } },
    severity: 'error',
    path: 'reviews.source',
    reason: 'asks for an organisation’s reviews, but no organisation is set',
    hint: 'Set reviews.orgId.',
  },
  {
    title: 'a booking frame of the site itself (LOC-03)',
    settings: { locations: { bookingFrames: [{ tabName: 'Ours', iframeUrl: `${plainSettings.siteUrl}/book` }] } },
    severity: 'error',
    path: 'locations.bookingFrames[0].iframeUrl',
    reason: 'is a page on this site',
  },
  {
    title: 'a logo that is not there (CONF-02)',
    settings: { branding: { name: 'T', logo: 'lgo.svg' } },
    files: { 'images/logo.svg': '<svg/>' },
    severity: 'error',
    path: 'branding.logo',
    reason: 'names images/lgo.svg, which does not exist',
    hint: 'Did you mean "logo.svg"?',
  },
  {
    title: 'a hero picture that is not there (CONF-02)',
    settings: { branding: { name: 'T', photography: { hero: 'hero.jpg' } } },
    severity: 'error',
    path: 'branding.photography.hero',
    reason: 'names images/hero.jpg',
  },
  {
    title: 'an accent that cannot be read (CONF-02)',
    settings: { template: 'showroom', branding: { name: 'T', colours: { accent: '#ffc20e' } } },
    severity: 'error',
    path: 'branding.colours.accent',
    reason: 'is hard to read: links',
    hint: 'The nearest readable colour is "#',
  },
  {
    title: 'a theme that spoils the contrast (CONF-02)',
    files: { 'theme.css': ':root {\n  --surface: #555555;\n}' },
    severity: 'error',
    file: 'theme.css',
    path: '',
    reason: 'sets --surface, which is hard to read',
    hint: 'Change the colour here',
  },
  {
    title: 'a theme that is more than tokens (CONF-02)',
    files: { 'theme.css': '@import url("https://elsewhere.example/a.css");\nbody { display: none }' },
    severity: 'error',
    file: 'theme.css',
    path: '',
    reason: 'which is not :root',
  },
  {
    title: 'a dealer without a name (CONF-01)',
    settings: { branding: {} },
    severity: 'warning',
    path: 'branding.name',
    reason: 'is missing',
  },
  {
    title: 'a library of drawings that is not there (CONF-01)',
    settings: { images: { library: '_nothing' } },
    severity: 'error',
    path: 'images.library',
    reason: 'is not a folder',
  },
  {
    title: 'drawings without a library (CONF-01)',
    settings: { images: { illustrate: true } },
    severity: 'error',
    path: 'images.illustrate',
    reason: 'needs an illustration library',
  },
  {
    title: 'an image service without an address (CONF-01)',
    settings: { images: { service: 'imgix' } },
    severity: 'error',
    path: 'images.baseUrl',
    reason: 'is missing',
  },
  {
    title: 'a finance provider that is no lender (FIN-01)',
    settings: { finance: { provider: 'southem', lenders: [lender] } },
    severity: 'error',
    path: 'finance.provider',
    reason: 'is "southem", which is not a lender',
    hint: 'Did you mean "southern"?',
  },
  {
    title: 'repayments without a provider (FIN-01)',
    settings: { finance: { shown: true, lenders: [lender] } },
    severity: 'warning',
    path: 'finance.provider',
    reason: 'so repayments are not shown',
  },
  {
    title: 'a comparison rate of no lender (LAW-02)',
    settings: { finance: { calculatorComparisonRate: 9.86 } },
    severity: 'warning',
    path: 'finance.calculatorComparisonRate',
    reason: 'has no lender',
    hint: 'Name the lender',
  },
  ...(
    [
      [
        'a page',
        { 'pages/money.md': '---\ntitle: T\ndescription: D.\n---\nFinance from 4.9% p.a.\n' },
        'pages/money.md',
        '',
      ],
      [
        'a page’s heading',
        { 'pages/money.md': '---\ntitle: 4.9% finance\ndescription: D.\n---\nNow.\n' },
        'pages/money.md',
        '',
      ],
      ['an offer', offer({ description: 'Only 1.9% p.a. this week' }), 'offers.json', 'offers[0]'],
      ['a promotion', promo({ title: '0% interest' }), 'promos.json', 'promos[0]'],
      ['a place', at({ description: 'Loans from 5.99%' }), 'locations.json', 'locations[0]'],
    ] as [string, Files, string, string][]
  ).map(([where, files, file, path]): Row => ({
    title: `a rate without its comparison rate in ${where} (LAW-02)`,
    files,
    severity: 'error',
    file,
    path,
    reason: 'mentions an interest rate without its comparison rate',
    hint: 'National Credit Code',
  })),
  {
    title: 'a rate without its comparison rate in the settings (LAW-02)',
    settings: { header: { announcement: '3.9% p.a. on all utes' } },
    severity: 'error',
    path: 'header.announcement',
    reason: 'mentions an interest rate without its comparison rate',
  },
  {
    title: 'a comparison rate without its warning (LAW-02)',
    files: { 'pages/money.md': '---\ntitle: T\ndescription: D.\n---\n4.9% p.a. (comparison rate 5.4% p.a.)\n' },
    severity: 'error',
    file: 'pages/money.md',
    path: '',
    reason: 'mentions a comparison rate without the warning',
    hint: 'WARNING: This comparison rate',
  },
  {
    title: 'applications without a lender (FIN-05)',
    settings: { finance: { application: true } },
    severity: 'error',
    path: 'finance.application',
    reason: 'has no lender to apply to',
  },
  {
    title: 'one lender named twice (FIN-01)',
    settings: { finance: { lenders: [lender, { ...lender, name: 'Again' }] } },
    severity: 'error',
    path: 'finance.lenders[1].key',
    reason: 'repeats "southern"',
  },
  {
    title: 'New Zealand in Australian dollars (REG-01)',
    settings: { regional: { locale: 'en-NZ', timeZone: 'Pacific/Auckland' } },
    severity: 'warning',
    path: 'regional.currency',
    reason: 'is AUD, which is unusual for en-NZ',
    hint: 'Usual: "NZD".',
  },
  {
    title: 'the United States in kilometres (REG-01)',
    settings: { regional: { locale: 'en-US', currency: 'USD', timeZone: 'America/Chicago' } },
    severity: 'warning',
    path: 'regional.distanceUnit',
    reason: 'is km',
  },
  {
    title: 'an Australian dealer on New York time (REG-01)',
    settings: { regional: { timeZone: 'America/New_York' } },
    severity: 'warning',
    path: 'regional.timeZone',
    reason: 'is America/New_York',
  },
  {
    title: 'a five-digit postcode in Australia (REG-01)',
    files: at({ address: { ...location.address, postcode: '27501' } }),
    severity: 'warning',
    file: 'locations.json',
    path: 'locations[0].address.postcode',
    reason: 'is not a postcode',
  },
  {
    title: 'an open filter that does not show (CONF-01)',
    settings: { search: { filters: ['make'], openFilters: ['make', 'colour'] } },
    severity: 'error',
    path: 'search.openFilters[1]',
    reason: 'which is not in search.filters',
  },
  {
    title: 'a price widget that ends before it begins (SRCH-12)',
    settings: { search: { priceWidget: { min: 9000, max: 5000 } } },
    severity: 'error',
    path: 'search.priceWidget.max',
    reason: 'is 5000, but must be above min, 9000',
  },
  {
    title: 'Algolia without an account (SRCH-23)',
    settings: { search: { engine: 'algolia' } },
    severity: 'error',
    path: 'search.algolia.appId',
    reason: 'is missing',
  },
  {
    title: 'a search host without encryption (SRCH-23)',
    settings: { search: { engine: 'algolia', algolia: { appId: 'A', searchKey: 'b', host: 'http://search.example' } } },
    severity: 'error',
    path: 'search.algolia.host',
    reason: 'but must be a host that uses https',
  },
  {
    title: 'a tile beyond the page (SRCH-11)',
    settings: { search: { pageSize: 6 } },
    severity: 'error',
    path: 'search.callToAction.position',
    reason: 'but a page has only 6 results',
  },
  {
    title: 'prices that leave no room (CONF-01)',
    settings: { pricing: { lowest: 90_000, highest: 80_000 } },
    severity: 'error',
    path: 'pricing.lowest',
    reason: 'but must be below highest',
  },
  {
    title: 'a promotion that ends as it begins, in another offset (PROMO-01)',
    files: promo({ start: '2025-01-01T00:00:00+10:00', expiry: '2024-12-31T14:00:00Z' }),
    severity: 'error',
    file: 'promos.json',
    path: 'promos[0].expiry',
    reason: 'not after the start',
  },
  {
    title: 'a promotion without an offset (PROMO-01)',
    files: promo({ start: '2025-01-01T00:00:00' }),
    severity: 'error',
    file: 'promos.json',
    path: 'promos[0].start',
    reason: 'must be a date and time with a UTC offset',
  },
  {
    title: 'an offer that ends before it begins (OFFER-01)',
    files: offer({ start: '2026-02-01', expiry: '2026-01-01' }),
    severity: 'error',
    file: 'offers.json',
    path: 'offers[0].expiry',
    reason: 'before the start',
  },
  {
    title: 'two offers of one id (OFFER-01)',
    files: {
      'offers.json': {
        offers: [
          { id: 'a', name: 'A', description: 'A' },
          { id: 'a', name: 'B', description: 'B' },
        ],
      },
    },
    severity: 'error',
    file: 'offers.json',
    path: 'offers[1].id',
    reason: 'repeats "a"',
  },
  {
    title: 'a deposit above a tenth of the lowest price (LAW-04)',
    settings: { reserve: { shown: true, deposit: 200, minimumPrice: 1500 } },
    severity: 'error',
    path: 'reserve.deposit',
    reason: 'is $200, more than 10% of the minimum price for reservations, $1,500',
    hint: 'at most 150',
  },
  {
    title: 'a deposit so high that little can be reserved (LAW-04)',
    settings: { reserve: { shown: true, deposit: 2000, text: '$2,000 holds the car 48 hours' } },
    severity: 'warning',
    path: 'reserve.deposit',
    reason: 'nothing under $20,000 can be reserved',
  },
  {
    title: 'words that speak of another deposit (RES-01)',
    settings: { reserve: { shown: true, deposit: 500, text: '$200 refundable deposit' } },
    severity: 'error',
    path: 'reserve.text',
    reason: 'mentions $200, but the deposit is $500',
  },
  {
    title: 'words that speak of another hold (RES-03)',
    settings: { reserve: { shown: true, holdHours: 72, text: 'A deposit holds it 48 hours' } },
    severity: 'error',
    path: 'reserve.text',
    reason: 'mentions 48 hours',
  },
  {
    title: 'a default category that is none (FORM-01)',
    settings: { forms: { categories: ['Sales Enquiry'] } },
    severity: 'error',
    path: 'forms.defaultCategory',
    reason: 'which is not a category',
  },
  {
    title: 'staff of a place that is none (LEAD-02)',
    settings: {
      private: { leads: { fallbackEmail: 'a@b.example', staff: [{ location: 'penrit', email: 'a@b.example' }] } },
    },
    severity: 'error',
    path: 'private.leads.staff[0].location',
    reason: 'is "penrit", which is not a location',
    hint: 'Did you mean "penrith"?',
  },
  {
    title: 'an escalation without a promised time (LEAD-02)',
    settings: {
      forms: { answerMinutes: 0 },
      private: { leads: { fallbackEmail: 'a@b.example', escalation: [{ afterMinutes: 15, email: 'a@b.example' }] } },
    },
    severity: 'error',
    path: 'private.leads.escalation',
    reason: 'has no reply time to count from',
    hint: 'set forms.answerMinutes',
  },
  {
    title: 'terms to agree to on a page that the site does not have (FORM-01)',
    settings: { forms: { termsNote: true, termsPath: '/our-terms' } },
    severity: 'error',
    path: 'forms.termsPath',
    reason: 'is "/our-terms", but there is no such page',
    hint: 'Add it to pages/',
  },
  {
    title: 'a number that cannot be dialled (VDP-11)',
    settings: { phones: { used: '12' } },
    severity: 'warning',
    path: 'phones.used',
    reason: 'cannot be dialled in AU',
  },
  {
    title: 'a hidden location that does not exist (CONF-03)',
    settings: { locations: { hiddenIds: ['penrth'] } },
    severity: 'warning',
    path: 'locations.hiddenIds[0]',
    reason: 'hides "penrth", which is not a location',
    hint: 'Did you mean "penrith"?',
  },
  {
    title: 'a hidden review that does not exist (CONF-03)',
    settings: { reviews: { excludedIds: ['r2'] } },
    files: { 'reviews.json': { reviews: [review] } },
    severity: 'warning',
    path: 'reviews.excludedIds[0]',
    reason: 'which is not a review',
  },
  {
    title: 'a review of a place that does not exist (REV-03)',
    files: { 'reviews.json': { reviews: [{ ...review, locationSlug: 'perth' }] } },
    severity: 'error',
    file: 'reviews.json',
    path: 'reviews[0].locationSlug',
    reason: 'is not a location',
    hint: 'Locations: penrith.',
  },
  {
    title: 'an Australian sales location without a licence (LAW-01)',
    files: at({ licenceNumber: null }),
    severity: 'warning',
    file: 'locations.json',
    path: 'locations[0].licenceNumber',
    reason: 'is missing',
  },
  {
    title: 'leads with nowhere to go (LEAD-01)',
    settings: { private: {} },
    severity: 'warning',
    path: 'private.leads.fallbackEmail',
    reason: 'is missing',
  },
  {
    title: 'a route of one place, and nothing for the others (LEAD-01)',
    settings: { private: { leads: { routes: [{ location: 'penrith', email: 'a@b.example' }] } } },
    severity: 'warning',
    path: 'private.leads.fallbackEmail',
    reason: 'is missing',
  },
  {
    title: 'a route that leads nowhere (LEAD-01)',
    settings: { private: { leads: { fallbackEmail: 'a@b.example', routes: [{ category: 'Sales Enquiry' }] } } },
    severity: 'error',
    path: 'private.leads.routes[0]',
    reason: 'has no email or webhook',
  },
  {
    title: 'a webhook without a key (LEAD-01)',
    settings: { private: { leads: { fallbackEmail: 'a@b.example', routes: [{ webhook: 'https://crm.example/in' }] } } },
    severity: 'error',
    path: 'private.leads.webhookSecret',
    reason: 'is missing',
  },
  {
    title: 'a route for a place that does not exist (LEAD-01)',
    settings: {
      private: { leads: { fallbackEmail: 'a@b.example', routes: [{ location: 'perth', email: 'a@b.example' }] } },
    },
    severity: 'error',
    path: 'private.leads.routes[0].location',
    reason: 'is not a location',
  },
  {
    title: 'a stock file outside the folder (OPS-02)',
    settings: { stock: { source: { kind: 'csv', path: '../other/stock.csv' } } },
    severity: 'error',
    path: 'stock.source.path',
    reason: "outside the tenant's folder",
  },
  {
    title: 'a path to the list of a CSV feed (OPS-05)',
    settings: { stock: { source: { kind: 'csv', path: 'stock.csv', list: 'data.cars' } } },
    severity: 'error',
    path: 'stock.source.list',
    reason: 'is set for a CSV feed',
    hint: 'Remove it, or correct the format.',
  },
  {
    title: 'pages of a feed that is not JSON (OPS-05)',
    settings: {
      stock: { source: { kind: 'url', url: 'https://a.example/x', format: 'xml', pages: { next: 'links.next' } } },
    },
    severity: 'error',
    path: 'stock.source.pages',
    reason: 'is set for a feed that is not JSON',
    hint: 'Leave it out.',
  },
  {
    title: 'pages that do not say how to go on (OPS-05)',
    settings: { stock: { source: { kind: 'url', url: 'https://a.example/x', format: 'json', pages: { first: 0 } } } },
    severity: 'error',
    path: 'stock.source.pages',
    reason: 'does not say how to get the next page',
    hint: 'Set "next", "parameter" or both.',
  },
  {
    title: 'a header of a feed that the request sets by itself (OPS-05)',
    settings: {
      stock: { source: { kind: 'url', url: 'https://a.example/x', format: 'json', headers: { Host: 'b.example' } } },
    },
    severity: 'error',
    path: 'stock.source.headers.Host',
    reason: 'is a header that the request sets itself',
  },
  {
    title: 'a mapping of a field that does not exist (OPS-02)',
    settings: { stock: { mapping: { odometr: 'Kms' } } },
    severity: 'error',
    path: 'stock.mapping.odometr',
    reason: 'is not a vehicle field',
    hint: 'Did you mean odometer?',
  },
  {
    title: 'two further feeds of one name (OPS-02)',
    settings: {
      stock: {
        feeds: [0, 1].map((n) => ({ name: 'yard', source: { kind: 'json', path: 'stock.json' }, idPrefix: `${n}-` })),
      },
    },
    severity: 'error',
    path: 'stock.feeds[1].name',
    reason: 'is "yard", which is already the name of another feed',
  },
  {
    title: 'a further feed that is called as the first one is (OPS-02)',
    settings: { stock: { feeds: [{ name: 'main', source: { kind: 'json', path: 'stock.json' } }] } },
    severity: 'error',
    path: 'stock.feeds[0].name',
    reason: 'is reserved for stock.source',
  },
  {
    title: 'a mapping of a field that does not exist, in a further feed (OPS-02)',
    settings: {
      stock: { feeds: [{ name: 'yard', source: { kind: 'json', path: 'stock.json' }, mapping: { odometr: 'Kms' } }] },
    },
    severity: 'error',
    path: 'stock.feeds[0].mapping.odometr',
    reason: 'is not a vehicle field',
    hint: 'Did you mean odometer?',
  },
  {
    title: 'the file of a further feed outside the folder (OPS-02)',
    settings: { stock: { feeds: [{ name: 'yard', source: { kind: 'csv', path: '../other/stock.csv' } }] } },
    severity: 'error',
    path: 'stock.feeds[0].source.path',
    reason: "outside the tenant's folder",
  },
  {
    title: 'two locations of one slug (LOC-01)',
    files: { 'locations.json': { locations: [location, { ...location, id: 'other' }] } },
    severity: 'error',
    file: 'locations.json',
    path: 'locations[1].slug',
    reason: 'repeats "penrith"',
  },
  {
    title: 'a second primary location (LOC-01)',
    files: {
      'locations.json': {
        locations: [
          { ...location, primary: true },
          { ...location, slug: 'two', primary: true },
        ],
      },
    },
    severity: 'warning',
    file: 'locations.json',
    path: 'locations[1].primary',
    reason: 'is a second primary location',
  },
  {
    title: 'hours in twelve-hour form (LOC-02)',
    files: at({ openingHours: [{ weekday: 1, open: '8:30', close: '5:30' }] }),
    severity: 'error',
    file: 'locations.json',
    path: 'locations[0].openingHours[0].open',
    reason: 'must be a 24-hour time such as 08:30',
  },
  {
    title: 'a day that never closes (LOC-02)',
    files: at({ openingHours: [{ weekday: 1, open: '08:30' }] }),
    severity: 'error',
    file: 'locations.json',
    path: 'locations[0].openingHours[0]',
    reason: 'has no closing time',
  },
  {
    title: 'a closed day with times (LOC-02)',
    files: at({ specialHours: [{ date: '2026-12-25', status: 'Closed', open: '09:00', close: '12:00' }] }),
    severity: 'error',
    file: 'locations.json',
    path: 'locations[0].specialHours[0]',
    reason: 'is closed but has times',
  },
  {
    title: 'hours of one weekday that overlap (LOC-02)',
    files: at({
      openingHours: [
        { weekday: 1, open: '08:30', close: '17:30' },
        { weekday: 1, open: '09:30', close: '17:30' },
      ],
    }),
    severity: 'error',
    file: 'locations.json',
    path: 'locations[0].openingHours[1].weekday',
    reason: 'overlaps the hours of the same day in entry 1',
    hint: 'If a day has a break, add one entry before it and one after it',
  },
  {
    title: 'a holiday that is closed and open (LOC-02)',
    files: at({
      specialHours: [
        { date: '2026-12-24', open: '09:00', close: '12:00' },
        { date: '2026-12-24', status: 'Closed' },
      ],
    }),
    severity: 'error',
    file: 'locations.json',
    path: 'locations[0].specialHours[1].date',
    reason: 'overlaps the hours of the same day in entry 1',
  },
  {
    title: 'a page on an address of the site (PAGE-01)',
    files: { 'pages/cars.md': '---\ntitle: Cars\ndescription: All.\n---\n' },
    severity: 'error',
    file: 'pages/cars.md',
    path: 'path',
    reason: 'is /cars, which is already used by the site itself',
  },
  {
    title: 'a page on the address of a function, results (PAGE-01)',
    files: { 'pages/results.md': '---\ntitle: T\ndescription: D.\n---\n' },
    severity: 'error',
    file: 'pages/results.md',
    path: 'path',
    reason: 'is /results, which is already used by the site itself',
    hint: 'Rename the file',
  },
  {
    title: 'a page on the address of a function, outbox (PAGE-01)',
    files: { 'pages/outbox.md': '---\ntitle: T\ndescription: D.\n---\n' },
    severity: 'error',
    file: 'pages/outbox.md',
    path: 'path',
    reason: 'is /outbox, which is already used by the site itself',
    hint: 'Rename the file',
  },
  {
    title: 'a page on the address of a function, by its path (PAGE-01)',
    files: { 'pages/stock.md': '---\ntitle: T\ndescription: D.\npath: /api/cars\n---\n' },
    severity: 'error',
    file: 'pages/stock.md',
    path: 'path',
    reason: 'is /api/cars, which is already used by the site itself',
    hint: 'Rename the file',
  },
  {
    title: 'a model on the address of a function (MODEL-01)',
    files: { 'models.json': { models: [{ name: 'Results', slug: 'results', manufacturer: 'Ford' }] } },
    severity: 'error',
    file: 'models.json',
    path: 'models[0].slug',
    reason: 'is "results", but /results is used by the site itself',
  },
  {
    title: 'a page on the address of a model (PAGE-01)',
    files: {
      'pages/ranger.md': '---\ntitle: R\ndescription: R.\n---\n',
      'models.json': { models: [{ name: 'Ranger', slug: 'ranger', manufacturer: 'Ford' }] },
    },
    severity: 'error',
    file: 'pages/ranger.md',
    path: 'path',
    reason: 'is already used by the model Ranger',
  },
  {
    title: 'a misspelt file (CONF-01)',
    files: { 'offer.json': { offers: [] } },
    severity: 'warning',
    file: 'offer.json',
    path: '',
    reason: 'is not a known tenant file',
    hint: 'Did you mean offers.json?',
  },
];

describe('checks across keys and files', () => {
  test.each(rows)(
    '$title',
    async ({ settings = {}, files = {}, severity, file = 'settings.json', path, reason, hint }) => {
      const { tenant, issues } = await inspectSettings(settings, files);
      const found = issues.find((issue) => issue.file === file && issue.path === path && issue.reason.includes(reason));
      expect(found, JSON.stringify(issues, null, 1)).toMatchObject({
        severity,
        ...(hint ? { hint: expect.stringContaining(hint) } : {}),
      });
      expect(tenant === null).toBe(severity === 'error');
    },
  );

  test('needs no fallback when a route covers every category and location (LEAD-01)', async () => {
    expect((await inspectSettings({ private: { leads: { routes: [{ email: 'a@b.example' }] } } })).issues).toEqual([]);
  });

  test.each([
    ['a file of that name', 'pages/our-terms.md', '', true],
    ['a page with that path', 'pages/legal.md', 'path: /our-terms\n', true],
    ['no terms checkbox', 'pages/legal.md', '', false],
  ])('accepts a terms path with %s (FORM-01)', async (_, file, path, termsNote) => {
    const { issues } = await inspectSettings(
      { forms: { termsNote, termsPath: '/our-terms' } },
      { [file]: `---\ntitle: T\ndescription: D.\n${path}---\nWords.\n` },
    );
    expect(issues.filter(({ path: at }) => at === 'forms.termsPath')).toEqual([]);
  });

  test.each([
    ['elsewhere', { forms: { privacyPath: 'https://group.example/privacy' } }, 1],
    ['at a page of this site', { forms: { privacyPath: '/our-privacy' } }, 0],
    [
      'elsewhere, of another country',
      { forms: { privacyPath: 'https://x.example/p' }, regional: { locale: 'en-NZ' } },
      0,
    ],
  ])('checks a privacy policy that is %s (LAW-06)', async (_, settings, found) => {
    const { issues } = await inspectSettings(settings);
    expect(issues.filter(({ path }) => path === 'forms.privacyPath')).toHaveLength(found);
  });

  const online = { shown: true, route: 'buy-online' };
  const victorian = at({ address: { ...location.address, state: 'VIC' } });
  test.each<[string, object, Files, number]>([
    ['sells online at an address of another country', { siteUrl: 'https://cars.com', reserve: online }, {}, 1],
    ['sells online in .au', { siteUrl: 'https://cars.com.au', reserve: online }, {}, 0],
    ['only takes deposits', { siteUrl: 'https://cars.com', reserve: { ...online, route: 'checkout' } }, {}, 0],
    ['sells nothing online', { siteUrl: 'https://cars.com', reserve: { ...online, shown: false } }, {}, 0],
    ['is in Victoria', { siteUrl: 'https://cars.com', reserve: online }, victorian, 0],
  ])('checks the domain of a dealer in New South Wales who %s (LAW-06)', async (_, settings, files, found) => {
    const { issues } = await inspectSettings(settings, files);
    expect(issues.filter(({ path, severity }) => path === 'siteUrl' && severity === 'warning')).toHaveLength(found);
  });

  test.each([
    ['#666666', /, has a contrast of 1\.04:1 but needs 4\.5:1 \(and 2 more pairs\)$/],
    // 1.26 of 3 is a bigger shortfall than 2.10 of 4.5.
    ['#999999', /, has a contrast of 1\.26:1 but needs 3:1 \(and 1 more pair\)$/],
  ])('names the worst contrast pair for %s and counts the others (CONF-02)', async (surface, reason) => {
    const { issues } = await inspectSettings({ branding: { name: 'T', colours: { surface } } });
    expect(issues.filter(({ path }) => path === 'branding.colours.surface')).toEqual([
      expect.objectContaining({ reason: expect.stringMatching(reason) }),
    ]);
  });

  test('silently drops defaults that do not fit the dealer’s settings (CONF-01)', async () => {
    const { tenant, issues } = await inspectSettings({ search: { filters: ['make', 'colour'] } });
    expect(issues).toEqual([]);
    expect(tenant!.settings.search.openFilters).toEqual(['make']);
  });

  test('reports location issues even when the settings file is broken (CONF-01)', async () => {
    const { issues } = await inspectSettings(
      { ...plainSettings, search: { pageSize: 'many' } },
      at({ openingHours: [{ weekday: 1, open: '17:00', close: '09:00' }] }),
    );
    expect(issues.map(({ file }) => file)).toEqual(['settings.json', 'locations.json']);
  });
});
