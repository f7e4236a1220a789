import { describe, expect, test } from 'vitest';
import { pickTile, type TileList, type TimedTile } from '#src/view/card/pick-tile.ts';
import { landingTile, timedTiles } from '#src/view/card/landing-tile.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { siteOf } from '#src/site/site.ts';
import type { ContentPage, Promo } from '#src/domain/content/content.ts';
import type { CarType } from '#src/domain/vehicle/vehicle.ts';
import { aTenant, aVehicle, day, now, publicSettings, someStock } from '../../../fixtures/vehicles.ts';

const aPage: ContentPage = {
  path: '',
  title: 'Page',
  description: '',
  lede: null,
  body: '',
  image: null,
  action: null,
  faq: [],
};
const at = (days: number) => new Date(now + days * day).toISOString();
const aTile = (title: string, changes: Partial<TimedTile> = {}): TimedTile => ({
  title,
  text: 'Tell us.',
  url: '/trade-in',
  label: 'Find out more',
  position: 9,
  start: null,
  expiry: null,
  display: null,
  strictDisplay: false,
  promotion: false,
  ...changes,
});
const list = (changes: Partial<TileList> = {}): TileList => ({
  types: new Set<CarType>(['used']),
  cards: 21,
  now,
  chance: 0,
  ...changes,
});
const picked = (tiles: TimedTile[], changes: Partial<TileList> = {}, callToAction: object = {}) =>
  pickTile(tiles, list(changes), publicSettings({ search: { callToAction } }));

describe('the tile among the results', () => {
  test.each([
    [21, 8, 8],
    [21, 9, 9],
    [9, 9, 9],
    [8, 9, 9],
    [5, 9, 6],
    [1, 8, 2],
  ])('among %i cards, puts a tile for position %i at %i (SRCH-11)', (cards, position, place) => {
    expect(picked([aTile('A', { position })], { cards })?.position).toBe(place);
  });

  test('shows no tile without cards, or when the dealer turns it off (SRCH-11)', () => {
    expect(picked([aTile('A')], { cards: 0 })).toBeNull();
    expect(picked([aTile('A')], {}, { shown: false })).toBeNull();
    expect(picked([])).toBeNull();
  });

  test('picks the first tile of the set, or a random one if the dealer prefers (SRCH-11)', () => {
    const three = ['A', 'B', 'C'].map((title) => aTile(title));
    const titles = (choose: string) =>
      [0, 0.34, 0.67, 0.999].map((chance) => picked(three, { chance }, { choose })?.title);
    expect(titles('first')).toEqual(['A', 'A', 'A', 'A']);
    expect(titles('random')).toEqual(['A', 'B', 'C', 'C']);
  });

  test.each<[string, Partial<TimedTile>, boolean]>([
    ['has started', { start: at(-1) }, true],
    ['starts now', { start: at(0) }, true],
    ['starts tomorrow', { start: at(1) }, false],
    ['ends tomorrow', { expiry: at(1) }, true],
    ['ends now', { expiry: at(0) }, false],
    ['has ended', { start: at(-3), expiry: at(-1) }, false],
  ])('shows only current promotions: one that %s (SRCH-11)', (_, times, shows) => {
    expect(picked([aTile('A', times)]) !== null).toBe(shows);
  });

  test.each<[string, Partial<TimedTile>, CarType[], boolean]>([
    ['for used stock in a list with some', { display: 'used' }, ['new', 'used'], true],
    ['for used stock not in a list without any', { display: 'used' }, ['new', 'demo'], false],
    ['strictly for used stock in a list of nothing else', { display: 'used', strictDisplay: true }, ['used'], true],
    ['strictly for used stock not in a mixed list', { display: 'used', strictDisplay: true }, ['new', 'used'], false],
    ['for all stock in any list, strict or not', { strictDisplay: true }, ['new', 'used'], true],
  ])('matches promotions to stock types: one %s (SRCH-11)', (_, where, types, shows) => {
    expect(picked([aTile('A', where)], { types: new Set(types) }) !== null).toBe(shows);
  });

  test('prefers an applicable promotion to the tiles in settings (SRCH-11, PROMO-01)', () => {
    const promotion = aTile('Run-out', { promotion: true, expiry: at(1), position: 4 });
    expect(picked([aTile('A'), promotion])).toEqual({
      title: 'Run-out',
      text: 'Tell us.',
      url: '/trade-in',
      label: 'Find out more',
      position: 4,
      until: now + day,
    });
    expect(picked([aTile('A'), promotion], { now: now + 2 * day })?.title).toBe('A');
  });
});

