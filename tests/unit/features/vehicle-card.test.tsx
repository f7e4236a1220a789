import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { publicSettingsSchema } from '#src/domain/tenant/settings/settings.ts';
import type { CardData } from '#src/view/card/card.ts';
import { VehicleCards } from '#src/features/vehicle-card/VehicleCards.tsx';

const settingsWith = (given: object = {}) =>
  publicSettingsSchema.parse({ siteUrl: 'https://dealer.example', ...given });

const card: CardData = {
  id: '1',
  slug: 'rav4',
  url: '/cars/rav4',
  title: '2021 Toyota RAV4',
  kind: 'car',
  subtitle: 'GXL Hybrid AWD AXAH54R',
  condition: 'Used',
  image: '/photos/suv-blue-side-left.webp',
  imageAlt: '2021 Toyota RAV4 in blue',
  placeholder: null,
  photosCount: 33,
  drawn: false,
  ground: '#1c5fb3',
  facts: [
    { kind: 'odometer', label: 'Odometer', value: '48,210 km' },
    { kind: 'fuel', label: 'Fuel Type', value: 'Hybrid' },
  ],
  price: {
    kind: 'price',
    amount: 36_990,
    text: '$36,990',
    type: 'drive_away',
    label: 'Drive away',
    was: { amount: 38_490, text: '$38,490', saving: 'Save $1,500' },
  },
  tag: { kind: 'hybrid', label: 'Hybrid' },
  market: '$1,240 below state average',
  place: 'Penrith NSW',
  stockNumber: 'E28216',
  actions: [
    { kind: 'enquire', label: 'Enquire', url: '/cars/rav4#enquire' },
    { kind: 'view', label: 'View Details', url: '/cars/rav4' },
  ],
  sold: false,
  canBeSaved: true,
  newUntil: 5,
  soldUntil: null,
};

const html = (cards: CardData[], given: object = {}, props: object = {}) =>
  renderToStaticMarkup(<VehicleCards cards={cards} settings={settingsWith(given)} {...props} />);
const text = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the vehicle card', () => {
  test('shows the label Compare beside its tick, and no label beside its heart (FAV-01, CMP-01)', () => {
    const buttons = [...html([card]).matchAll(/<button class="card__(\w+)".*?<\/button>/gs)];
    expect(buttons.map(([markup, kind]) => [kind, text(markup).trim()])).toEqual([
      ['save', ''],
      ['compare', 'Compare'],
    ]);
  });

  test('shows title, badge and series, facts, price with its type, tag, location and actions (CARD-01)', () => {
    const markup = html([card]);
    for (const words of [
      '2021 Toyota RAV4',
      'Used',
      'GXL Hybrid AWD AXAH54R',
      '48,210 km',
      'Hybrid',
      '$36,990',
      'Drive away',
      'Penrith NSW',
      '$1,240 below state average',
      'Enquire',
      'View Details',
    ]) {
      expect(text(markup)).toContain(words);
    }
    expect(markup).toContain('href="/cars/rav4"');
    expect(markup).toContain('data-new-until="5"');
  });

  test('shows the price type beside the price, and the earlier price struck through with a label (CARD-05, PRICE-01)', () => {
    expect(text(html([card]))).toMatch(/\$36,990\s+was \$38,490\s+Drive away/);
    expect(html([card])).toMatch(/<s [^>]*>.*\$38,490<\/s>/);
    const words = html([{ ...card, price: { kind: 'words', text: 'Enquire for price.' } }]);
    expect(words).toContain('Enquire for price.');
    expect(words).not.toContain('price-type');
  });

  test('shows a placeholder instead of an image for a vehicle without photos (CARD-06)', () => {
    const markup = html([{ ...card, image: null, photosCount: 0, placeholder: 'New Arrival' }]);
    expect(text(markup)).toContain('New Arrival');
    expect(markup).not.toContain('<img');
    expect(markup).not.toContain('card__count');
  });

  test.each([
    ['what cannot be saved', { ...card, canBeSaved: false }, {}],
    ['a dealer who hides favourites and compare on cards', card, { cards: { favourites: false, compare: false } }],
    ['a dealer without saved lists', card, { account: { favourites: false, compare: false } }],
  ])('omits the vehicle id that adds heart and compare for %s (CARD-07)', (_name, given, settings) => {
    expect(html([card])).toContain('data-vehicle="1"');
    expect(html([given], settings)).not.toContain('data-vehicle');
  });

  test('never calls illustrations photos or shows a camera beside them (CARD-01)', () => {
    const markup = html([{ ...card, photosCount: 7, drawn: true }]);
    expect(text(markup)).toContain('7 illustrations');
    expect(markup).not.toMatch(/> photos<|#camera/);
    expect(text(html([{ ...card, photosCount: 1, drawn: true }]))).toMatch(/\bIllustration\b/);
    expect(text(html([card]))).toContain('33 photos');
  });

  test('loads the first photos immediately, the very first with priority, and the others lazily', () => {
    const markup = html([card, { ...card, id: '2' }, { ...card, id: '3' }], {}, { lazyFrom: 2 });
    const [first = '', second = '', third = ''] = markup.match(/<img[^>]*>/g) ?? [];
    expect(first).toContain('fetchPriority="high"');
    expect(first + second).not.toContain('loading="lazy"');
    expect(second).not.toContain('fetchPriority');
    expect(third).toContain('loading="lazy"');
    for (const photo of [first, second, third]) expect(photo).toMatch(/width="480" height="320"/);
  });

  test('places a call-to-action tile among the cards, and never on its own (SRCH-11)', () => {
    const tile = {
      position: 2,
      title: 'What is yours worth?',
      text: 'Tell us.',
      url: '/trade-in',
      label: 'Value mine',
    };
    const items = html([card, { ...card, id: '2' }], {}, { tile }).match(
      /<li class="(?:card|call-to-action-card)["\s]/g,
    );
    expect(items?.map((item) => item.includes('call-to-action'))).toEqual([false, true, false]);
    expect(html([card], {}, { tile: { ...tile, position: 9 } })).toMatch(/call-to-action-card.*<\/ul>$/s);
    expect(html([], {}, { tile })).not.toContain('call-to-action');
  });

  test('escapes text from a feed', () => {
    expect(html([{ ...card, title: '<script>alert(1)</script>', subtitle: '"><img src=x>' }])).not.toMatch(
      /<script>|<img src="?x/,
    );
  });
});
