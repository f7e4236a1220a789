/** Mistakes that used to pass without a warning. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deadAddresses, outsideAddresses } from '#src/sources/going-live/outside-addresses.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { sharedAddresses } from '#src/sources/tenants/shared-addresses.ts';
import { inspectSettings, location, plainSettings, temporaryFolder, tenantsWith, type Files } from './tenant-folder.ts';

const at = (change: object) => ({
  'locations.json': { locations: [{ ...location, address: { ...location.address, ...change } }] },
});
const nz = { regional: { locale: 'en-NZ', currency: 'NZD', timeZone: 'Pacific/Auckland' } };
const us = { regional: { locale: 'en-US', currency: 'USD', distanceUnit: 'mi', timeZone: 'America/Chicago' } };
const offer = { id: 'a', name: 'A', description: 'A' };
const review = { id: 'r1', customerName: 'Ana', rating: 5, date: '2026-10-01' };
const page = '---\ntitle: About us\ndescription: Who we are.\n---\n';

interface Row {
  title: string;
  settings?: object;
  files: Files;
  severity: 'error' | 'warning';
  place: string;
  reason: string;
  hint?: string;
}

const rows: Row[] = [
  {
    title: 'a state that Australia does not have (LAW-05)',
    files: at({ state: 'NWS' }),
    severity: 'error',
    place: 'locations.json locations[0].address.state',
    reason: 'is "NWS", which is not a state in this country',
    hint: 'Did you mean "NSW"? Codes: NSW, VIC, QLD, WA, SA, TAS, ACT, NT.',
  },
  {
    title: 'a region that New Zealand does not have (REG-01)',
    settings: nz,
    files: at({ state: 'Aukland', postcode: '1061' }),
    severity: 'warning',
    place: 'locations.json locations[0].address.state',
    reason: 'is not a region',
  },
  {
    title: 'a state that the United States do not have (REG-01)',
    settings: us,
    files: at({ state: 'WX', postcode: '53703' }),
    severity: 'warning',
    place: 'locations.json locations[0].address.state',
    reason: 'is not a state',
  },
  {
    title: 'a postcode of another state (REG-01)',
    files: at({ postcode: '3000' }),
    severity: 'warning',
    place: 'locations.json locations[0].address.postcode',
    reason: 'is 3000, which is in VIC, but the state is NSW',
  },
  {
    title: 'half of a point on the map (LOC-01)',
    files: at({ latitude: -33.75 }),
    severity: 'error',
    place: 'locations.json locations[0].address.longitude',
    reason: 'is missing',
  },
  {
    title: 'an offer for a model, without a file of models (OFFER-01)',
    files: { 'offers.json': { offers: [{ ...offer, model: 'rangr' }] } },
    severity: 'warning',
    place: 'offers.json offers[0].model',
    reason: 'names "rangr", which is not a model',
  },
  {
    title: 'an offer that ran out long ago (OFFER-01)',
    files: { 'offers.json': { offers: [{ ...offer, expiry: '2025-11-20' }] } },
    severity: 'warning',
    place: 'offers.json offers[0].expiry',
    reason: 'so the offer is no longer shown',
  },
  {
    title: 'a promotion that ended long ago (PROMO-01)',
    files: { 'promos.json': { promos: [{ id: 'a', title: 'A', url: '/', expiry: '2025-11-20T23:59:59+11:00' }] } },
    severity: 'warning',
    place: 'promos.json promos[0].expiry',
    reason: 'is 2025-11-20T23:59:59+11:00, so the promotion is no longer shown',
  },
  {
    title: 'a review from the future (REV-01)',
    files: { 'reviews.json': { reviews: [{ ...review, date: '2031-01-01' }] } },
    severity: 'error',
    place: 'reviews.json reviews[0].date',
    reason: 'in the future',
  },
  {
    title: 'a token that is misspelt (CONF-02)',
    files: { 'theme.css': '/* ours */\n:root { --acent: #0b5a66; }' },
    severity: 'warning',
    place: 'theme.css ',
    reason: 'sets --acent, which the showroom template does not have',
    hint: 'Did you mean --accent?',
  },
  {
    title: 'a token of the other template (CONF-02)',
    files: { 'theme.css': ':root { --deep-line: #0b5a66; }' },
    severity: 'warning',
    place: 'theme.css ',
    reason: 'the showroom template does not have',
  },
  {
    title: 'a colour that is none (CONF-02)',
    files: { 'theme.css': ':root { --accent: notacolour; }' },
    severity: 'error',
    place: 'theme.css ',
    reason: 'sets --accent to "notacolour"',
  },
  {
    title: 'a page with an embedded frame (CONF-01)',
    files: { 'pages/about-us.md': `${page}\n<iframe src="https://video.example"></iframe>` },
    severity: 'warning',
    place: 'pages/about-us.md ',
    reason: 'has <iframe>, which the site removes',
  },
];

