/** Search and vehicle cards. */
import { facetLimit, makeLists, modelsOfMake } from '#src/view/search/list-limits.ts';
import { bodyTileItems } from '#src/view/search/body-tile-items.ts';
import { defaultFilters } from '#src/domain/search/default-filters.ts';
import { openLabel, startThumbs, movePriceThumb } from '#src/domain/search/price-widget.ts';
import { answered, drawn, proven, words, type Effects } from '../effect.ts';

const values = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `Toyota ${index}`, count: count - index, isRefined: false }));
const algolia = {
  'search.engine': 'algolia',
  'search.algolia.appId': 'ZEPHYR01',
  'search.algolia.searchKey': 'public',
};
/** A page of six, filled by nine vehicles of one model. */
const short = { 'search.pageSize': 6, 'search.callToAction.position': 5 };
const bodies = ['suv', 'ute', 'sedan', 'hatch'].map((value) => ({ value, count: 1, isRefined: false }));

export const searchEffects: Effects = {
  'search.engine': drawn('_headers', 'algolia', {
    given: { ...algolia, 'search.engine': 'static' },
    shows: 'zephyr01',
  }),
  'search.indexName': drawn('/search/toyota/corolla', 'Zephyr_index', { shows: 'Zephyr_index' }),
  'search.algolia.appId': drawn('_headers', 'OTHER02', { given: algolia, shows: 'other02' }),
  'search.algolia.host': drawn('_headers', 'search.zephyr.example', { given: algolia, shows: 'search.zephyr.example' }),
  'search.algolia.searchKey': proven(
    'tests/unit/features/search/app/prepare-search.test.ts',
    'queries the application, host and key in its settings (SRCH-23)',
  ),
  'search.pageSize': drawn('/search', 6, { given: { 'search.callToAction.position': 5 } }),
  'search.filters': drawn('/search', ['make', 'price']),
  'search.openFilters': drawn('/data/list.json', ['fuel']),
  'search.persistOpenFilters': proven(
    'tests/unit/features/search/app/shopper-memory.test.ts',
    'does not read or write storage for a dealer who turns it off (SRCH-02)',
  ),
  'search.sorts': drawn('/search', ['rank', 'price:asc']),
  'search.priceAscendingNeedsPrice': answered(true, ({ settings }) =>
    defaultFilters({ ranges: {}, sort: 'price:asc' }, [], settings, 0),
  ),
  'search.placeholder': drawn('/', 'short', { shows: 'placeholder="Search..."' }),
  'search.makeButtons.shown': drawn('/search', false, { given: { template: 'marketplace' } }),
  'search.makeButtons.first': drawn('/data/list.json', 3),
  'search.makeButtons.popular': answered(2, ({ settings }) => makeLists(values(9), settings.search.makeButtons)),
  'search.makeButtons.models': drawn('/search/audi', false, {
    given: { template: 'marketplace' },
    hides: 'options--models',
  }),
  'search.makeButtons.modelLimit': answered(2, ({ settings }) =>
    modelsOfMake(
      values(9).map(({ value }) => value),
      values(9),
      settings.search.makeButtons,
    ),
  ),
  'search.sidebar.shown': drawn('/search', true),
  'search.sidebar.cityLimit': answered(1, ({ settings }) => facetLimit('city', settings)),
  'search.sidebar.dealershipLimit': answered(1, ({ settings }) => facetLimit('dealership_name', settings)),
  'search.bodyTiles.shown': drawn('/search', false),
  'search.bodyTiles.custom': drawn('/search', ['ute']),
  'search.bodyTiles.limit': drawn('/search', 1),
  'search.bodyTiles.customLimit': answered(1, ({ settings }) => bodyTileItems(bodies, settings), {
    'search.bodyTiles.custom': ['ute', 'suv'],
  }),
  'search.bodyTiles.truck': drawn('/data/search.json', 'lightTruck'),
  'search.presets': drawn('/', ['under-20000'], { hides: '/search/under-40000' }),
  'search.priceWidget.shown': drawn('/search', true),
  'search.priceWidget.min': answered(9000, ({ settings }) => startThumbs(settings.search.priceWidget)),
  'search.priceWidget.max': answered(90_000, ({ settings }) => startThumbs(settings.search.priceWidget)),
  'search.priceWidget.step': answered(5000, ({ settings: { search } }) => {
    const start = startThumbs(search.priceWidget);
    return openLabel(movePriceThumb(start, 'min', 7300, search.priceWidget), search.priceWidget);
  }),
  'search.callToAction.shown': drawn('/search/used-cars', false, { hides: 'What is yours worth?' }),
  'search.callToAction.position': drawn('/search/used-cars', 2),
  'search.callToAction.choose': drawn('/search/new-cars', 'random'),
  'search.minimumPriceLevel': drawn('/search/used-cars', 1, { given: { 'search.pageSize': 40 } }),
  'search.usedYearBound': drawn('/search/used-cars', '4', { given: { 'search.pageSize': 40 } }),
  'search.similarCard': drawn('/search', false, {
    hides: 'Find Me Something Similar',
    given: { 'stockRules.soldWindowDays': 0 },
  }),
  'search.landings.least': drawn('/data/search.json', 1),
  'search.landingModelRows': drawn('/search/toyota/corolla', 1, { given: short }),

  'cards.facts': drawn('/search', ['seats'], { shows: '5 seats' }),
  'cards.usedLabel': drawn('/search', 'Used', { hides: 'Pre-Owned' }),
  'cards.showLocation': drawn('/search', false),
  'cards.showCondition': drawn('/search', true, { shows: 'card__condition' }),
  'cards.showStockNumber': drawn('/search', true, { shows: 'NFULL' }),
  'cards.tags.electric': drawn('/search/kia', false),
  'cards.tags.certifiedMake': drawn('/search/mazda', 'Kia', { hides: 'Mazda certified' }),
  'cards.tags.newWithinDays': drawn('/search/mazda', 1, { hides: 'Just in' }),
  'cards.tags.highlighted': drawn('/search/mazda', [], { hides: 'tag--highlight' }),
  'cards.buttons.enquire': drawn('/search', false),
  'cards.buttons.viewDetails': drawn('/search', false, { hides: 'View Details' }),
  'cards.buttons.reserve': drawn('/search', false, { hides: 'Reserve Now' }),
  'cards.buttons.testDriveInsteadOfEnquire': drawn('/search/audi', true, { shows: 'card__test-drive' }),
  'cards.buttons.testDriveInSimilarFor': drawn('/cars/*photo', ['Mazda'], { shows: '-maxx-sport-full#test-drive' }),
  'cards.lists.hideForNonUsed': drawn('/search/kia', true),
  'cards.lists.hideWithoutPrice': drawn('/search/volvo', true),
  'cards.lists.hideWithoutImages': drawn('/search/mazda', true),
  'cards.compare': drawn('/search', false),
  'cards.favourites': drawn('/search', false),
  'cards.mobileColumns': drawn('/search', 'grid'),
  'cards.certifiedLabel': words('/search/mazda', 'Zephyr certified'),
};
