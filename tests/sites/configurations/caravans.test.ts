import { beforeAll, describe, expect, test } from 'vitest';
import { demoSite, type DemoSite } from '../../support/demo-sites.ts';
import { rows, visibleText } from '../../support/text.ts';

let demo: DemoSite;
beforeAll(async () => {
  demo = await demoSite('southern-cross-caravans');
});

describe('a caravan yard', () => {
  const pages = () =>
    demo.stock.vehicles
      .filter(({ itemType }) => itemType === 'caravan')
      .map((vehicle) => ({ vehicle, page: demo.site.page(`/cars/${vehicle.slug}`) }));

  test('shows lengths in feet and in metres, at 0.3048 metres per foot (REG-02, VDP-10)', () => {
    let checked = 0;
    for (const { vehicle, page } of pages()) {
      const specifications = rows(page, '.specifications');
      for (const [label, feet] of [
        ['Body length', vehicle.specifications?.bodyLength],
        ['Body width', vehicle.specifications?.bodyWidth],
      ] as const) {
        if (!feet) continue;
        const [, shownFeet, metres] = /^([\d.]+) ft \(([\d.]+) m\)$/.exec(specifications[label] ?? '') ?? [];
        expect(Number(shownFeet), `${vehicle.slug} ${label}`).toBeCloseTo(feet, 1);
        expect(Number(metres), `${vehicle.slug} ${label}`).toBeCloseTo(feet * 0.3048, 1);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(60);
  });

  test('shows sleeping capacity, axles and mass, and no empty rows (REG-02, VDP-10)', () => {
    for (const { vehicle, page } of pages()) {
      const specifications = rows(page, '.specifications');
      const { sleeps = null, aggregateTrailerMass = null, axleType = null } = vehicle.specifications ?? {};
      expect(specifications.Sleeps ?? null, vehicle.slug).toBe(sleeps === null ? null : String(sleeps));
      expect(specifications['Aggregate trailer mass'] ?? null, vehicle.slug).toBe(
        aggregateTrailerMass ? `${aggregateTrailerMass.toLocaleString('en-AU')} kg` : null,
      );
      expect(specifications[vehicle.body === 'motorhome' ? 'Drive' : 'Axles'] ?? null, vehicle.slug).toBe(axleType);
      expect(
        Object.values(specifications).filter((value) => value === ''),
        vehicle.slug,
      ).toEqual([]);
    }
  });

  test('names each vehicle by its body, and never calls the stock “cars” (REG-02)', () => {
    expect(visibleText(demo.site.page('/cars/').querySelector('h1')).toLowerCase()).toContain('caravan');
    const own = { caravan: 'caravan', motorhome: 'motorhome', camperTrailer: 'camper trailer' } as Record<
      string,
      string
    >;
    for (const { vehicle, page } of pages()) {
      const word = own[vehicle.body ?? ''] ?? 'none';
      const named = [
        ...visibleText(page.querySelector('main')).matchAll(
          /\b(?:this|similar) (caravan|motorhome|camper trailer)s?\b/gi,
        ),
      ].map(([, found]) => found!.toLowerCase());
      expect([...new Set(named)], vehicle.slug).toEqual([word]);
      expect(visibleText(page.querySelector('main')).toLowerCase(), vehicle.slug).toContain(`${word} summary`);
    }
    const wrong = demo.site.pages
      .filter(({ kind }) => kind !== 'content')
      .flatMap(
        ({ path }) =>
          /(this|similar|all|these|used|new|demo|\d+) cars?\b/i.exec(
            visibleText(demo.site.page(path)).replace(/the same car|tow(ing)? car/g, ''),
          )?.[0] ?? [],
      );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('shows odometer, gearbox, fuel and drive on motorhomes, but not on anything towed (VDP-05, VDP-10, CARD-01)', () => {
    const driving = ['Odometer', 'Transmission', 'Fuel', 'Drive'];
    const cards = new Map(
      demo.site
        .ofKind('landing')
        .flatMap(({ file }) => demo.site.html(file).querySelectorAll('.card'))
        .map((card) => [card.querySelector('.card__title a')?.getAttribute('href'), visibleText(card)]),
    );
    let motorhomes = 0;
    for (const { vehicle, page } of pages()) {
      const facts = rows(page, '.key-facts');
      const card = cards.get(`/cars/${vehicle.slug}`);
      if (vehicle.body === 'motorhome') {
        motorhomes++;
        const distance = `${vehicle.odometer!.toLocaleString('en-AU')} km`;
        expect(
          [facts.Odometer, ...driving.map((label) => facts[label] !== undefined), facts.Axles],
          vehicle.slug,
        ).toEqual([distance, true, true, true, true, undefined]);
        if (card) expect(card, vehicle.slug).toContain(distance);
      } else {
        expect(
          driving.filter((label) => facts[label] !== undefined),
          vehicle.slug,
        ).toEqual([]);
        expect([page.querySelector('[data-fact="odometer"]'), /\d km\b/.exec(card ?? '')], vehicle.slug).toEqual([
          null,
          null,
        ]);
        expect(demo.site.text(`cars/${vehicle.slug}.html`), vehicle.slug).not.toContain('mileageFromOdometer');
      }
    }
    expect(motorhomes).toBeGreaterThan(10);
  });

  test("shows the dealer's placeholder text for a coming-soon van without photos (CARD-06)", () => {
    const coming = demo.stock.vehicles.filter(({ status, images }) => status === 'coming_soon' && images.length === 0);
    expect(coming.length).toBeGreaterThan(0);
    for (const { slug } of coming)
      expect(visibleText(demo.site.page(`/cars/${slug}`).querySelector('.gallery'))).toContain('Just off the truck');
  });
});
