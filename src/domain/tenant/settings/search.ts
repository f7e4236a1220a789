import * as z from 'zod';
import { searchFacetNames, searchRangeNames, sortNames } from '../../search/search-state.ts';
import { bodyTypes } from '../../vehicle/vehicle.ts';
import { area, choice, flag, list, maybeText, text, wholeNumber } from './fields.ts';
import { templateDefaults } from './varying-defaults.ts';

const searchFilters = [...searchFacetNames, ...searchRangeNames] as const;

export const searchSettings = area('Search page, landing pages and lists.', {
  engine: choice(['static', 'algolia'], 'static', 'Search engine: an index built with the site, or an Algolia index.'),
  indexName: text('Car_production', 'Index name, also the prefix of sort names such as Car_production:price:desc.'),
  algolia: area('Algolia settings, used if engine is "algolia".', {
    appId: maybeText('Application ID.'),
    host: maybeText('Host, if it isn’t Algolia’s default for the application ID.'),
    searchKey: maybeText('Search-only key; it is public by design.'),
  }),
  pageSize: wholeNumber(21, { min: 6, max: 60 }, 'Vehicles per page.'),
  filters: list(
    z.enum(searchFilters),
    [
      'car_type',
      'make',
      'model',
      'body',
      'price',
      'km',
      'year',
      'transmission',
      'fuel',
      'drive',
      'seats',
      'colour',
      'state',
      'location_name',
    ],
    'Filters shown, in order. Doors, cab (for utes), sleeps (berths), length (feet), tare (kilograms) and towing (braked, kilograms) are for feeds that provide them.',
  ),
  openFilters: list(z.enum(searchFilters), ['make', 'price', 'body'], 'Filter groups that start open.'),
  persistOpenFilters: flag(false, 'Remember which groups a shopper opened.'),
  sorts: list(
    z.enum(sortNames),
    ['rank', 'price:asc', 'price:desc', 'km:asc', 'year:desc', 'created:desc'],
    'Sort options, in order.',
  ),
  priceAscendingNeedsPrice: flag(false, 'Sorting by lowest price excludes vehicles without a price.'),
  placeholder: choice(
    ['short', 'hint'],
    'short',
    'Text in the empty search box: "Search..." or "Keyword search eg. EV, SUV, {make}".',
  ),
  makeButtons: area('Make buttons.', {
    shown: flag(true, 'Make buttons above the filters.'),
    first: wholeNumber(
      templateDefaults.search['makeButtons.first'],
      { min: 1, max: 40 },
      'Makes shown before “Show all makes”.',
    ),
    popular: wholeNumber(20, { min: 1, max: 60 }, 'Makes listed under “Popular” in the full list.'),
    models: flag(false, "List a chosen make's models under its button."),
    modelLimit: wholeNumber(30, { min: 1, max: 200 }, 'Maximum number of models listed under a make.'),
  }),
  sidebar: area('Location facets beside the results.', {
    shown: flag(false, 'City and Dealership in the sidebar.'),
    cityLimit: wholeNumber(20, { min: 1, max: 200 }, 'Maximum number of cities listed.'),
    dealershipLimit: wholeNumber(40, { min: 1, max: 200 }, 'Maximum number of dealerships listed.'),
  }),
  bodyTiles: area('Body-type tiles.', {
    shown: flag(true, 'Show the tiles.'),
    custom: list(z.enum(bodyTypes), [], 'A custom list, in order.', 'none, the body types with the most stock'),
    limit: wholeNumber(4, { min: 1, max: 20 }, 'Number of tiles without a custom list.'),
    customLimit: wholeNumber(20, { min: 1, max: 20 }, 'Number of tiles with a custom list.'),
    truck: choice(['ute', 'lightTruck'], 'ute', 'Meaning of the word “truck” on this site.'),
  }),
  presets: list(
    z.enum(['seven-seater', 'hybrid', 'electric', 'under-20000', 'under-40000', 'first-car']),
    ['seven-seater', 'hybrid', 'under-20000', 'electric'],
    'Quick searches offered under the search box.',
  ),
  priceWidget: area('The price-range widget.', {
    shown: flag(false, 'Whether to show it.'),
    min: wholeNumber(5000, { min: 0, max: 1_000_000 }, 'Lowest price offered.'),
    max: wholeNumber(250_000, { min: 1, max: 5_000_000 }, 'Highest price offered.'),
    step: wholeNumber(500, { min: 1, max: 50_000 }, 'Step size in whole dollars.'),
  }),
  callToAction: area('The call-to-action tile among the results.', {
    shown: flag(true, 'Whether to show it.'),
    position: wholeNumber(9, { min: 1, max: 60 }, 'Its position, counted from 1; the used-car group uses 8.'),
    choose: choice(['first', 'random'], 'first', 'Tile to show: the first that applies, or a random one.'),
  }),
  minimumPriceLevel: wholeNumber(
    templateDefaults.search.minimumPriceLevel,
    { min: 0, max: 14 },
    'Lowest used-car price shown by default, as a level: 0 is none, each level is $1,000.',
  ),
  usedYearBound: choice(
    ['none', '4', '1'],
    'none',
    'By default, used-car searches show vehicles up to this many years old.',
  ),
  landings: area('Pages for a stock type, make and model, such as Used Toyota HiLux.', {
    least: wholeNumber(3, { min: 1, max: 100 }, 'Minimum number of vehicles for a page.'),
  }),
  similarCard: flag(true, 'The Find Me Something Similar card at the end of the results and when nothing is found.'),
  landingModelRows: wholeNumber(
    20,
    { min: 0, max: 100 },
    'Number of vehicles in the compact list below the cards on a make-and-model page. The rest are on further pages, so that every vehicle can be reached without JavaScript.',
  ),
});
