import { describe, expect, test } from 'vitest';
import { cardActions, isReservable, reserveLabel, reserveUrl } from '#src/domain/card/card-actions.ts';
import { reserveText } from '#src/journeys/reserve/rules/reserve-text.ts';
import type { CardContext } from '#src/domain/card/card-actions.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aVehicle, publicSettings } from '../../fixtures/vehicles.ts';
import { sold } from './examples.ts';

const reserving = { reserve: { shown: true } };
const kinds = (parts: Partial<Vehicle>, changes: Record<string, unknown> = {}, context: CardContext = 'list') =>
  cardActions(aVehicle(parts), publicSettings(changes), context).map(({ kind }) => kind);

describe('cardActions', () => {
  test.each<[string, Partial<Vehicle>, Record<string, unknown>, CardContext, string[]]>([
    ['available', {}, {}, 'list', ['enquire', 'view']],
    ['coming soon is available', { status: 'coming_soon' }, {}, 'list', ['enquire', 'view']],
    ['available and reservable', {}, reserving, 'list', ['enquire', 'view', 'reserve']],
    ['reserved by another shopper', { reserved: true }, reserving, 'list', ['enquire', 'view']],
    ['sold', sold, reserving, 'list', ['find-similar']],
    ['on hold', { status: 'on_hold' }, reserving, 'list', ['find-similar']],
    ['test drive only by flag', { testDriveOnly: true }, {}, 'list', ['test-drive', 'view']],
    ['test drive only by tag', { tag: 'Test Drive Only' }, {}, 'list', ['test-drive', 'view']],
    ['test drive only by a tag in another spelling', { tag: ' test-drive only ' }, {}, 'list', ['test-drive', 'view']],
    ['a tag that only mentions test drives', { tag: 'Test drive today' }, {}, 'list', ['enquire', 'view']],
    ['a sold test drive only vehicle', { ...sold, testDriveOnly: true }, {}, 'list', ['find-similar']],
    [
      'a similar list, the configured make',
      { make: 'ford' },
      { cards: { buttons: { testDriveInSimilarFor: ['Ford'] } } },
      'similar',
      ['test-drive', 'view'],
    ],
    [
      'a similar list, another make',
      { make: 'Kia' },
      { cards: { buttons: { testDriveInSimilarFor: ['Ford'] } } },
      'similar',
      ['enquire', 'view'],
    ],
    [
      'the configured make in an ordinary list',
      { make: 'Ford' },
      { cards: { buttons: { testDriveInSimilarFor: ['Ford'] } } },
      'list',
      ['enquire', 'view'],
    ],
    [
      'test drives everywhere',
      {},
      { cards: { buttons: { testDriveInsteadOfEnquire: true } } },
      'list',
      ['test-drive', 'view'],
    ],
    [
      'an accessory where test drives are everywhere',
      { itemType: 'accessory' },
      { cards: { buttons: { testDriveInsteadOfEnquire: true } } },
      'list',
      ['enquire', 'view'],
    ],
    ['no enquire button', {}, { ...reserving, cards: { buttons: { enquire: false } } }, 'list', ['view', 'reserve']],
    [
      'no enquire button, test drive only',
      { testDriveOnly: true },
      { ...reserving, cards: { buttons: { enquire: false } } },
      'list',
      ['test-drive', 'view', 'reserve'],
    ],
    [
      'no enquire button, test drive only, in a similar list',
      { tag: 'Test Drive Only' },
      { cards: { buttons: { enquire: false } } },
      'similar',
      ['test-drive', 'view'],
    ],
    [
      'no enquire button, the configured make in a similar list',
      { make: 'Ford' },
      { cards: { buttons: { enquire: false, testDriveInSimilarFor: ['Ford'] } } },
      'similar',
      ['test-drive', 'view'],
    ],
    [
      'no enquire button, test drives in its place',
      {},
      { cards: { buttons: { enquire: false, testDriveInsteadOfEnquire: true } } },
      'list',
      ['view'],
    ],
    ['no details button', {}, { cards: { buttons: { viewDetails: false } } }, 'list', ['enquire']],
    ['no reserve button', {}, { ...reserving, cards: { buttons: { reserve: false } } }, 'list', ['enquire', 'view']],
  ])('%s (CARD-04)', (_, parts, changes, context, expected) => {
    expect(kinds(parts, changes, context)).toEqual(expected);
  });

  test('returns labels and URLs (CARD-04)', () => {
    expect(cardActions(aVehicle({ slug: 'x' }), publicSettings(reserving), 'list')).toEqual([
      { kind: 'enquire', label: 'Enquire', url: '/cars/x#enquire' },
      { kind: 'view', label: 'View Details', url: '/cars/x' },
      { kind: 'reserve', label: 'Reserve Now $200', url: '/cars/x/checkout' },
    ]);
    expect(cardActions(aVehicle({ slug: 'x', testDriveOnly: true }), publicSettings(), 'list')[0]).toEqual({
      kind: 'test-drive',
      label: 'Book a Test Drive',
      url: '/cars/x#test-drive',
    });
  });

  test('links an unavailable vehicle to its own page (CARD-04)', () => {
    expect(cardActions(aVehicle({ ...sold, slug: 'x' }), publicSettings(), 'similar')).toEqual([
      { kind: 'find-similar', label: 'Find Me Something Similar', url: '/cars/x' },
    ]);
  });

  test("uses the dealer's labels, and American spelling for American dealers (CARD-04, REG-01)", () => {
    expect(cardActions(aVehicle(), publicSettings({ labels: { enquire: 'Ask us' } }), 'list')[0]?.label).toBe('Ask us');
    expect(cardActions(aVehicle(), publicSettings({ regional: { locale: 'en-US' } }), 'list')[0]?.label).toBe(
      'Inquire',
    );
  });
});

