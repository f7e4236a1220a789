import { expect, test } from 'vitest';
import { demoSite, type DemoSlug } from '../support/demo-sites.ts';

/** Text seen or heard by visitors, without URLs and code. */
const textOf = (html: string): string =>
  [
    html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' '),
    ...[...html.matchAll(/\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g)].map(([, words]) => words!),
  ]
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Each match once, with its context and first page. */
async function finds(slug: DemoSlug, pattern: RegExp): Promise<string[]> {
  const { site } = await demoSite(slug);
  const found = new Map<string, string>();
  for (const { file, path } of site.pages) {
    const text = textOf(site.text(file));
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const around = text.slice(Math.max(0, index - 30), index + words.length + 20);
      if (!found.has(around)) found.set(around, path);
    }
  }
  return [...found].map(([around, path]) => `${path}: …${around}…`).sort();
}

const australianSpelling =
  /\b(?:colours?|coloured|favourites?|kilomet(?:re|er)s?|\d+ km|litres?|metres?|centres?|enquir(?:y|ies|e|ed|es)|licences?|licensees?|tyres?|kerb|personalised|organised?|recognised?|authorised?|cheques?|programmes?|grey|aluminium|catalogue|cancelled|travelled|neighbours?|behaviour|honours?|instalments?|mum)\b/gi;
const australianWords =
  /\b(?:rego|postcodes?|utes?|towball|petrol|gearbox|bonnet|mobile (?:number|phone)|drive[ -]away|GST|ABN|PPSR|ANCAP|caravans?|public holidays?|number plates?|Australian?|Fair Trading|stamp duty|fortnight(?:ly)?)\b/gi;

test('shows no Australian spelling in the United States (REG-01)', async () => {
  expect(await finds('lakeside-auto', australianSpelling)).toEqual([]);
});

test('shows no Australian words, laws, taxes or measures in the United States (REG-01)', async () => {
  expect(await finds('lakeside-auto', australianWords)).toEqual([]);
});

test('says inventory instead of stock in the United States (REG-01)', async () => {
  expect(await finds('lakeside-auto', /\b(?:our|[Vv]iew|[Aa]ll) stock\b/g)).toEqual([]);
  expect((await finds('lakeside-auto', /\b(?:[Oo]ur|[Vv]iew) inventory\b/g)).length).toBeGreaterThan(1);
  expect((await finds('harbour-motors', /\bour stock\b/g)).length).toBeGreaterThan(0);
});

test('finds the same patterns on an Australian site, which proves that these checks can fail (REG-01)', async () => {
  expect((await finds('harbour-motors', australianSpelling)).length).toBeGreaterThan(10);
  expect((await finds('harbour-motors', australianWords)).length).toBeGreaterThan(10);
});

test('mentions no Australian state, tax or licence in New Zealand, and uses local spelling (REG-01)', async () => {
  expect(
    await finds(
      'kauri-cars',
      /\b(?:NSW|QLD|New South Wales|Queensland|Victoria(?!\s+Street)|ABN|stamp duty|LMCT|[Mm]otor dealer licence|colors?|favorites?|licenses?|inquir(?:y|ies|e)|tires|mileage|ZIP code|drive away)\b/g,
    ),
  ).toEqual([]);
});

test('never calls motorcycles cars (REG-02)', async () => {
  // Allows "car" in parking, a law's name, and things a rider may own.
  const ofCars = /(?<![\w/-])cars?\b(?! (?:park|licence|keys|wash|trader))/gi;
  expect(await finds('apex-motorcycles', ofCars)).toEqual([]);
});

test('says car at the caravan yard only for a tow car, a car park, a licence or keys (REG-02)', async () => {
  const ofCars = /(?<![\w/-])(?<!\b(?:your|the|tow|their) )cars?\b(?! (?:park|licence|keys))/gi;
  expect(await finds('southern-cross-caravans', ofCars)).toEqual([]);
});

test('calls motorhomes, camper trailers and caravans by those names on their pages (REG-02)', async () => {
  const { site, stock } = await demoSite('southern-cross-caravans');
  const titles = { motorhome: 'motorhome', camperTrailer: 'camper trailer', caravan: 'caravan' } as const;
  for (const [body, word] of Object.entries(titles)) {
    const one = stock.vehicles.find((vehicle) => vehicle.body === body && vehicle.status === 'in_stock')!;
    expect(textOf(site.text(`cars/${one.slug}.html`)), one.slug).toContain(`Ask about this ${word}`);
  }
});

test('uses local law’s term for the dealer licence (LAW-01, REG-01)', async () => {
  const named: [DemoSlug, RegExp][] = [
    ['harbour-motors', /Motor dealer licence MD 012345/],
    ['apex-motorcycles', /Licensed motor car trader LMCT 10966/],
    ['kauri-cars', /Registered motor vehicle trader M000123/],
    ['lakeside-auto', /Motor dealer license MV1204/],
  ];
  for (const [slug, words] of named) {
    const { site } = await demoSite(slug);
    for (const { file, path } of [site.ofKind('home')[0]!, site.ofKind('vehicle')[0]!])
      expect(textOf(site.text(file)), `${slug}${path}`).toMatch(words);
  }
});
