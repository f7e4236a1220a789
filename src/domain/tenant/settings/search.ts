import * as z from 'zod';
import { searchFacetNames, searchRangeNames, sortNames } from '../../search/search-state.ts';
import { bodyTypes } from '../../vehicle/vehicle.ts';
import { area, choice, flag, list, maybeText, text, wholeNumber } from './fields.ts';
import { templateDefaults } from './varying-defaults.ts';

const searchFilters = [...searchFacetNames, ...searchRangeNames] as const;

export const searchSettings = area('Search page, landing pages and lists.', {
  engine: choice(
    ['static', 'algolia'],
    'static',
    'What answers searches: an index built with the site, or an Algolia index.',
  ),
  indexName: text('Car_production', 'Index name, also the first part of sort names such as Car_production:price:desc.'),
  algolia: area('Algolia, when it is the engine.', {
    appId: maybeText('Application id.'),
    host: maybeText("Host, when it is not Algolia's own for the application id."),
    searchKey: maybeText('Search-only key; it is public by design.'),
  }),
  pageSize: wholeNumber(21, { min: 6, max: 60 }, 'Vehicles on a page.'),
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
    'Filters shown, in order. Doors, cab (of utes), sleeps (berths), length (feet), tare (kilograms) and towing (braked, kilograms) are for feeds that tell them.',
  ),
  openFilters: list(z.enum(searchFilters), ['make', 'price', 'body'], 'Filter groups open at first.'),
  persistOpenFilters: flag(false, 'Remember which groups a shopper opened.'),
  sorts: list(
    z.enum(sortNames),
    ['rank', 'price:asc', 'price:desc', 'km:asc', 'year:desc', 'created:desc'],
    'Sort options, in order.',
  ),
  priceAscendingNeedsPrice: flag(false, 'Sorting by lowest price leaves out vehicles without a price.'),
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
      'Makes before Show all makes.',
    ),
    popular: wholeNumber(20, { min: 1, max: 60 }, 'Makes headed Popular in the whole list.'),
    models: flag(false, "List a chosen make's models under its button."),
    modelLimit: wholeNumber(30, { min: 1, max: 200 }, 'Longest make-model list.'),
  }),
  sidebar: area('Place facets beside the results.', {
    shown: flag(false, 'City and Dealership in the sidebar.'),
    cityLimit: wholeNumber(20, { min: 1, max: 200 }, 'Longest list of cities.'),
    dealershipLimit: wholeNumber(40, { min: 1, max: 200 }, 'Longest list of dealerships.'),
  }),
  bodyTiles: area('Body-type tiles.', {
    shown: flag(true, 'Whether they show.'),
    custom: list(z.enum(bodyTypes), [], 'A list of your own, in order.', 'none, the most stocked bodies'),
    limit: wholeNumber(4, { min: 1, max: 20 }, 'Tiles without a custom list.'),
    customLimit: wholeNumber(20, { min: 1, max: 20 }, 'Tiles with a custom list.'),
    truck: choice(['ute', 'lightTruck'], 'ute', 'What the word truck means here.'),
  }),
  presets: list(
    z.enum(['seven-seater', 'hybrid', 'electric', 'under-20000', 'under-40000', 'first-car']),
    ['seven-seater', 'hybrid', 'under-20000', 'electric'],
    'Quick searches offered under the search box.',
  ),
  priceWidget: area('The price-range widget.', {
    shown: flag(false, 'Whether it shows.'),
    min: wholeNumber(5000, { min: 0, max: 1_000_000 }, 'Lowest price offered.'),
    max: wholeNumber(250_000, { min: 1, max: 5_000_000 }, 'Highest price offered.'),
    step: wholeNumber(500, { min: 1, max: 50_000 }, 'Whole dollars between two stops.'),
  }),
  callToAction: area('The call-to-action tile among the results.', {
    shown: flag(true, 'Whether it shows.'),
    position: wholeNumber(9, { min: 1, max: 60 }, 'Its place, counted from 1; the used-car group has 8.'),
    choose: choice(['first', 'random'], 'first', 'Which tile of the set: the first that applies, or one at random.'),
  }),
  minimumPriceLevel: wholeNumber(
    templateDefaults.search.minimumPriceLevel,
    { min: 0, max: 14 },
    'Lowest used-car price shown by default, as a level: 0 is none, each level is $1,000.',
  ),
  usedYearBound: choice(['none', '4', '1'], 'none', 'Used search shows vehicles up to this many years old by default.'),
  landings: area('Pages of a stock type with a make and a model, such as Used Toyota HiLux.', {
    least: wholeNumber(3, { min: 1, max: 100 }, 'Vehicles that such a page needs.'),
  }),
  similarCard: flag(true, 'The Find Me Something Similar card at the end of the results and when nothing is found.'),
  landingModelRows: wholeNumber(
    20,
    { min: 0, max: 100 },
    'On a make-and-model page: how many more vehicles follow the cards as a compact list. Those after them stand on further pages, so that every one can be reached without a script.',
  ),
});