describe("reports mistakes in a dealer's folder", () => {
  test.each(rows)('$title', async ({ settings, files, severity, place, reason, hint }) => {
    const { issues } = await inspectAt({ 'settings.json': { ...plainSettings, ...settings }, ...files });
    const found = issues.map((issue) => ({
      severity: issue.severity,
      place: `${issue.file} ${issue.path}`,
      reason: issue.reason,
      hint: issue.hint,
    }));
    expect(found).toContainEqual(
      expect.objectContaining({ severity, place, reason: expect.stringContaining(reason), ...(hint ? { hint } : {}) }),
    );
  });

  test.each([
    ['en-AU', {}, 'Victoria', /^Codes: nsw, vic, .*, nt\.$/],
    ['en-AU', {}, 'nws', /^Did you mean "nsw"\? Codes: nsw, vic, /],
    ['en-NZ', nz, 'nsw', /Codes: auk, bop, /],
    ['en-US', us, 'qld', /Codes: al, ak, /],
  ])('in %s, refuses the default state %s and lists the valid ones (REG-01)', async (_, settings, state, hint) => {
    const regional = { ...('regional' in settings ? settings.regional : {}), defaultState: state };
    expect((await inspectSettings({ ...settings, regional })).issues).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        path: 'regional.defaultState',
        line: expect.any(Number),
        reason: expect.stringMatching(/^is ".*", which is not a (?:state|region) in this country$/),
        hint: expect.stringMatching(hint),
      }),
    );
  });

  test.each([
    ['en-AU', {}, 'NSW'],
    ['en-NZ', nz, 'auk'],
    ['en-US', us, undefined],
  ])('in %s, accepts a valid default state, or none (REG-01)', async (_, settings, state) => {
    const regional = { ...('regional' in settings ? settings.regional : {}), ...(state && { defaultState: state }) };
    const { issues } = await inspectSettings({ ...settings, regional });
    expect(issues.filter(({ path }) => path === 'regional.defaultState')).toEqual([]);
  });

  test.each([
    ['en-AU', {}, { state: 'nsw' }],
    ['en-NZ', nz, { state: 'NZ-AUK', postcode: '1061' }],
    ['en-US', us, { state: 'DC', postcode: '20001' }],
  ])('accepts state codes for %s in any letter case (REG-01)', async (_, settings, address) => {
    expect(
      (await inspectSettings(settings, at(address))).issues.filter(({ path }) =>
        path.startsWith('locations[0].address'),
      ),
    ).toEqual([]);
  });

  test('does not report an offer that ended yesterday (OFFER-01)', async () => {
    expect((await inspectAt({ 'offers.json': { offers: [{ ...offer, expiry: '2026-11-19' }] } })).issues).toEqual([]);
  });

  test('does not report a promotion that ended yesterday (PROMO-01)', async () => {
    const promo = { id: 'a', title: 'A', url: '/', expiry: '2026-11-19T23:59:59+11:00' };
    expect((await inspectAt({ 'promos.json': { promos: [promo] } })).issues).toEqual([]);
  });

  test('does not report an element that is only mentioned in a code span (CONF-01)', async () => {
    expect((await inspectAt({ 'pages/about-us.md': `${page}\nWe say \`<iframe>\` here.` })).issues).toEqual([]);
  });

  test('reports two dealers with the same site URL to each other (CONF-01)', () => {
    const dir = tenantsWith();
    for (const [slug, siteUrl] of [
      ['other-cars', 'https://testcars.example'],
      ['third-cars', 'https://www.thirdcars.example'],
    ] as const) {
      mkdirSync(join(dir, slug));
      writeFileSync(join(dir, slug, 'settings.json'), JSON.stringify({ siteUrl }));
    }
    const found = sharedAddresses(dir);
    expect([...found.keys()]).toEqual(['other-cars', 'test-cars']);
    expect(found.get('test-cars')).toMatchObject({ path: ['siteUrl'], reason: 'is also the URL of other-cars' });
  });
});

