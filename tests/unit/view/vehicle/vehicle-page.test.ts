import { describe, expect, test } from 'vitest';
import { siteContext } from '#src/routes/site-context.ts';
import { siteOf } from '#src/site/site.ts';
import { vehicleInputs } from '#src/view/vehicle/vehicle-inputs.ts';
import { heldMessage, heldAction } from '#src/view/copy/vehicle/held-copy.ts';
import { vehiclePage } from '#src/view/vehicle/vehicle-page.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aLocation, aTenant, aVehicle, now, someStock } from '../../../fixtures/vehicles.ts';

function pageOf(vehicle: Vehicle, others: Vehicle[] = [], tenant: Tenant = aTenant(), at = now) {
  const stock = someStock([vehicle, ...others], { at });
  const context = siteContext(tenant, stock);
  return vehiclePage(vehicleInputs(siteOf(tenant, stock, context))(vehicle), context.settings);
}

describe('vehicle page', () => {
  test('shows heading, title, description and location (ROUTE-07)', () => {
    const page = pageOf(aVehicle({ slug: 'one', locationSlug: 'penrith' }));
    expect(page).toMatchObject({
      url: '/cars/one',
      heading: '2021 Toyota Corolla',
      subtitle: 'Ascent Sport MZEA12R',
      condition: 'Used',
      title: '2021 Toyota Corolla Ascent Sport for sale in Penrith',
      description:
        'Used 2021 Toyota Corolla Ascent Sport: 48,210 km, automatic, petrol, glacier white. $25,990 excl. government charges at Sample Motors, Penrith.',
    });
    expect(page.location?.location.slug).toBe('penrith');
  });

  test('has breadcrumbs of existing pages (VDP-05)', () => {
    expect(pageOf(aVehicle()).breadcrumbs).toEqual([
      { label: 'Home', url: '/' },
      { label: 'All cars', url: '/cars/' },
      { label: 'Toyota', url: '/search/toyota' },
      { label: 'Corolla', url: '/search/toyota/corolla' },
      { label: '2021 Toyota Corolla', url: null },
    ]);
  });

  test.each([
    ['$500 below', 27_000, 26_500, '$500 below state average'],
    ['$499 below', 27_000, 26_501, null],
    ['above', 25_000, 26_500, null],
  ])('sets the market badge for a price %s the state average (VDP-05)', (_, stateAverage, price, badge) => {
    const page = pageOf(aVehicle({ price, state: 'NSW', market: { stateAverage, average: null } }));
    expect(page.market?.badge ?? null).toBe(badge);
  });

  test('explains the market badge with the prices on the page (VDP-05)', () => {
    const page = pageOf(aVehicle({ price: 26_000, state: 'NSW', market: { stateAverage: 27_240, average: null } }));
    expect(page.market?.explanation).toBe(
      'Vehicles like this one are advertised in NSW for $27,240 on average. This one is $26,000, which is $1,240 less.',
    );
  });

  test('compares with the whole market in New Zealand (VDP-05, REG-01)', () => {
    const page = pageOf(
      aVehicle({ price: 26_000, state: 'AUK', market: { stateAverage: 27_240, average: null } }),
      [],
      aTenant({ settings: { regional: { locale: 'en-NZ', currency: 'NZD' } } }),
    );
    expect(page.market).toMatchObject({
      badge: '$1,240 below market average',
      explanation: expect.stringContaining('in New Zealand for $27,240'),
    });
  });

  const certifying = aTenant({ settings: { vehiclePage: { certified: { points: ['Workshop checked'] } } } });

  test('shows the certification dialog only on certified stock (VDP-05)', () => {
    expect(pageOf(aVehicle({ certified: true }), [], certifying).certified).toEqual({
      title: 'Certified used',
      points: ['Workshop checked'],
    });
    expect(pageOf(aVehicle(), [], certifying).certified).toBeNull();
  });

  test.each([
    ['by the form', {}, { text: 'Ask us to call you if it becomes available', url: '#enquire' }],
    ['by phone', { enquire: false }, { text: 'Call us to check if it’s available again', url: null }],
    ['not at all', { enquire: false, call: false }, null],
  ])(
    'offers to notify the shopper %s when a reserved vehicle comes free, as the dealer’s buttons allow (VDP-02)',
    (_, buttons, way) => {
      const phones = { override: '02 5550 0100' };
      expect(heldAction(pageOf(aVehicle({ reserved: true }), [], aTenant({ settings: { buttons, phones } })))).toEqual(
        way,
      );
    },
  );

  test.each([
    ['a car', { reserved: true }, 'Please call me if this car becomes available.'],
    [
      'a motorcycle',
      { reserved: true, itemType: 'motorcycle' },
      'Please call me if this motorcycle becomes available.',
    ],
    ['one that is not reserved', {}, null],
    ['one that is sold', { reserved: true, status: 'sold', soldAt: now }, null],
  ] as const)(
    'for %s, prefills a call request only while another shopper has reserved it (VDP-02)',
    (_, vehicle, message) => {
      expect(heldMessage(pageOf(aVehicle(vehicle)))).toBe(message);
    },
  );

  test('marks a reserved vehicle as reserved, unless it is sold (RES-01)', () => {
    expect([
      pageOf(aVehicle({ reserved: true })).isReserved,
      pageOf(aVehicle({})).isReserved,
      pageOf(aVehicle({ reserved: true, status: 'sold', soldAt: now })).isReserved,
    ]).toEqual([true, false, false]);
  });

  test('shows the sold notice without the certified badge, and links to similar vehicles (VDP-06)', () => {
    const page = pageOf(
      aVehicle({ status: 'sold', soldAt: now, certified: true }),
      [aVehicle({ id: 'other' })],
      certifying,
    );
    expect(page.soldNotice).toBe(
      "Unfortunately this car recently sold. But don't worry, we can help you find a similar car!",
    );
    expect(page.certified).toBeNull();
    expect(page.actions).toEqual([{ kind: 'find-similar', label: 'Find Me Something Similar', url: '/search/hatch' }]);
    expect(page.similar.map(({ id }) => id)).toEqual(['other']);
  });

  test('says “caravan” in a caravan’s sold notice (VDP-06, REG-02)', () => {
    expect(pageOf(aVehicle({ status: 'sold', itemType: 'caravan' })).soldNotice).toContain('similar caravan');
  });

  test('says “motorhome” throughout a motorhome’s page (VDP-06, REG-02)', () => {
    const page = pageOf(aVehicle({ itemType: 'caravan', body: 'motorhome', status: 'sold', soldAt: now }));
    expect(page.soldNotice).toBe(
      "Unfortunately this motorhome recently sold. But don't worry, we can help you find a similar motorhome!",
    );
    expect(page.noun).toEqual({ one: 'motorhome', many: 'motorhomes' });
    expect(
      pageOf(aVehicle({ itemType: 'caravan', body: 'motorhome' })).sections.folds.map(({ title }) => title),
    ).toEqual(expect.arrayContaining(['Motorhome Summary', 'Ask about this motorhome']));
  });

  test('links from similar vehicles to all stock with the same body (VDP-07)', () => {
    expect(pageOf(aVehicle({ body: 'suv' }))).toMatchObject({
      similarUrl: '/search/suv',
      similarLabel: 'See all SUVs',
    });
    expect(pageOf(aVehicle({ body: null }))).toMatchObject({ similarUrl: '/cars/', similarLabel: 'See all cars' });
  });

  test('shows fewer similar vehicles or none if set (VDP-07)', () => {
    const others = Array.from({ length: 5 }, () => aVehicle());
    expect(
      pageOf(aVehicle(), others, aTenant({ settings: { vehiclePage: { similar: { count: 2 } } } })).similar,
    ).toHaveLength(2);
    expect(
      pageOf(aVehicle(), others, aTenant({ settings: { vehiclePage: { similar: { shown: false } } } })).similar,
    ).toEqual([]);
  });

  test('shows the new-arrival placeholder for a car coming soon without photos (CARD-06)', () => {
    expect(pageOf(aVehicle({ status: 'coming_soon' })).gallery).toMatchObject({
      images: [],
      placeholder: 'New Arrival',
    });
  });

  test('shows buttons according to the page’s own settings (CARD-04)', () => {
    const settings = { reserve: { shown: true }, buttons: { reserve: true, enquire: true, testDrive: true } };
    expect(pageOf(aVehicle(), [], aTenant({ settings })).actions.map(({ kind }) => kind)).toEqual([
      'reserve',
      'enquire',
      'test-drive',
    ]);
    expect(
      pageOf(aVehicle(), [], aTenant({ settings: { buttons: { testDrive: false, reserve: false } } })).actions.map(
        ({ kind }) => kind,
      ),
    ).toEqual(['enquire']);
    expect(
      pageOf(aVehicle(), [], aTenant({ settings: { buttons: { enquire: false, reserve: false } } })).actions.map(
        ({ kind }) => kind,
      ),
    ).toEqual(['test-drive']);
    expect(pageOf(aVehicle({ testDriveOnly: true })).actions.map(({ kind }) => kind)).toEqual(['test-drive']);
  });

  test('explains the deposit and links to the checkout if the vehicle can be reserved (RES-01)', () => {
    const settings = { reserve: { shown: true, deposit: 500, holdHours: 72 } };
    expect(pageOf(aVehicle(), [], aTenant({ settings })).reserve).toEqual({
      heading: 'Reserve this car',
      text: '$500 refundable deposit holds the car 72 hours, 100% refundable',
      how: 'Secure the car with a debit or credit card payment through a secure payment gateway. We place a hold on your card. You’re not charged unless you buy the car.',
      points: [
        'We hold it for 72 hours and won’t sell it to anyone else.',
        'We place a hold on your card. You’re not charged unless you buy the car.',
        'See it and drive it first. Cancel at any time using the link in your email.',
      ],
      label: 'Reserve Now $500',
      url: expect.stringMatching(/^\/cars\/.*\/checkout$/),
    });
    expect(
      pageOf(aVehicle(), [], aTenant({ settings: { ...settings, buttons: { reserve: false } } })).reserve,
    ).not.toBeNull();
    expect(
      pageOf(
        aVehicle(),
        [],
        aTenant({ settings: { ...settings, buttons: { reserve: false }, cards: { buttons: { reserve: false } } } }),
      ).reserve,
    ).toBeNull();
    expect(
      [
        pageOf(aVehicle()),
        pageOf(aVehicle({ price: 4999 }), [], aTenant({ settings })),
        pageOf(aVehicle({ reserved: true }), [], aTenant({ settings })),
      ].map(({ reserve }) => reserve),
    ).toEqual([null, null, null]);
  });

  test('masks the phone number, unless the dealer shows it (VDP-11)', () => {
    const vehicle = aVehicle({ locationSlug: 'penrith' });
    expect(pageOf(vehicle).phone).toEqual({ label: '02 55•• ••••', number: '02 5550 1234', href: 'tel:0255501234' });
    expect(pageOf(vehicle, [], aTenant({ settings: { phones: { masked: false } } })).phone?.label).toBe('02 5550 1234');
  });

  test.each([
    ['used in New South Wales', { carType: 'used' as const, state: 'NSW' }, 'ABC12D'],
    ['new in New South Wales', { carType: 'new' as const, state: 'NSW' }, null],
    ['used in Victoria', { carType: 'used' as const, state: 'VIC' }, null],
  ])('shows the plate only where required: %s (LAW-01)', (_, overrides, plate) => {
    expect(pageOf(aVehicle({ ...overrides, plate: 'ABC12D' })).plate).toBe(plate);
  });

  test('shows the licence of the selling location, else the dealer’s (LAW-01)', () => {
    const tenant = aTenant({
      locations: [
        aLocation({ licenceNumber: 'MD 1' }),
        aLocation({ id: 'g', slug: 'geelong', phone: '03 5550 1111', licenceNumber: 'LMCT 2' }),
      ],
    });
    expect(pageOf(aVehicle({ locationSlug: 'geelong' }), [], tenant).licence).toBe('LMCT 2');
    expect(pageOf(aVehicle({ locationSlug: null }), [], tenant).licence).toBe('MD 1');
  });

  test('shortens long comments to the dealer’s length, and keeps short ones (VDP-09)', () => {
    const tenant = aTenant({ settings: { vehiclePage: { commentsLength: 100 } } });
    const page = pageOf(aVehicle({ dealerComments: `<p>${'One owner. '.repeat(30)}</p>` }), [], tenant);
    expect(page.comments?.short).toMatch(/^<p>One owner.*…<\/p>$/);
    expect(pageOf(aVehicle({ dealerComments: '<p>One owner.</p>' }), [], tenant).comments).toEqual({
      full: '<p>One owner.</p>',
      short: null,
    });
    expect(pageOf(aVehicle()).comments).toBeNull();
  });

  test('does not change with other stock, apart from its similar vehicles (OPS-03)', () => {
    const vehicle = aVehicle({ body: 'suv' });
    const others = Array.from({ length: 5 }, (_, index) =>
      aVehicle({ id: `o${index}`, slug: `o${index}`, body: 'ute' }),
    );
    const before = pageOf(vehicle, others);
    expect(
      pageOf(
        vehicle,
        others.slice(1).map((other) => ({ ...other, price: 1000 })),
        aTenant(),
        now + 3_600_000,
      ),
    ).toEqual(before);
  });
});