describe('the tiles of a site', () => {
  const promo = (changes: Partial<Promo> = {}): Promo =>
    ({
      id: 'p',
      kind: 'tile',
      title: 'Run-out',
      text: 'While they last.',
      url: '/cars/',
      image: null,
      imageAlt: '',
      background: null,
      position: null,
      start: null,
      expiry: null,
      display: null,
      strictDisplay: false,
      ...changes,
    }) as Promo;
  function site(promos: Promo[], settings: Record<string, unknown> = {}) {
    const tenant = aTenant({ promos, settings });
    const stock = someStock([aVehicle(), aVehicle({ make: 'Kia', model: 'Rio' })]);
    return siteOf(tenant, stock, siteContext(tenant, stock));
  }

  test('puts the dealer’s promotions first, at the default position if they have none (SRCH-11)', () => {
    const tiles = timedTiles(
      site([promo(), promo({ title: 'Second', position: 3 })], { search: { callToAction: { position: 8 } } }),
    );
    expect(tiles.slice(0, 2).map(({ title, position, promotion }) => [title, position, promotion])).toEqual([
      ['Run-out', 8, true],
      ['Second', 3, true],
    ]);
    expect(tiles.slice(2).every(({ promotion, position }) => !promotion && position === 8)).toBe(true);
  });

  test('shows a promotion’s image with alt text, and a readable text colour on its background (SRCH-11)', () => {
    const looks = (changes: Partial<Promo>) => timedTiles(site([promo(changes)]))[0]!.look;
    expect(looks({})).toBeUndefined();
    expect(looks({ image: '/photos/a.webp', imageAlt: 'A red ute', background: '#fff3cb' })).toEqual({
      picture: { source: '/photos/a.webp', alt: 'A red ute' },
      ground: { background: '#fff3cb', ink: '#14161a' },
    });
    expect(looks({ background: '#12232b' })).toEqual({
      picture: null,
      ground: { background: '#12232b', ink: '#ffffff' },
    });
    const shown = landingTile('/cars/', new Set(['used']), 21, site([promo({ background: '#12232b' })]));
    expect(shown?.look?.ground?.background).toBe('#12232b');
  });

  test.each([
    ['trade-in', 'What is yours worth?', '/trade-in'],
    ['finance', 'Finance, worked out with you', '/finance'],
    ['service', 'Due for a service?', '/service'],
    ['warranty', 'Covered after you drive away', '/warranty'],
    ['find-my-car', 'Can’t find it? Tell us.', '/contact'],
  ])('gives the tile %s the title "%s" and its link (SRCH-11)', (key, title, url) => {
    const paths = ['/trade-in', '/finance', '/service', '/warranty'];
    const pages = paths.map((path): ContentPage => ({ ...aPage, path }));
    const tenant = aTenant({ pages, settings: { promotions: { tileSet: [key] } } });
    const stock = someStock([aVehicle()]);
    const [tile, ...others] = timedTiles(siteOf(tenant, stock, siteContext(tenant, stock)));
    expect([tile!.title, tile!.url, others]).toEqual([title, url, []]);
    expect(tile!.text).toMatch(/^[A-Z].{20,}\.$/);
    expect(tile!.label).not.toBe('');
  });

  test.each([
    ['en-AU', 'Ask us for a quote. You’ll see the comparison rate before you sign anything.', 'Book a service'],
    ['en-US', 'Ask us for a quote. You’ll see the APR before you sign anything.', 'Schedule service'],
  ] as const)('in %s uses the country’s terms in the finance and service tiles (REG-01)', (locale, text, label) => {
    const pages = ['/finance', '/service'].map((path): ContentPage => ({ ...aPage, path }));
    const settings = { regional: { locale }, promotions: { tileSet: ['finance', 'service'] } };
    const tenant = aTenant({ pages, settings });
    const stock = someStock([aVehicle()]);
    const [finance, service] = timedTiles(siteOf(tenant, stock, siteContext(tenant, stock)));
    expect([finance!.text, service!.label]).toEqual([text, label]);
  });

  test('leaves out tiles without a page, and promotions of other kinds (SRCH-11)', () => {
    const titles = (promos: Promo[], set: string[]) =>
      timedTiles(site(promos, { promotions: { tileSet: set } })).map(({ title }) => title);
    expect(
      titles(
        [
          promo({ url: '/nowhere' }),
          promo({ title: 'Banner', kind: 'banner' as Promo['kind'] }),
          promo({ title: 'Kias', url: '/search/kia' }),
        ],
        ['warranty', 'find-my-car'],
      ),
    ).toEqual(['Kias', 'Can’t find it? Tell us.']);
  });

  test('keeps the same random tile for a page across builds, but varies it between pages (SRCH-11)', () => {
    const promos = ['A', 'B', 'C', 'D'].map((title) => promo({ title }));
    const at = (path: string, choose: string) =>
      landingTile(path, new Set(['used']), 21, site(promos, { search: { callToAction: { choose } } }))?.title;
    const paths = ['/cars/', '/search/kia', '/search/toyota', '/search/suv', '/search/used-cars', '/search/hatch'];
    expect(paths.map((path) => at(path, 'random'))).toEqual(paths.map((path) => at(path, 'random')));
    expect(new Set(paths.map((path) => at(path, 'random'))).size).toBeGreaterThan(1);
    expect(new Set(paths.map((path) => at(path, 'first')))).toEqual(new Set(['A']));
  });
});
