import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import sharp from 'sharp';
import { publishedVehicle, vehicleFile, type PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { Location } from '#src/domain/locations/location.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { rateLimits, vehicleStates } from '#src/server/platform/database/schema.ts';
import { brochure, type Brochure } from '#src/server/pdf/brochure.ts';
import { brochurePhotos } from '#src/server/pdf/pdf-photos.ts';
import { paragraphsOf, printable } from '#src/server/pdf/printable.ts';
import { vehiclePdf } from '#src/server/pdf/vehicle-pdf.ts';
import type { SiteFiles } from '#src/server/platform/site-files.ts';
import { functionSite, type Answer, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { projectDir } from '../support/generator.ts';

let site: FunctionSite;
let photographed: PublishedVehicle;
const dealers = new Map<string, { settings: Settings; locations: Location[] }>();
const now = Date.parse('2026-11-19T10:00:00+11:00');

beforeAll(async () => {
  site = await functionSite({
    dealers: ['harbour-motors', 'lakeside-auto', 'kauri-cars'],
    change: ({ slug, settings, locations }) => dealers.set(slug, { settings, locations }),
  });
  photographed = publishedVehicle(
    site.vehicles.find(({ images, status, price }) => images.length > 5 && status === 'in_stock' && price !== null)!,
  );
  const photos = join(site.outDir, 'harbour-motors', 'photos');
  await mkdir(photos);
  for (const image of photographed.images)
    await cp(join(projectDir, 'tenants/_demo', image), join(site.outDir, 'harbour-motors', image));
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.db.delete(rateLimits);
  await site.db.delete(vehicleStates);
});

const download = (slug: string, dealer = 'harbour-motors') => site.ask(`/api/cars/${slug}/pdf`, { dealer });
const source = (bytes: Buffer) => bytes.toString('latin1');
const pages = (bytes: Buffer) => source(bytes).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
const pictures = (bytes: Buffer) => source(bytes).match(/\/Subtype \/Image/g)?.length ?? 0;
/** PDFs encode text per font, so tests read the data instead. */
const words = (vehicle: PublishedVehicle, dealer = 'harbour-motors') =>
  brochure(vehicle, dealers.get(dealer)!.settings, dealers.get(dealer)!.locations, now);

describe('brochure file (API-08)', () => {
  let answer: Answer;
  beforeAll(async () => {
    answer = await download(photographed.slug);
  });

  test('is a PDF that saves as {slug}.pdf (API-08, VDP-12)', () => {
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${photographed.slug}.pdf"`);
    expect(source(answer.bytes)).toMatch(/^%PDF-1\.7/);
    expect(source(answer.bytes)).toMatch(/%%EOF\s*$/);
  });

  test('is tagged with headings, figures with alt text, and a language (API-08)', () => {
    const text = source(answer.bytes);
    expect(text).toContain('/Marked true');
    expect(text).toContain('/S /Document');
    expect(text).toContain('/S /H1');
    expect(text.match(/\/S \/H2/g)!.length).toBeGreaterThan(1);
    expect(text.match(/\/S \/Figure/g)!.length).toBe(7);
    expect(text.match(/\/Alt \(/g)!.length).toBe(7);
  });

  test('is A4 with the main photo, five small ones, and embedded fonts (API-08)', () => {
    expect(source(answer.bytes)).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(pictures(answer.bytes)).toBe(6);
    expect(source(answer.bytes)).toContain('/FontFile2');
    expect(source(answer.bytes)).not.toContain('/BaseFont /Helvetica');
    expect(pages(answer.bytes)).toBeGreaterThanOrEqual(1);
  });

  test('has no photos for a vehicle without any (API-08)', async () => {
    const other = site.vehicles.find(
      ({ id, images }) => id !== photographed.id && !images.some((image) => photographed.images.includes(image)),
    )!;
    const plain = await download(other.slug);
    expect([plain.status, pictures(plain.bytes)]).toEqual([200, 0]);
  });

  test('is Letter size in the United States (API-08)', async () => {
    const { settings } = dealers.get('lakeside-auto')!;
    const pdf = await vehiclePdf(
      words(photographed, 'lakeside-auto'),
      { main: null, small: [], brand: null },
      settings,
      now,
    );
    expect(source(pdf)).toContain('/MediaBox [0 0 612 792]');
  });

  test('renders every feature and every row of the specifications (API-08)', async () => {
    const { settings } = dealers.get('harbour-motors')!;
    const texts = async (changed: Partial<Brochure>) => {
      const pdf = await vehiclePdf(
        { ...words(photographed), ...changed },
        { main: null, small: [], brand: null },
        settings,
        now,
      );
      return source(pdf).match(/\/S \/P\b/g)!.length;
    };
    const none = { features: [], specifications: [] };
    const features = ['Sunroof', 'Tow bar', 'Heated seats', 'Roof racks'];
    const specifications = [1, 2, 3].map((row) => ({ label: `Label ${row}`, value: `Value ${row}` }));
    const without = await texts(none);
    expect([await texts({ ...none, features }), await texts({ ...none, specifications })]).toEqual([
      without + 4,
      without + 6,
    ]);
  });

  test('continues long text over as many pages as needed (API-08)', async () => {
    const vehicle = {
      ...photographed,
      dealerComments: `<p>${'Told at length. '.repeat(1500)}</p><p>${'x'.repeat(5000)}</p>`,
      standardEquipment: Array.from({ length: 300 }, (_, index) => `Feature ${index} ${'y'.repeat(index)}`),
    };
    const { settings } = dealers.get('harbour-motors')!;
    expect(
      pages(await vehiclePdf(words(vehicle), { main: null, small: [], brand: null }, settings, now)),
    ).toBeGreaterThan(5);
  });
});

describe('brochure errors (ERR-01)', () => {
  test.each(['no-such-car', '__proto__', 'data', 'UPPER', 'a'.repeat(500)])(
    'answers %s with a message to show (ERR-01)',
    async (slug) => {
      const answer = await download(slug);
      expect([answer.status, answer.json.error]).toEqual([
        404,
        { code: 'no_such_vehicle', message: 'We can’t find this vehicle. It may have been sold.' },
      ]);
    },
  );

  test('refuses further calls after 20 in a minute (API-08)', async () => {
    let answer = await download('no-such-car');
    // A new minute may start midway; two minutes allow 40 calls.
    for (let call = 1; call < 41 && answer.status !== 429; call++) answer = await download('no-such-car');
    expect([answer.status, answer.json.error.code]).toEqual([429, 'too_many_requests']);
  });

  test('never returns a 5xx for any slug or query (API-08)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
        async (slug, query) => {
          await site.db.delete(rateLimits);
          expect(
            (await site.ask(`/api/cars/${encodeURIComponent(slug)}/pdf?${new URLSearchParams(query)}`)).status,
          ).toBeLessThan(500);
        },
      ),
      { numRuns: fuzzRuns(50) },
    );
  });

  test('generates a file even from hostile text and image paths (API-08)', async () => {
    const slug = 'hostile-one';
    const hostile = {
      ...photographed,
      slug,
      make: '🚗<script>\u202e',
      model: '漢字\u0000',
      badge: 'x'.repeat(400),
      images: [
        '/photos/../../../etc/passwd',
        '//elsewhere.example/a.jpg',
        'javascript:1',
        'data:image/png;base64,AAAA',
        '/data/vehicles.json',
        '%%%',
      ],
      dealerComments: '<p>&#0;&#xFFFFFF;&#55296;</p><ul><li></li></ul>',
      standardEquipment: ['', '\u0007'],
    };
    const file = join(site.outDir, 'harbour-motors', vehicleFile(slug, site.vehicles.length));
    const held = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...held, [slug]: hostile }));
    const answer = await download(slug);
    expect([answer.status, pictures(answer.bytes)]).toEqual([200, 0]);
  });
});

