import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { paintOf } from '#src/domain/vehicle/paint.ts';
import { cabOf } from '#src/domain/vehicle/cab.ts';
import { heaviestTrailer, remainingPayload, towLimits } from '#src/domain/vehicle/towing.ts';
import { takesPower } from '#src/domain/vehicle/takes-power.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { demoFeeds } from '../../../scripts/demo/demo-feeds.ts';
import { demoPhotoHost } from '#src/local-server/demo-photo-host.ts';
import { vehicleSvg } from '../../../scripts/demo/vehicle-art.mjs';
import { countedAt } from '../../../scripts/demo/dealer-plan.ts';
import { demoTenants, tenantsDir } from './demo-tenants.ts';

type Loaded = Awaited<ReturnType<typeof loadStock>>;
const yards = new Map<string, Loaded & { tenant: Tenant }>();

beforeAll(async () => {
  for (const tenant of await demoTenants()) {
    yards.set(tenant.slug, {
      tenant,
      ...(await loadStock(tenant, { tenantDir: join(tenantsDir, tenant.slug), now: countedAt })),
    });
  }
});

const yard = (slug: string) => yards.get(slug)!;
const every = (): Vehicle[] => [...yards.values()].flatMap(({ vehicles }) => vehicles);

describe('demo stock', () => {
  test('matches what the generator writes (OPS-02)', () => {
    const changed = demoFeeds()
      .filter(([path, text]) => readFileSync(join(tenantsDir, path), 'utf8') !== text)
      .map(([path]) => path);
    expect(changed).toEqual([]);
  });

  test('has no paint colour in the cabin illustration, which is used for cars of every colour (CARD-01)', () => {
    const red = ['#ff9a8c', '#e63b33', '#c4161c', '#860d14', '#4c070c'];
    const reds = (view: string) => {
      const art = vehicleSvg({ body: 'sedan', paint: 'red', view, seed: 1 });
      return red.filter((shade) => art.includes(shade));
    };
    expect(reds('front').length).toBeGreaterThan(2);
    expect(reds('interior')).toEqual([]);
  });

  test('mentions no previous use in comments on new and demo vehicles (VDP-09)', () => {
    const unused = every().filter(({ carType, dealerComments }) => carType !== 'used' && dealerComments !== null);
    expect(unused.length).toBeGreaterThan(100);
    expect(
      unused.filter(({ dealerComments }) => /most of its life|previous owner|second owner/iv.test(dealerComments!)),
    ).toEqual([]);
  });

  test('stays small enough per file to read in a review (OPS-02)', () => {
    expect(demoFeeds().filter(([, text]) => text.length > 700_000)).toEqual([]);
  });

  test.each([
    ['harbour-motors', 220, 0],
    ['everyday-cars', 605, 7],
    ['ironbark-ford', 90, 0],
    ['southern-cross-caravans', 64, 0],
    ['apex-motorcycles', 87, 0],
    ['kauri-cars', 90, 0],
    ['lakeside-auto', 90, 0],
    ['merrin-vale', 40, 0],
  ])('%s: %i rows, %i of them set aside (OPS-02)', (slug, rows, rejected) => {
    expect([yard(slug).rows, yard(slug).rejected.length, yard(slug).vehicles.length]).toEqual([
      rows,
      rejected,
      rows - rejected,
    ]);
  });

  test('has group export rows that must not be published, each with its reason (OPS-02)', () => {
    expect(
      yard('everyday-cars')
        .rejected.map(({ field }) => field)
        .sort(),
    ).toEqual([null, 'make', 'price', 'year', 'year', 'year', 'year'].sort());
  });

  test("lists vehicles only at the dealer's locations", () => {
    for (const { vehicles, tenant } of yards.values()) {
      const places = new Set(tenant.locations.map(({ slug }) => slug));
      expect(vehicles.filter(({ locationSlug }) => locationSlug === null || !places.has(locationSlug))).toEqual([]);
    }
  });

  test('has its images in the library, including those that a feed references on another host', () => {
    for (const { vehicles, tenant } of yards.values()) {
      const paths = vehicles
        .flatMap(({ images }) => images)
        .map((address) => address.replace(`https://${demoPhotoHost}`, ''));
      const library = join(tenantsDir, tenant.settings.images.library!);
      expect([...new Set(paths)].filter((path) => !existsSync(join(library, path)))).toEqual([]);
    }
  });

  test('has a file for every history report', () => {
    for (const { vehicles, tenant } of yards.values()) {
      const reports = [
        ...new Set(vehicles.map(({ historyReportUrl }) => historyReportUrl).filter((url) => url !== null)),
      ];
      expect(reports.filter((url) => !existsSync(join(tenantsDir, tenant.slug, url)))).toEqual([]);
    }
    expect(
      yard('harbour-motors').vehicles.filter(({ historyReportUrl }) => historyReportUrl !== null).length,
    ).toBeGreaterThan(20);
  });

  test('has cars, motorcycles, caravans and accessories with their own facts (REG-02)', () => {
    expect(new Set(every().map(({ itemType }) => itemType))).toEqual(
      new Set(['car', 'motorcycle', 'caravan', 'accessory']),
    );
    const lengths = yard('southern-cross-caravans')
      .vehicles.filter(({ itemType }) => itemType === 'caravan')
      .map(({ specifications }) => specifications?.bodyLength ?? 0);
    expect(Math.min(...lengths)).toBeGreaterThan(10);
    expect(Math.max(...lengths)).toBeLessThan(30);
  });

  test('gives new, demo and used motorhomes plausible distances, and caravans no odometer (REG-02)', () => {
    const { vehicles } = yard('southern-cross-caravans');
    const distances = (carType: Vehicle['carType']) =>
      vehicles
        .filter((one) => one.body === 'motorhome' && one.carType === carType)
        .map(({ odometer }) => odometer ?? -1);
    expect(
      [distances('new').length, distances('demo').length, distances('used').length].every((count) => count > 2),
    ).toBe(true);
    expect(distances('new').filter((km) => km < 0 || km > 100)).toEqual([]);
    expect(distances('demo').filter((km) => km < 500 || km > 5000)).toEqual([]);
    expect(distances('used').filter((km) => km < 5000)).toEqual([]);
    expect(vehicles.filter(({ body, odometer }) => body !== 'motorhome' && odometer !== null)).toEqual([]);
  });

  test('stores an odometer reading in miles as kilometres (REG-01)', () => {
    const [first] = JSON.parse(readFileSync(join(tenantsDir, 'lakeside-auto/stock.json'), 'utf8')) as {
      id: string;
      mileage: number;
    }[];
    expect(yard('lakeside-auto').vehicles.find(({ id }) => id === first?.id)?.odometer).toBe(
      Math.round((first?.mileage ?? 0) * 1.609344),
    );
  });

  test('has believable prices, with the earlier price higher', () => {
    const priced = every().filter(({ price, itemType }) => price !== null && itemType !== 'accessory');
    expect(priced.filter(({ price }) => (price ?? 0) < 1500 || (price ?? 0) > 300_000)).toEqual([]);
    expect(priced.filter(({ price, beforePrice }) => beforePrice !== null && beforePrice <= (price ?? 0))).toEqual([]);
  });

  test('gives accessories no year, body, odometer, engine or gearbox, and a price that includes GST (REG-02)', () => {
    const accessories = every().filter(({ itemType }) => itemType === 'accessory');
    expect(accessories.length).toBeGreaterThan(5);
    for (const {
      name,
      slug,
      make,
      model,
      body,
      odometer,
      transmission,
      fuel,
      variant,
      specifications,
      vin,
      plate,
      price,
      priceType,
    } of accessories) {
      expect(
        { name, body, odometer, transmission, fuel, variant, specifications, vin, plate, priceType },
        slug,
      ).toEqual({
        name: `${make} ${model}`,
        body: null,
        odometer: null,
        transmission: null,
        fuel: null,
        variant: null,
        specifications: null,
        vin: null,
        plate: null,
        priceType: 'plain',
      });
      expect(price, slug).toBeGreaterThan(20);
      expect(price, slug).toBeLessThan(3000);
    }
  });

  test('sorts accessories after every vehicle (SRCH-13)', () => {
    for (const slug of ['apex-motorcycles', 'southern-cross-caravans']) {
      const ranks = (isAccessory: boolean) =>
        yard(slug)
          .vehicles.filter(({ itemType }) => (itemType === 'accessory') === isAccessory)
          .map(({ rank }) => rank);
      expect(Math.max(...ranks(true)), slug).toBeLessThan(Math.min(...ranks(false)));
    }
  });

  test('has every card state in one yard', () => {
    const { vehicles } = yard('harbour-motors');
    const some: [string, (vehicle: Vehicle) => boolean][] = [
      ['reserved', ({ reserved }) => reserved],
      ['coming soon', ({ status }) => status === 'coming_soon'],
      ['just sold', ({ soldAt }) => soldAt !== null && countedAt - soldAt < 3 * 86_400_000],
      ['sold before', ({ soldAt }) => soldAt !== null && countedAt - soldAt > 10 * 86_400_000],
      ['listed this week', ({ createdAt }) => createdAt !== null && countedAt - createdAt < 8 * 86_400_000],
      ['certified', ({ certified }) => certified],
      ['no price', ({ price }) => price === null],
      ['reduced', ({ beforePrice }) => beforePrice !== null],
      ['runout', ({ tag }) => tag === 'Runout sale'],
      ['test drive only', ({ testDriveOnly }) => testDriveOnly],
      ['electric', ({ fuel }) => fuel === 'electric'],
      ['hybrid', ({ fuel }) => fuel === 'hybrid'],
      ['kept off the site', ({ showOnDealerWebsite }) => !showOnDealerWebsite],
      ['long comments', ({ dealerComments }) => (dealerComments?.length ?? 0) > 400],
      ['no comments', ({ dealerComments }) => dealerComments === null],
      ['under the market', ({ market, price }) => (market?.stateAverage ?? 0) - (price ?? Infinity) > 499],
      ['a lender’s offer', ({ financeLenders }) => financeLenders['quayside'] !== undefined],
    ];
    expect(some.filter(([, is]) => !vehicles.some(is)).map(([what]) => what)).toEqual([]);
  });

  test('gives offers the rate, the comparison rate and an amortised repayment (FIN-01)', () => {
    const offers = every().flatMap(({ price, financeLenders }) =>
      Object.values(financeLenders).map((offer) => ({ price: price ?? 0, ...offer })),
    );
    expect(offers.length).toBeGreaterThan(200);
    for (const { price, interestRate, comparisonRate, paymentWeek, deposit } of offers) {
      expect(comparisonRate).toBeGreaterThan(interestRate ?? 99);
      expect((paymentWeek ?? 0) * 52.18 * 5).toBeGreaterThan(price - (deposit ?? 0));
      expect((paymentWeek ?? 0) * 52.18 * 5).toBeLessThan((price - (deposit ?? 0)) * 1.3);
    }
  });

  test('claims nothing in comments that the page contradicts (OPS-02)', () => {
    for (const { vehicles, tenant } of yards.values()) {
      const said = vehicles.map(({ dealerComments }) => dealerComments ?? '');
      if (!tenant.settings.reserve.shown || tenant.settings.reserve.deposit === 0)
        expect(
          said.filter((text) => /deposit/i.test(text)),
          tenant.slug,
        ).toEqual([]);
    }
    expect(
      every()
        .filter(
          ({ images, imagesAreIllustrations, dealerComments }) =>
            (imagesAreIllustrations || images.length === 0) && /photos?\b/i.test(dealerComments ?? ''),
        )
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  test('shows no single-axle van with two axles (OPS-02)', () => {
    const single = yard('southern-cross-caravans').vehicles.filter(({ specifications }) =>
      /^single/i.test(specifications?.axleType ?? ''),
    );
    expect(single.flatMap(({ images }) => images).filter((image) => /\/caravan-[a-z]+-side-/.test(image))).toEqual([]);
    const caravans = single.filter(({ body, images }) => body === 'caravan' && images.length > 0);
    expect(caravans.length).toBeGreaterThan(3);
    expect(caravans.filter(({ images }) => !images[0]!.includes('/caravan-single-'))).toEqual([]);
  });

  test('shows a camper trailer side first, and no caravan from the rear first (REG-02)', () => {
    const drawn = yard('southern-cross-caravans').vehicles.filter(
      ({ images, itemType }) => itemType === 'caravan' && images.length > 0,
    );
    const campers = drawn.filter(({ body }) => body === 'camperTrailer');
    expect(campers.length).toBeGreaterThan(1);
    expect(
      campers.map(({ images }) => images[0]).filter((image) => !/camper-trailer-[a-z]+-side-/.test(image!)),
    ).toEqual([]);
    expect(drawn.map(({ images }) => images[0]).filter((image) => image!.includes('-rear'))).toEqual([]);
  });

  test('shows left-hand-drive cabins at the United States yard, and none elsewhere (REG-01)', () => {
    const cabins = (slug: Parameters<typeof yard>[0]) =>
      yard(slug).vehicles.flatMap(({ images }) => images.filter((image) => image.includes('/interior')));
    expect(cabins('lakeside-auto').length).toBeGreaterThan(20);
    expect(cabins('lakeside-auto').filter((image) => !image.includes('/interior-left-'))).toEqual([]);
    expect(cabins('kauri-cars').filter((image) => image.includes('/interior-left-'))).toEqual([]);
  });

  test('gives no single cab four doors, in text or illustration (OPS-02)', () => {
    const single = every().filter((vehicle) => cabOf(vehicle) === 'single');
    expect(single.length).toBeGreaterThan(5);
    expect(single.filter(({ doors }) => doors !== 2).map(({ slug }) => slug)).toEqual([]);
    expect(
      single
        .filter(({ body }) => body !== 'lightTruck')
        .flatMap(({ images }) => images)
        .filter((image) => /-side-/.test(image)),
    ).toEqual([]);
  });

  test('never labels a vehicle with front-wheel or rear-wheel drive, or a touring vehicle, as off-road (OPS-02)', () => {
    const offRoad = every().filter(({ tag }) => tag === 'Off-road');
    expect(
      offRoad
        .filter(({ drive, badge }) => drive === 'front' || drive === 'rear' || badge?.includes('Touring'))
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  test('lists no car with two sets of wheels (OPS-02)', () => {
    const wheels = every().map(
      ({ standardEquipment }) => standardEquipment.filter((item) => item.startsWith('Alloy wheels')).length,
    );
    expect(Math.max(...wheels)).toBe(1);
  });

  test('has illustrations on the other host for most cars of the dealer with remote photos, each marked as an illustration (IMG-01)', () => {
    const { vehicles } = yard('lakeside-auto');
    const far = vehicles.filter(
      ({ images }) => images.length > 0 && images.every((image) => image.startsWith(`https://${demoPhotoHost}/`)),
    );
    expect(far.length).toBeGreaterThan(vehicles.length * 0.75);
    expect(far.every(({ imagesAreIllustrations }) => imagesAreIllustrations)).toBe(true);
    expect(far.length).toBeLessThan(vehicles.length);
  });

  test('gives every electric car its range, battery and charging, and a driven one its battery health (FACT-01)', () => {
    const charged = every().filter((one) => takesPower(one));
    const electric = charged.filter(({ fuel }) => fuel === 'electric');
    expect(electric.length).toBeGreaterThan(100);
    const lacking = (facts: (vehicle: Vehicle) => unknown[], among: Vehicle[]) =>
      among.filter((one) => facts(one).some((fact) => fact === null || fact === undefined)).map(({ slug }) => slug);
    expect(
      lacking(
        ({ variant, purchase }) => [variant?.electricRange, purchase?.usableBattery, purchase?.homeChargeHours],
        charged,
      ),
    ).toEqual([]);
    expect(
      lacking(
        ({ purchase }) => [purchase?.energyUse, purchase?.fastChargeMinutes, purchase?.fastChargeWindow],
        electric,
      ),
    ).toEqual([]);
    const driven = charged.filter(
      ({ carType, status, odometer }) => carType === 'used' && status !== 'coming_soon' && odometer !== null,
    );
    expect(lacking(({ purchase }) => [purchase?.batteryHealth, purchase?.batteryTestedOn], driven)).toEqual([]);
    for (const slug of ['harbour-motors', 'merrin-vale']) {
      const tested = yard(slug).vehicles.filter(({ purchase }) => (purchase?.batteryHealth ?? null) !== null);
      expect(tested.length, slug).toBeGreaterThan(5);
      expect(
        tested.filter(({ purchase }) => !existsSync(join(tenantsDir, slug, purchase?.batteryCertificateUrl ?? '-'))),
      ).toEqual([]);
    }
  });

  test('gives every towing ute and large car four limits that leave payload for passengers (FACT-02)', () => {
    const pulling = every().filter(
      ({ itemType, body, variant }) =>
        itemType === 'car' &&
        ((body === 'ute' && (variant?.towingBraked ?? 0) > 0) ||
          (body === 'suv' && (variant?.towingBraked ?? 0) >= 2000)),
    );
    expect(pulling.length).toBeGreaterThan(300);
    const left = (one: Vehicle) => {
      const limits = towLimits(one);
      return limits && remainingPayload(limits, heaviestTrailer(limits));
    };
    expect(pulling.filter((one) => (left(one) ?? 0) < 100).map((one) => `${one.slug}: ${left(one)} kg`)).toEqual([]);
  });

  test('gives the electric version of a petrol model its own masses (FACT-02)', () => {
    const masses = ({ variant, purchase }: Vehicle) => [variant?.grossVehicleMass, purchase?.kerbMass].join(' ');
    const twins = [...yards.values()].flatMap(({ vehicles }) =>
      vehicles
        .filter(({ fuel, itemType }) => fuel === 'electric' && itemType === 'car')
        .map((one) => ({
          one,
          burning: vehicles.filter(
            ({ make, model, fuel }) => make === one.make && model === one.model && fuel === 'petrol',
          ),
        }))
        .filter(({ one, burning }) => burning.length > 0 && (one.variant?.grossVehicleMass ?? null) !== null),
    );
    expect(new Set(twins.map(({ one }) => one.model))).toEqual(new Set(['F-150', 'Kona']));
    expect(
      twins
        .filter(({ one, burning }) => burning.some((other) => masses(other) === masses(one)))
        .map(({ one }) => one.slug),
    ).toEqual([]);
  });

  test('gives star ratings with the year of their test, soon after the car was built (FACT-03)', () => {
    const rated = every().filter(({ variant }) => (variant?.ancapRating ?? null) !== null);
    expect(
      rated
        .filter(({ year, purchase }) => !purchase?.safetyRatingYear || purchase.safetyRatingYear > (year ?? 0) + 1)
        .map(({ slug }) => slug),
    ).toEqual([]);
    for (const slug of ['harbour-motors', 'everyday-cars', 'ironbark-ford', 'kauri-cars']) {
      const { vehicles } = yard(slug);
      expect(rated.filter((one) => vehicles.includes(one)).length / vehicles.length, slug).toBeGreaterThan(0.8);
    }
    expect(rated.filter((one) => yard('lakeside-auto').vehicles.includes(one))).toEqual([]);
  });

  test('gives vehicles on the way no registration, except where an ad must show a plate (REG-02)', () => {
    const coming = every().filter(({ status, itemType }) => status === 'coming_soon' && itemType !== 'accessory');
    expect(coming.filter(({ carType }) => carType === 'used').length).toBeGreaterThan(5);
    expect(
      coming
        .filter(({ plate, regoExpiry, state }) => state !== 'NSW' && (plate ?? regoExpiry) !== null)
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  test('mentions no car that is still for sale in a review (OPS-02)', () => {
    for (const { vehicles, tenant } of yards.values()) {
      const { reviews } = JSON.parse(readFileSync(join(tenantsDir, tenant.slug, 'reviews.json'), 'utf8')) as {
        reviews: { context?: string }[];
      };
      const about = reviews.map(({ context }) => context ?? '').filter((context) => /\d{4}/.test(context));
      const named = (context: string) =>
        vehicles.some(
          ({ year, make, model, soldAt }) =>
            soldAt === null && (context.includes(`${year} ${make} ${model}`) || context.endsWith(`${year} ${make}`)),
        );
      expect(about.filter(named), tenant.slug).toEqual([]);
    }
  });

  const newOf =
    (year: number, model: string, badge: RegExp = /^/) =>
    (vehicle: Vehicle): boolean =>
      vehicle.carType === 'new' &&
      vehicle.year === year &&
      `${vehicle.make} ${vehicle.model}`.startsWith(model) &&
      badge.test(vehicle.badge ?? '');

  test.each<[string, string, (vehicle: Vehicle) => boolean]>([
    ['harbour-motors', 'sportage-hybrid-3000', newOf(2026, 'Kia Sportage', /^GT-Line Hybrid/)],
    ['harbour-motors', 'everest-299', newOf(2026, 'Ford Everest', /^Sport/)],
    ['harbour-motors', 'crosstrek-runout', newOf(2025, 'Subaru Crosstrek')],
    ['harbour-motors', 'byd-wallbox', newOf(2026, 'BYD')],
    ['harbour-motors', 'mazda-demonstrators', ({ carType, make }) => carType === 'demo' && make === 'Mazda'],
    ['ironbark-ford', 'ranger-runout', newOf(2025, 'Ford Ranger')],
    ['ironbark-ford', 'transit-shelves', newOf(2026, 'Ford Transit Custom')],
    ['southern-cross-caravans', 'jayco-2025', newOf(2025, 'Jayco')],
    ['apex-motorcycles', 'my25-clear', newOf(2025, '')],
    ['apex-motorcycles', 'learner-pack', ({ carType }) => carType === 'new'],
    ['merrin-vale', 'year-of-care', ({ price }) => (price ?? 0) > 150_000],
    ['merrin-vale', 'electric-wall-box', ({ fuel }) => fuel === 'electric'],
    ['merrin-vale', 'winter-storage', ({ body }) => body === 'convertible'],
  ])('at %s, has cars for sale that match the offer %s (OFFER-01)', (slug, id, isOn) => {
    const { tenant, vehicles } = yard(slug);
    expect(tenant.offers.map((offer) => offer.id)).toContain(id);
    expect(vehicles.filter((vehicle) => isAvailable(vehicle) && isOn(vehicle)).length).toBeGreaterThan(0);
  });

  test('gives no two vehicles at a yard the same identifier', () => {
    for (const { vehicles } of yards.values()) {
      for (const key of ['id', 'slug', 'vin', 'stockNumber', 'plate'] as const) {
        const values = vehicles.map((vehicle) => vehicle[key]).filter((value) => value !== null);
        expect(new Set(values).size, key).toBe(values.length);
      }
    }
  });
});

test('shows every car in its own colour, and gives each group listing one illustration (OPS-02)', () => {
  const shades: Record<string, string[]> = {
    white: ['pearl'],
    pearl: ['white'],
    silver: ['grey'],
    grey: ['silver', 'graphite'],
    graphite: ['grey', 'black'],
    black: ['graphite'],
    red: ['maroon'],
    maroon: ['red'],
    blue: ['navy'],
    navy: ['blue'],
  };
  const drawn = every().filter(({ images, itemType }) => images.length > 0 && itemType === 'car');
  const wrong = drawn.filter(({ images, colour }) => {
    const { key } = paintOf(colour);
    const paint = /\/photos\/[a-z-]+?-([a-z]+)-(?:side-left|side-right|front|rear)\.webp$/.exec(images[0]!)?.[1];
    return colour !== null && paint !== undefined && paint !== key && !shades[key ?? '']?.includes(paint);
  });
  expect(drawn.length).toBeGreaterThan(700);
  expect(wrong.map(({ name, colour, images }) => `${name}, ${colour}: ${images[0]}`)).toEqual([]);
  expect(yard('everyday-cars').vehicles.filter(({ images }) => images.length === 0).length).toBeLessThan(5);
});