describe('reserving', () => {
  test.each<[string, Partial<Vehicle>, Record<string, unknown>, boolean]>([
    ['a priced vehicle in stock', {}, {}, true],
    ['reserving switched off', {}, { shown: false }, false],
    ['sold', sold, {}, false],
    ['reserved already', { reserved: true }, {}, false],
    ['without a price', { price: null }, {}, false],
    ['a placeholder price', { price: 10 }, { deposit: 0 }, false],
    ['a deposit of exactly 10%', { price: 2000 }, {}, true],
    ['a deposit above 10%', { price: 1999 }, {}, false],
    ["the dealer's lowest price", { price: 5000 }, { minimumPrice: 5000 }, true],
    ["a price below the dealer's lowest", { price: 4999 }, { minimumPrice: 5000 }, false],
    ['no price when the dealer sets a lowest', { price: null }, { minimumPrice: 5000 }, false],
    ['a stock type that may be reserved', { carType: 'demo' }, { carTypes: ['demo'] }, true],
    ['a stock type that may not be reserved', { carType: 'new' }, { carTypes: ['used'] }, false],
    ['an accessory', { itemType: 'accessory' }, {}, false],
    ['a caravan', { itemType: 'caravan' }, {}, true],
    ['a vehicle with a gateway', { paymentProcessors: ['stripe'] }, {}, true],
    ['a vehicle that takes no payments', { paymentProcessors: ['none'] }, {}, false],
    ['a free hold of a vehicle that takes no payments', { paymentProcessors: ['none'] }, { deposit: 0 }, false],
    ['a vehicle with "none" and a gateway', { paymentProcessors: ['none', 'stripe'] }, {}, true],
  ])('%s (CARD-04)', (_, parts, reserve, reservable) => {
    expect(isReservable(aVehicle(parts), publicSettings({ reserve: { shown: true, ...reserve } }))).toBe(reservable);
  });

  test.each<[object, string]>([
    [{ deposit: 200 }, 'Reserve Now $200'],
    [{ deposit: 1000 }, 'Reserve Now $1,000'],
    [{ deposit: 0 }, 'Reserve Now'],
    [{ deposit: 99, label: 'Hold it' }, 'Hold it $99'],
  ])('with an online checkout, %j is labelled %s (RES-01)', (reserve, label) => {
    expect(reserveLabel(publicSettings({ reserve }), new Set(['checkout']))).toBe(label);
  });

  test.each<[object, string]>([
    [{ deposit: 200 }, 'Ask Us to Hold It'],
    [{ deposit: 0 }, 'Ask Us to Hold It'],
    [{ deposit: 99, label: 'Hold it' }, 'Hold it $99'],
  ])('without an online checkout, %j is labelled %s (RES-01)', (reserve, label) => {
    expect(reserveLabel(publicSettings({ reserve }), new Set())).toBe(label);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["the specification's figures", {}, '$200 refundable deposit holds the car 48 hours, 100% refundable'],
    [
      "the dealer's figures",
      { reserve: { deposit: 500, holdHours: 72 } },
      '$500 refundable deposit holds the car 72 hours, 100% refundable',
    ],
    [
      'a free hold at $0',
      { reserve: { deposit: 0, holdHours: 1 } },
      'We’ll hold the car for 1 hour, with nothing to pay',
    ],
    [
      "the noun for the dealer's stock",
      { stockRules: { itemTypes: ['caravan', 'accessory'] } },
      '$200 refundable deposit holds the caravan 48 hours, 100% refundable',
    ],
    ["the dealer's text", { reserve: { text: 'Hold it with $200' } }, 'Hold it with $200'],
  ])('the reserve text uses %s (RES-01)', (_, settings, text) => {
    expect(reserveText(publicSettings(settings))).toBe(text);
  });

  test.each<[string, Vehicle['carType'], string]>([
    ['checkout', 'used', '/cars/x/checkout'],
    ['buy-online', 'new', '/cars/x/buy-online'],
    ['checkout-journey', 'used', '/checkout-journey?car_id=x'],
    ['checkout-journey', 'new', '/cars/x/checkout'],
  ])('%s for a %s vehicle starts at %s (ROUTE-08)', (route, carType, url) => {
    expect(reserveUrl({ slug: 'x', carType }, publicSettings({ reserve: { route } }))).toBe(url);
  });
});