describe('brochure content (VDP-12)', () => {
  test("shows the price with its type, in the site's own wording (PRICE-01)", () => {
    const said = words({ ...photographed, price: 12_990, priceType: 'drive_away', beforePrice: null });
    expect(said.price).toMatchObject({ text: '$12,990', label: 'Drive away' });
    expect(said.priceMeaning).toMatch(/^The total price, including/);
    expect(words({ ...photographed, price: null }).price).toEqual({ kind: 'words', text: 'Enquire for price.' });
  });

  test('explains that a weekly subscription is not a price to own the vehicle (CARD-05)', () => {
    const { settings, locations } = dealers.get('harbour-motors')!;
    const said = brochure(
      { ...photographed, subscriptionPrice: 285 },
      { ...settings, pricing: { ...settings.pricing, subscription: true } },
      locations,
      now,
    );
    expect(said.price).toMatchObject({ text: '$285', suffix: 'per week', label: 'Subscription' });
    expect(said.priceMeaning).toMatch(/^A weekly payment to use this car, not the price to buy it\./);
  });

  test('prints the plate of a used vehicle in New South Wales only, and publishes none elsewhere (LAW-01)', () => {
    const place = dealers.get('harbour-motors')!.locations.find(({ slug }) => slug === photographed.locationSlug)!;
    const used: Vehicle = { ...photographed, rank: 0, listingTitle: null, carType: 'used', plate: 'FYV02Y' };
    expect(place.address.state).toBe('NSW');
    expect(words(publishedVehicle(used, place)).facts).toContainEqual({ label: 'Number plate', value: 'FYV02Y' });
    for (const [vehicle, where] of [
      [{ ...used, carType: 'new' }, place],
      [used, { ...place, address: { ...place.address, state: 'VIC' } }],
      [{ ...used, state: 'QLD' }, null],
    ] as [Vehicle, Location | null][]) {
      expect(publishedVehicle(vehicle, where).plate).toBeNull();
      expect(JSON.stringify(words(publishedVehicle(vehicle, where)))).not.toContain('FYV02Y');
    }
  });

  test('shows the selling location with address and licence (LAW-01)', () => {
    const said = words({ ...photographed, carType: 'used' });
    const place = dealers.get('harbour-motors')!.locations.find(({ slug }) => slug === photographed.locationSlug)!;
    expect(said.place!.name).toBe(place.name);
    expect(said.place!.address).toContain(place.address.street);
    expect(said.licence).toBe(`Motor dealer licence ${place.licenceNumber}`);
    expect(said.phone).toMatch(/\d/);
  });

  test('omits the finance rate, which would need its comparison rate and terms (FIN-01)', () => {
    expect(JSON.stringify(words(photographed))).not.toMatch(/% ?p\.?a|interest|weekly|per week/i);
  });

  test('marks a sold vehicle (VDP-06)', () => {
    expect(words(photographed).sold).toBeNull();
    expect(words({ ...photographed, status: 'sold' }).sold).toEqual({
      mark: dealers.get('harbour-motors')!.settings.stockRules.soldLabel,
      notice: expect.stringContaining('recently sold'),
    });
  });

  test('updates the file after a sale since the build (API-08)', async () => {
    const before = await download(photographed.slug);
    await site.db
      .insert(vehicleStates)
      .values({ dealer: 'harbour-motors', carId: photographed.id, state: 'sold', until: null, at: new Date() });
    const after = await download(photographed.slug);
    expect(after.status).toBe(200);
    expect(after.bytes.byteLength).not.toBe(before.bytes.byteLength);
  });

  test('marks a reserved vehicle (RES-02)', () => {
    expect(words({ ...photographed, reserved: true }).subtitle).toMatch(/ · Reserved$/);
    expect(words({ ...photographed, reserved: false }).subtitle).not.toContain('Reserved');
  });

  test('labels illustrations, but not photos (VDP-12)', () => {
    expect(words({ ...photographed, imagesAreIllustrations: true }).pictureNote).toBe(
      dealers.get('harbour-motors')!.settings.labels.illustration,
    );
    expect(words({ ...photographed, imagesAreIllustrations: false }).pictureNote).toBeNull();
  });

  test('promises beside the QR code only what the page has: photos or details, and a price if there is one (VDP-12)', () => {
    const online = (change: Partial<PublishedVehicle>) =>
      words({ ...photographed, imagesAreIllustrations: false, ...change }).online;
    expect(online({})).toBe('All photos and the current price');
    expect(online({ imagesAreIllustrations: true })).toBe('All details and the current price');
    expect(online({ images: [], photosCount: 0 })).toBe('All details and the current price');
    expect(online({ price: null })).toBe('All photos');
    expect(online({ status: 'sold' })).toBe('All photos');
  });

  test('points the QR code at the page, and prints the date with a note that details may have changed (VDP-12)', () => {
    const said = words(photographed);
    expect(said.url).toBe(`${dealers.get('harbour-motors')!.settings.siteUrl}/cars/${photographed.slug}`);
    expect(said.printed).toMatch(/^Printed 19\/11\/2026\. Details may have changed/);
    expect(words(photographed, 'lakeside-auto').printed).toMatch(/^Printed 11\/18\/2026\./);
  });

  test('uses miles and "color" in the United States, kilometres elsewhere (REG-01)', () => {
    const vehicle = { ...photographed, odometer: 16_093, colour: 'Red' };
    expect(words(vehicle, 'lakeside-auto').facts).toEqual(
      expect.arrayContaining([
        { label: 'Mileage', value: '10,000 mi' },
        { label: 'Color', value: 'Red' },
      ]),
    );
    expect(words(vehicle, 'kauri-cars').facts).toEqual(
      expect.arrayContaining([
        { label: 'Odometer', value: '16,093 km' },
        { label: 'Colour', value: 'Red' },
      ]),
    );
  });

  test.each([
    ['<p>One &amp; two</p><p>Three<br>four</p>', ['One & two', 'Three', 'four']],
    ['<ul><li>First</li><li><b>Second</b> one</li></ul>after', ['• First', '• Second one', 'after']],
    ['plain &#8211; text &lt;b&gt;', ['plain – text <b>']],
    ['<p> </p><ul><li></li></ul>', []],
    ['&nosuch; &#x1F697;', ['&nosuch;']],
  ])('splits comments %s into paragraphs (VDP-09)', (html, expected) => {
    expect(paragraphsOf(html)).toEqual(expected);
  });

  test('keeps macrons, and drops characters that the fonts lack (VDP-12)', () => {
    expect(printable('Māngere ✓ 漢 🚗 Škoda‑Citroën\u202e')).toBe('Māngere • Škoda–Citroën');
  });
});

