/**
 * Two values per setting. Entries in promos.json replace `promotions.bannerText`, `bannerUrl`, `bannerStart` and
 * `bannerEnd`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';
import { Workspace } from '../../support/generator.ts';
import { SiteFolder } from '../../../scripts/check-site/site-folder.ts';
import { visibleText } from '../../support/text.ts';

const leaveReviewUrl = 'https://reviews.example/us';
const frame = (tabName: string) => ({ tabName, iframeUrl: `https://booking.example/${tabName}` });

const dealers: Record<string, { demo: string; reviews?: number; settings: Record<string, object> }> = {
  first: {
    demo: 'harbour-motors',
    settings: {
      branding: { makeLogos: 'logo' },
      locations: { layout: 'grid', publicHolidays: 'closed', bookingFrames: [] },
      reviews: { source: 'dealer', leaveReviewUrl },
      header: { showSignIn: true },
      forms: { emailUs: true, serviceOptions: ['Brakes'] },
      labels: { callDealer: 'Ring the yard' },
      tradeIn: { faq: true },
    },
  },
  second: {
    demo: 'harbour-motors',
    settings: {
      locations: { layout: 'carousel', publicHolidays: 'usual', bookingFrames: [frame('workshop'), frame('tyres')] },
      reviews: { source: 'google', rotate: true, rotateMs: 7000, startSlide: 1, leaveReviewUrl },
      header: { showSignIn: false },
      forms: { emailUs: false, serviceOptions: ['Tyres'] },
      tradeIn: { faq: false },
    },
  },
  third: {
    demo: 'apex-motorcycles',
    settings: { locations: { layout: 'single' }, reviews: { carouselAbove: 40, rotate: false } },
  },
  fourth: {
    demo: 'apex-motorcycles',
    settings: { locations: { layout: 'carousel' }, reviews: { source: 'organisation', orgId: 'apex' } },
  },
  unreviewed: { demo: 'kauri-cars', reviews: 0, settings: { reviews: { forced: false, leaveReviewUrl } } },
  forced: { demo: 'kauri-cars', reviews: 0, settings: { reviews: { forced: true, leaveReviewUrl } } },
};
type Dealer = 'first' | 'second' | 'third' | 'fourth' | 'unreviewed' | 'forced';

const space = new Workspace();
const sites = new Map<string, SiteFolder>();
const siteOf = (dealer: Dealer): SiteFolder => sites.get(dealer)!;
const page = (dealer: Dealer, path: string): HTMLElement => siteOf(dealer).page(path);

function addMakeLogo(folder: string): void {
  const file = join(folder, 'models.json');
  const models = JSON.parse(readFileSync(file, 'utf8')) as { manufacturers: { name: string }[] };
  const manufacturers = models.manufacturers.map((make) =>
    make.name === 'Mazda' ? { ...make, logo: '/images/mazda.svg' } : make,
  );
  writeFileSync(file, JSON.stringify({ ...models, manufacturers }));
  writeFileSync(join(folder, 'images/mazda.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
}

beforeAll(async () => {
  for (const [slug, { demo, reviews, settings: changes }] of Object.entries(dealers)) {
    space.addTenant(demo, { slug });
    if (demo === 'harbour-motors') space.setStock(slug, space.stock(slug).slice(0, 30));
    if (slug === 'first') addMakeLogo(join(space.tenants, slug));
    const file = join(space.tenants, slug, 'reviews.json');
    const written = JSON.parse(readFileSync(file, 'utf8')) as { reviews: unknown[] };
    writeFileSync(file, JSON.stringify({ ...written, reviews: written.reviews.slice(0, reviews) }));
    space.settings(slug, (settings) => {
      Object.assign(settings, { siteUrl: `https://${slug}.example` });
      for (const [area, values] of Object.entries(changes))
        Object.assign(settings, { [area]: { ...(settings[area] as object | undefined), ...values } });
    });
  }
  const { json, stderr } = await space.run('build');
  expect([stderr, ...json.tenants.flatMap(({ errors }) => errors)].filter(Boolean)).toEqual([]);
  for (const slug of Object.keys(dealers)) sites.set(slug, new SiteFolder(join(space.out(), slug)));
});
afterAll(() => space.remove());

test("shows a make's logo from the dealer's folder on its tile, and the product's own mark for other makes (CONF-01, SRCH-05)", () => {
  const tiles = page('first', '/').querySelectorAll('a.make');
  const logos = tiles.map((tile) => tile.querySelector('img.make-mark__logo')?.getAttribute('src') ?? null);
  const makes = tiles.map((tile) => tile.getAttribute('href'));
  expect(makes.length).toBeGreaterThan(1);
  expect(logos).toEqual(makes.map((path) => (path === '/search/mazda' ? '/images/mazda.svg' : null)));
  expect(logos).toContain('/images/mazda.svg');
  expect(siteOf('first').target('/images/mazda.svg').kind).toBe('file');
});

describe('locations', () => {
  test('locations.layout shows a grid, a carousel or a single location with a picker (CONF-01, LOC-01)', () => {
    const shown = (dealer: Dealer) => {
      const home = page(dealer, '/');
      return {
        grid: home.querySelectorAll('.places:not(.place-picker__one) .place').length > 1,
        row: home.querySelectorAll('place-picker card-row .place').length > 1,
        one: home.querySelectorAll('.place-picker__one > li:not([hidden])').length,
        picker: home.querySelectorAll('.place-picker a').map((link) => link.getAttribute('href')).length > 1,
      };
    };
    expect(shown('first')).toEqual({ grid: true, row: false, one: 0, picker: false });
    for (const dealer of ['second', 'fourth'] as const)
      expect(shown(dealer), dealer).toEqual({ grid: false, row: true, one: 0, picker: true });
    expect(shown('third')).toEqual({ grid: false, row: false, one: 1, picker: true });
  });

  test('links from the picker to location pages when scripts are off (LOC-01)', () => {
    const links = page('third', '/')
      .querySelectorAll('.place-picker a')
      .map((link) => link.getAttribute('href')!);
    expect(links.every((path) => siteOf('third').target(path).kind === 'file')).toBe(true);
  });

  test('locations.publicHolidays closes on state holidays or keeps the usual hours (CONF-01, LOC-02)', () => {
    const holidays = (dealer: Dealer) =>
      page(dealer, '/locations/artarmon')
        .querySelectorAll('.info-dialog time')
        .map((day) => day.getAttribute('datetime'));
    expect(holidays('first')).toContain('2026-12-25');
    expect(holidays('second')).not.toContain('2026-12-25');
    // A closed day from the location's own file appears at both dealers.
    for (const dealer of ['first', 'second'] as const) expect(holidays(dealer)).toContain('2026-12-24');
  });

  test('locations.bookingFrames adds links to the service page and allows their host in the policy (CONF-01, LOC-03)', () => {
    const policy = (dealer: Dealer) => /frame-src ([^;]*)/.exec(siteOf(dealer).text('_headers'))![1];
    const frames = (dealer: Dealer) =>
      page(dealer, '/service')
        .querySelectorAll('booking-frames li a')
        .map((link) => [visibleText(link), link.getAttribute('href')]);
    expect([frames('first'), policy('first')]).toEqual([[], "'none'"]);
    expect(frames('second')).toEqual([
      ['workshop', 'https://booking.example/workshop'],
      ['tyres', 'https://booking.example/tyres'],
    ]);
    expect(policy('second')).toBe('https://booking.example');
    expect(page('second', '/service').querySelectorAll('iframe')).toEqual([]);
  });

  test("shows stock, team, reviews, hours and a form on a location's page (LOC-01, ROUTE-17)", () => {
    const place = page('first', '/locations/artarmon');
    expect(place.querySelectorAll('li.card').length).toBeGreaterThan(0);
    expect(visibleText(place.querySelector('.team'))).toContain('Dealer principal');
    expect(place.querySelectorAll('.review').length).toBeGreaterThan(1);
    expect(place.querySelectorAll('table.hours').length).toBeGreaterThan(0);
    expect(place.querySelector('form[action="/api/forms/contact"]')).not.toBeNull();
  });
});

describe('reviews', () => {
  const section = (dealer: Dealer) => page(dealer, '/').querySelector('.reviews');
  const row = (dealer: Dealer) => section(dealer)!.querySelector('card-row');

  test('reviews.forced shows a section that asks for the first review (CONF-01, REV-02)', () => {
    expect(section('unreviewed')).toBeNull();
    expect(visibleText(section('forced'))).toContain('No reviews yet.');
    expect(section('forced')!.querySelector('a')!.getAttribute('href')).toBe(leaveReviewUrl);
  });

  test('reviews.carouselAbove shows a carousel above this number of reviews, and a plain list otherwise (CONF-01, REV-01)', () => {
    expect(row('first')).not.toBeNull();
    expect([row('third'), section('third')!.querySelectorAll('.reviews__list > .review').length]).toEqual([null, 8]);
  });

  test('reviews.rotate, rotateMs and startSlide set how the carousel rotates and where it starts (CONF-01, REV-01)', () => {
    const moves = (dealer: Dealer) => ['rotate', 'start'].map((name) => row(dealer)!.getAttribute(name));
    expect(moves('first')).toEqual([undefined, '2']);
    expect(moves('second')).toEqual(['7000', '1']);
    expect([row('first'), row('second')].map((one) => one!.querySelector('[data-rotate]') !== null)).toEqual([
      false,
      true,
    ]);
    for (const dealer of ['first', 'second'] as const) {
      expect(visibleText(row(dealer))).toContain('Swipe');
      expect(visibleText(section(dealer))).toContain('Leave a Review');
    }
  });

  test("reviews.source shortens reviews, shows them in full, or loads the organisation's (CONF-01, REV-02, REV-04)", () => {
    const cut = (dealer: Dealer) => section(dealer)!.querySelectorAll('.review details').length;
    expect([cut('first') > 0, cut('second')]).toEqual([true, 0]);
    expect(section('fourth')!.querySelector('service-reviews')!.getAttribute('org')).toBe('apex');
    expect(section('fourth')!.querySelectorAll('.review__who b').map(visibleText)).toEqual(['']);
  });
});

describe('forms and header', () => {
  test('header.showSignIn shows or hides the sign-in link (CONF-01)', () => {
    const links = (dealer: Dealer) => page(dealer, '/').querySelectorAll('header a[href^="/sign-in"]').length > 0;
    expect([links('first'), links('second')]).toEqual([true, false]);
  });

  test('forms.emailUs adds or removes the email dialog (CONF-01)', () => {
    const dialog = (dealer: Dealer) => page(dealer, '/about-us').querySelector('#email-us-dialog') !== null;
    expect([dialog('first'), dialog('second')]).toEqual([true, false]);
  });

  test('forms.serviceOptions sets the checkboxes of the service form (CONF-01, FORM-06)', () => {
    const options = (dealer: Dealer) =>
      page(dealer, '/service')
        .querySelectorAll('#service-booking [type=checkbox]')
        .flatMap((box) => /^(.*)\(check_option\)$/.exec(box.getAttribute('name') ?? '')?.[1] ?? []);
    expect([options('first'), options('second')]).toEqual([['Brakes'], ['Tyres']]);
  });

  test('labels.callDealer renames the call button (CONF-01)', () => {
    const vehicle = (dealer: Dealer) => siteOf(dealer).text(siteOf(dealer).ofKind('vehicle')[0]!.file);
    expect(vehicle('first')).toContain('Ring the yard');
    expect(vehicle('second')).not.toContain('Ring the yard');
    expect(vehicle('second')).toContain('Call the dealer');
  });

  test('tradeIn.faq shows or hides the questions on the trade-in page (CONF-01, TRADE-04)', () => {
    const questions = (dealer: Dealer) =>
      page(dealer, settingsOf(dealer).tradeIn.path).querySelectorAll('.faq details').length > 0;
    expect([questions('first'), questions('second')]).toEqual([true, false]);
  });

  test('promotions has no banner settings, because banners are entries in promos.json (CONF-01)', () => {
    expect(Object.keys(settingsSchema.shape.promotions.unwrap().shape)).toEqual(['tileSet']);
  });
});

const settingsOf = (dealer: Dealer) =>
  settingsSchema.parse(JSON.parse(readFileSync(join(space.tenants, dealer, 'settings.json'), 'utf8')));
