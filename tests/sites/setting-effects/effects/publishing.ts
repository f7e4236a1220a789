/** Copy, images, promotions, analytics, and third-party data. */
import { netlifyConfig } from '#src/generator/netlify-config.ts';
import { answered, drawn, words, type Effects } from '../effect.ts';

const full = '/cars/*full';
const account = { 'images.baseUrl': 'https://pictures.zephyr.example' };
const feed = { 'syndication.feeds': ['google'] };

export const publishingEffects: Effects = {
  'labels.newTag': words('/search', 'Zephyr new'),
  'labels.newArrival': words('/search/kia', 'Zephyr arrival', { 'images.illustrate': false }),
  'labels.noPrice': words('/search/volvo', 'Zephyr asks.'),
  'labels.enquire': words('/search', 'Zephyr ask'),
  'labels.viewDetails': words('/search', 'Zephyr details'),
  'labels.testDrive': words(full, 'Zephyr drive'),
  'labels.findSimilar': words('/search', 'Zephyr alike'),
  'labels.callDealer': words(full, 'Zephyr call'),
  'labels.dealerComments': words(full, 'Zephyr comments'),
  'labels.illustration': words('/', 'Zephyr drawings.'),
  'promotions.tileSet': drawn('/search/new-cars', ['warranty']),

  'images.service': drawn('/cars/*photo', 'netlify', { shows: '/.netlify/images' }),
  'images.baseUrl': drawn('/cars/*photo', 'https://pictures.other.example', {
    given: { ...account, 'images.service': 'imgix' },
    shows: 'https://pictures.other.example',
  }),
  'images.hosts': answered(['photos.zephyr.example'], ({ settings }) => netlifyConfig(settings.images), {
    'images.service': 'netlify',
  }),
  'images.quality': drawn('/cars/*photo', 41, { given: { ...account, 'images.service': 'imgix' }, shows: 'q=41' }),
  'images.library': drawn('/cars/*like', '_studio'),
  'images.illustrate': drawn('/cars/*like', false, { hides: '/photos/suv-blue' }),
  'analytics.events': drawn('/', false),
  'analytics.forwardTo': drawn('/privacy-policy', null),
  'security.hsts': drawn('_headers', 'preload', { shows: 'preload' }),

  'syndication.feeds': drawn('/feeds/google.tsv', ['google'], { shows: 'Audi' }),
  'syndication.storeCodes': drawn('/feeds/google.tsv', { artarmon: 'ZEPHYR-1' }, { given: feed, shows: 'ZEPHYR-1' }),
  'syndication.arrivals': drawn('/feeds/arrivals.xml', false, { hides: '<rss' }),
  'syndication.indexNowKey': drawn('/zephyr-4f1d9c27.txt', 'zephyr-4f1d9c27', { shows: 'zephyr-4f1d9c27' }),
};