describe('brochure photos (API-08)', () => {
  const jpeg = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
      .webp()
      .toBuffer();
  const asked: string[] = [];
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 48"><rect width="220" height="48" fill="#0b5a66"/></svg>';
  const load = async (
    images: string[],
    remote: (url: URL) => Promise<Uint8Array | null> = async () => null,
    brand: Partial<Settings['branding']> = { logo: null, mark: null },
  ) => {
    asked.length = 0;
    const files = {
      bytes: async (path: string) => {
        asked.push(path);
        if (path.endsWith('.svg')) return new TextEncoder().encode(drawing);
        return path.startsWith('/photos/') ? new Uint8Array(await jpeg()) : null;
      },
    } as SiteFiles;
    const { settings } = dealers.get('harbour-motors')!;
    return brochurePhotos(
      { ...photographed, images },
      {
        ...settings,
        images: { ...settings.images, hosts: ['photos.example'] },
        branding: { ...settings.branding, ...brand },
      },
      {
        site: files,
        fetchRemote: (address) => {
          asked.push(address);
          return remote(new URL(address));
        },
      },
    );
  };

  test('are one large JPEG and five small ones (API-08)', async () => {
    const { main, small } = await load(Array.from({ length: 9 }, (_, index) => `/photos/${index}.webp`));
    expect(await sharp(main!).metadata()).toMatchObject({ format: 'jpeg', width: 1560 });
    expect(small).toHaveLength(5);
    expect(asked).toHaveLength(6);
  });

  test.each([
    [
      'the logo, which holds the name',
      { logo: '/images/logo.svg', mark: '/images/mark.svg' },
      true,
      '/images/logo.svg',
    ],
    ['the mark beside the name', { logo: null, mark: '/images/mark.svg' }, false, '/images/mark.svg'],
  ])('show %s at the top (VDP-12)', async (_, brand, hasName, path) => {
    const found = (await load([], undefined, brand)).brand!;
    expect([found.hasName, asked]).toEqual([hasName, [path]]);
    expect(await sharp(found.image).metadata()).toMatchObject({ format: 'png', width: 550, height: 120 });
  });

  test('show no logo at the top when there is none or it cannot be read (VDP-12)', async () => {
    expect((await load([])).brand).toBeNull();
    expect((await load([], undefined, { logo: '/images/gone.png', mark: null })).brand).toBeNull();
  });

  test('skip one that cannot be read and use the next (API-08)', async () => {
    const { main, small } = await load(['https://photos.example/gone.jpg', '/photos/1.webp'], async () => {
      throw new Error('down');
    });
    expect([main !== null, small.length]).toEqual([true, 0]);
  });

  test.each([
    'http://photos.example/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://localhost/a.jpg',
    'https://db.internal/a.jpg',
    'file:///etc/passwd',
    'https://2130706433/a.jpg',
    'https://other.example/a.jpg',
  ])('are never fetched from %s (API-08)', async (image) => {
    const { main } = await load([image], async () => new Uint8Array(await jpeg()));
    expect([main, asked]).toEqual([null, []]);
  });

  test('are fetched from another host over https (API-08)', async () => {
    expect(
      (await load(['https://photos.example/a.jpg'], async () => new Uint8Array(await jpeg()))).main,
    ).not.toBeNull();
    expect(asked).toEqual(['https://photos.example/a.jpg']);
  });
});
