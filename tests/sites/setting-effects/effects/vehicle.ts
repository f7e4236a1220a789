import { drawn, proven, words, type Effects } from '../effect.ts';

const weekly = { 'pricing.subscription': true };
const terms = (to: unknown, shows: string) => drawn('/cars/*weekly', to, { given: weekly, shows });
const full = '/cars/*full';
const folds = { 'vehiclePage.layout': 'accordions' };
const left = (title: string) => proven('tests/sites/left-addresses.test.ts', title);
const off = (hides: string) => drawn(full, false, { hides });

export const vehicleEffects: Effects = {
  'vehiclePage.layout': drawn(full, 'accordions'),
  'vehiclePage.tabs': drawn(full, ['comments'], { hides: 'href="#protect"' }),
  'vehiclePage.accordions': drawn('/cars/*fresh', ['summary'], { given: folds }),
  'vehiclePage.runningCost': drawn(full, null, { hides: 'Fuel cost per year' }),
  'vehiclePage.included': drawn(full, ['Zephyr floor mats'], { shows: 'Zephyr floor mats' }),
  'vehiclePage.includedFor.new': drawn('/cars/*fresh', ['Zephyr warranty'], { shows: 'Zephyr warranty' }),
  'vehiclePage.includedFor.demo': drawn('/cars/*demo', ['Zephyr balance'], { shows: 'Zephyr balance' }),
  'vehiclePage.includedFor.used': drawn(full, ['Zephyr report'], { shows: 'Zephyr report' }),
  'vehiclePage.whyBuy': drawn(full, ['Zephyr reason'], { shows: 'Zephyr reason' }),
  'vehiclePage.protect': drawn(full, ['Zephyr shield'], { shows: 'Zephyr shield' }),
  'vehiclePage.commentsLength': drawn(full, 100),
  'vehiclePage.listLength': drawn(full, 2),
  'vehiclePage.specificationRows': drawn(full, 1),
  'vehiclePage.similar.shown': off('card__title'),
  'vehiclePage.similar.count': drawn(full, 1),
  'vehiclePage.sidebar': off('Interested in this'),
  'vehiclePage.marketBadge': off('market-badge'),
  'vehiclePage.certified.title': words(full, 'Zephyr approved'),
  'vehiclePage.certified.points': drawn(full, ['Zephyr inspection'], { shows: 'Zephyr inspection' }),
  'vehiclePage.promoBanner': off('CX-60 drive day'),
  'vehiclePage.promotionalTiles': drawn(full, ['quality']),
  'vehiclePage.promotionalTileWords': drawn(
    full,
    { warranty: { title: 'Zephyr cover', text: 'Zephyr cover in words.' } },
    { shows: 'Zephyr cover' },
  ),
  'vehiclePage.paymentBrands': drawn(full, ['visa']),
  'vehiclePage.map': off('data-map'),
  'vehiclePage.viewCounter': drawn(full, true, { shows: '#eye' }),
  'vehiclePage.sharing': drawn(full, false),
  'vehiclePage.rightsPanel': off('id="rights"'),
  'vehiclePage.disclaimer': words(full, 'Zephyr small print.'),

  'pricing.defaultTypes.new': drawn('/cars/*fresh', 'excluding_government_charges', {
    shows: 'Excl. government charges',
  }),
  'pricing.defaultTypes.demo': drawn('/cars/*demo', 'excluding_government_charges', {
    shows: 'Excl. government charges',
  }),
  'pricing.defaultTypes.used': drawn('/cars/*untyped', 'excluding_government_charges', {
    shows: 'Excl. government charges',
  }),
  'pricing.labels.drive_away': words(full, 'Zephyr on the road'),
  'pricing.labels.estimated_drive_away': words('/cars/*estimated', 'Zephyr about'),
  'pricing.labels.excluding_government_charges': words('/cars/*excluding', 'Zephyr before charges'),
  'pricing.labels.plain': words('/cars/*untyped', 'Zephyr plain', { 'pricing.defaultTypes.used': 'plain' }),
  'pricing.wasPrice': off('$33,990'),
  'pricing.subscription': drawn('/cars/*weekly', true, { shows: '$229' }),
  'pricing.subscriptionTerms.minimumWeeks': terms(26, '26 weeks'),
  'pricing.subscriptionTerms.distancePerMonth': terms(1500, '1,500'),
  'pricing.subscriptionTerms.included': terms(['zephyr servicing'], 'zephyr servicing'),
  'pricing.subscriptionTerms.notIncluded': terms(['zephyr tolls'], 'zephyr tolls'),
  'pricing.subscriptionTerms.note': terms('Swap it any time.', 'Swap it any time.'),
  'pricing.lowest': drawn('/cars/*older', 700, { hides: '$600' }),
  'pricing.highest': drawn('/cars/*fresh', 70_000, { hides: '$72,990' }),

  'stockRules.itemTypes': drawn('/', ['motorcycle'], { shows: 'Search motorcycles' }),
  'stockRules.soldWindowDays': drawn('/search/mazda', 1, { hides: 'CX-9' }),
  'stockRules.soldLabel': drawn('/search/mazda', 'Just Sold', { shows: 'Just Sold' }),
  'stockRules.leftDays': left('is remembered across builds, and answers 404 after its last day'),
  'stockRules.leftAnswer': left('answers 410 with similar vehicles if the dealer chooses to'),
  'stockRules.showComingSoon': drawn('/search/kia', false, { hides: 'Tasman X-Line' }),
  'stockRules.hiddenMakes': drawn('/search', ['Volvo'], { hides: 'Volvo' }),
};