describe("reports the line of an issue in a page's text", () => {
  const body = (...lines: string[]) => [...page.trimEnd().split('\n'), ...lines, ''].join('\n');
  const linesOf = async (text: string, live = false) => {
    const { issues } = await inspectTenant('test-cars', tenantsWith({ 'pages/about-us.md': text }), { live });
    return issues
      .filter(({ file }) => file === 'pages/about-us.md')
      .map(({ line, reason }) => [line, reason] satisfies [number | null, string]);
  };

  test('a placeholder (OPS-05)', async () => {
    expect(await linesOf(body('', 'We sell cars.', '', '## Name to come', '', 'Sales'), true)).toEqual([
      [8, 'still says "Name to come"'],
    ]);
    expect(await linesOf(body('', 'TODO: the rest.'), true)).toEqual([
      [6, expect.stringMatching(/^still contains the placeholder "TODO:"/)],
    ]);
  });

  test('a placeholder in the front matter (OPS-05)', async () => {
    expect(await linesOf(page.replace('Who we are.', 'Name to come'), true)).toEqual([
      [3, 'still says "Name to come"'],
    ]);
  });

  test('a dead link, but not a valid one that starts the same (OPS-05)', async () => {
    const text = body('', 'See [us](/about-us) and [the yard](/old/about).', '', 'Or [all of it](/about).');
    expect(await linesOf(text)).toEqual([
      [6, expect.stringMatching(/^links to \/old\/about,/)],
      [8, expect.stringMatching(/^links to \/about,/)],
    ]);
  });

  test('a missing image (OPS-05)', async () => {
    expect(await linesOf(body('', 'The yard:', '', '![The yard](yard.jpg)'))).toEqual([
      [8, 'names images/yard.jpg, which does not exist'],
    ]);
  });

  test('flagged wording, across a line break and emphasis (OPS-05)', async () => {
    const text = body('', 'We sell cars.', '', 'Be there: **act**', 'now, and you get', '_no refunds_ for it.');
    const { issues } = await inspectTenant('test-cars', tenantsWith({ 'pages/about-us.md': text }), { goLive: true });
    const judged = issues.filter(({ reason }) => reason.startsWith('says'));
    expect(judged.map(({ line, reason }) => [line, reason.split(':')[0]])).toEqual([
      [8, 'says "act\nnow"'],
      [10, 'says "no refunds"'],
    ]);
  });

  test('an element that the site removes, in the text and in a block (OPS-05)', async () => {
    expect(await linesOf(body('', 'A film:', '', '<IFRAME src="https://video.example"></IFRAME>'))).toEqual([
      [8, 'has <iframe>, which the site removes'],
    ]);
    const block = [
      'blocks:',
      '  - kind: split',
      '    image: yard.svg',
      '    alt: The yard',
      '    heading: Us',
      '    text: |',
      '      A film:',
      '',
      '      <iframe></iframe>',
    ];
    const text = ['---', 'title: About us', 'description: Who we are.', ...block, '---', ''].join('\n');
    expect(await linesOf(text)).toContainEqual([12, 'has <iframe>, which the site removes']);
  });

  test('a dead link to another host (OPS-05)', async () => {
    const text = body('', 'See [them](https://gone.example/a-b).', '', 'And [here](https://gone.example/a).');
    const dir = tenantsWith({ 'pages/about-us.md': text });
    const { addresses, locate } = await outsideAddresses({ slug: 'test-cars', tenantsDir: dir, now: 0 }, []);
    const gone = () => Promise.resolve({ status: 404, type: null, bytes: null });
    const lines = (await deadAddresses(addresses, gone)).map(locate).map(({ line, reason }) => [line, reason]);
    expect(lines).toEqual([
      [6, 'names https://gone.example/a-b, which does not exist (404)'],
      [8, 'names https://gone.example/a, which does not exist (404)'],
    ]);
  });
});

describe('reports a file that is not UTF-8 before characters are lost', () => {
  const windows1252 = (text: string) => Buffer.from(text, 'latin1');

  test.each([
    ['pages/about-us.md', windows1252(page.replace('About us', 'Café'))],
    ['reviews.json', windows1252('{"reviews": [{"customerName": "André"}]}')],
    ['reviews.json', Buffer.from('\ufeff{"reviews": []}', 'utf16le')],
  ])('%s (CONF-01)', async (name, bytes) => {
    const dir = tenantsWith();
    mkdirSync(join(dir, 'test-cars/pages'), { recursive: true });
    writeFileSync(join(dir, 'test-cars', name), bytes);
    const { issues } = await inspectTenant('test-cars', dir);
    expect(issues).toEqual([expect.objectContaining({ severity: 'error', file: name, reason: 'is not UTF-8' })]);
  });

  test('accepts a byte order mark (CONF-01)', async () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, 'test-cars'));
    for (const [name, value] of [
      ['settings.json', plainSettings],
      ['locations.json', { locations: [location] }],
      ['stock.json', []],
    ] as const)
      writeFileSync(join(dir, 'test-cars', name), `\ufeff${JSON.stringify(value)}`);
    expect((await inspectTenant('test-cars', dir)).issues).toEqual([]);
  });
});

const inspectAt = (files: Files) =>
  inspectTenant('test-cars', tenantsWith(files), { now: Date.parse('2026-11-20T10:00:00+11:00') });
