/** Issues that `./forecourt validate --live` finds outside a dealer's folder. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AskAddress } from '#src/sources/going-live/ask-address.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { placeholders } from '#src/sources/tenants/placeholders.ts';
import { goingLive, type GoingLiveOptions } from '../../../../scripts/tenants/going-live.ts';
import { feedServer } from '../stock/helpers.ts';
import { location, plainSettings, tenantsWith, type Files } from '../tenants/tenant-folder.ts';

const now = Date.parse('2026-11-20T10:00:00+11:00');
const car = { id: '1', year: 2021, make: 'Kia', model: 'Rio', car_type: 'new', price: 15_990 };
const stocked = (row: object): Files => ({ 'stock.json': [{ ...car, ...row }] });
const present: AskAddress = () => Promise.resolve({ status: 200, type: 'image/jpeg', bytes: 90_000 });

async function found(tenantsDir: string, options: Partial<GoingLiveOptions> = {}) {
  const check = await goingLive({ tenantsDir, now, online: true, variables: {}, ask: present, ...options });
  const { tenant } = await inspectTenant('test-cars', tenantsDir, { now });
  return check(tenant!);
}

describe("the feed's text", () => {
  test('checks vehicle comments, and reports shared wording as one issue (LAW-06, PRICE-01)', async () => {
    const comments = '<p>Priced to sell at $9,990 plus on-road costs.</p>';
    const rows = ['1', '2'].map((id) => ({ ...car, id, dealer_comments: comments }));
    expect((await found(tenantsWith({ 'stock.json': rows }))).issues).toEqual([
      expect.objectContaining({
        severity: 'error',
        rule: expect.objectContaining({ id: 'PRICE-01' }),
        page: expect.stringMatching(/^\/cars\//),
        reason: expect.stringMatching(/"plus on-road costs".*2 vehicles/),
      }),
    ]);
  });

  test('reports lost rows of a remote feed; the plain check covers a feed in the folder (OPS-02, OPS-05)', async () => {
    const rows = [
      { ...car, price_type: 'haggle' },
      { ...car, id: '2', stocknum: 'S2', price: 1 },
      // Hidden on purpose, so not lost.
      { ...car, id: '3', show_on_dealer_website: false },
    ];
    await using server = await feedServer((_, response) => response.end(JSON.stringify(rows)));
    const stock = { source: { kind: 'url', url: `${server.origin}/stock.json`, format: 'json' } };
    const { issues } = await found(tenantsWith({ 'settings.json': { ...plainSettings, stock } }));
    expect(issues.map(({ severity, file, path, reason }) => [severity, file, path, reason])).toEqual([
      ['warning', 'feed', 'price', expect.stringMatching(/^1 row has no page \(stock number S2\): the price of \$1/)],
      ['warning', 'feed', '', expect.stringContaining('haggle')],
    ]);
    expect((await found(tenantsWith({ 'stock.json': rows }))).issues).toEqual([]);
  });

  test('must say which of several selling locations has the vehicles (GUARD-02)', async () => {
    const two = { locations: [location, { ...location, slug: 'geelong', phone: '03 5550 1001', primary: false }] };
    const { issues } = await found(tenantsWith({ ...stocked({}), 'locations.json': two }));
    const asked = issues.filter(({ reason }) => reason.includes('no row names one of the 2 selling locations'));
    expect(asked).toMatchObject([{ severity: 'error', file: 'settings.json', path: 'stock' }]);
  });

  test('reports photos on other hosts that no service resizes (IMG-01)', async () => {
    const settings = { ...plainSettings, images: { service: 'none' } };
    const { issues } = await found(
      tenantsWith({ 'settings.json': settings, ...stocked({ images: ['https://photos.feed.com.au/1.jpg'] }) }),
    );
    expect(issues.map(({ path }) => path)).toEqual(['images.service']);
  });

  test('reports an unreadable remote feed as an error, and as a note when offline (OPS-05)', async () => {
    const stock = { source: { kind: 'url', url: 'http://127.0.0.1:9/stock.csv', format: 'csv' } };
    const dir = tenantsWith({ 'settings.json': { ...plainSettings, stock } });
    expect(await found(dir, { online: false })).toEqual({
      issues: [],
      notes: [expect.stringMatching(/feed was not read/)],
    });
    expect((await found(dir)).issues).toEqual([
      expect.objectContaining({ severity: 'error', file: 'settings.json', path: 'stock.source' }),
    ]);
  });
});

describe('data shared with another dealer (OPS-05)', () => {
  const story = `---\ntitle: About us\ndescription: Who.\n---\n${'Four generations of Test Cars in Penrith. '.repeat(10)}\n`;
  function withTwin(change: (file: string) => string): string {
    const dir = tenantsWith({
      ...stocked({ vin: 'JTDBR32E720123456' }),
      'pages/about-us.md': story,
    });
    cpSync(join(dir, 'test-cars'), join(dir, 'other-cars'), { recursive: true });
    const settings = join(dir, 'other-cars/settings.json');
    writeFileSync(settings, change(readFileSync(settings, 'utf8')));
    return dir;
  }

  test("reports a copied folder's licence, phone, mailbox, page and vehicle once each", async () => {
    const { issues } = await found(withTwin((text) => text.replace('"Test Cars"', '"Other Cars"')));
    expect(issues.map(({ severity, file, path }) => `${severity} ${file} ${path}`)).toEqual([
      'warning locations.json locations[0].licenceNumber',
      'warning locations.json locations[0].phone',
      'warning settings.json private.leads.fallbackEmail',
      'warning the page /about-us ',
      'warning settings.json stock.source',
    ]);
    expect(issues[0]).toMatchObject({ rule: { id: 'LAW-01' }, reason: expect.stringContaining('other-cars') });
    expect(issues[3]).toMatchObject({ page: '/about-us' });
  });

  test('reports each field of a twice-copied folder only once, with every dealer that has it', async () => {
    const dir = withTwin((text) => text.replace('"Test Cars"', '"Other Cars"'));
    const copies = ['third-cars', 'yard-cars', 'zoo-cars'];
    const reasonsOf = async () => (await found(dir)).issues.map(({ path, reason }) => [path, reason]);
    const sold = (slug: string) => ['stock.source', expect.stringContaining(`that ${slug} also sells`)];
    const copyTo = (slug: string) => cpSync(join(dir, 'other-cars'), join(dir, slug), { recursive: true });
    copyTo(copies[0]!);
    expect(await reasonsOf()).toEqual([
      ['locations[0].licenceNumber', 'is MD00001, the same as at other-cars and third-cars'],
      ['locations[0].phone', 'is 02 5550 1000, the same as at other-cars and third-cars'],
      ['private.leads.fallbackEmail', expect.stringMatching(/, the same as at other-cars and third-cars$/)],
      ['', 'is a word-for-word copy of the page at other-cars and third-cars'],
      sold('other-cars'),
      sold('third-cars'),
    ]);
    for (const slug of copies) copyTo(slug);
    expect((await reasonsOf())[1]).toEqual([
      'locations[0].phone',
      'is 02 5550 1000, the same as at other-cars, third-cars, yard-cars and 1 more',
    ]);
  });

  test('does not report pages that match only because of scaffold sentences', async () => {
    const dir = withTwin((text) => text.replace('"Test Cars"', '"Other Cars"'));
    for (const slug of ['test-cars', 'other-cars'])
      writeFileSync(join(dir, slug, 'pages/about-us.md'), `${story}\n${placeholders.sentences.about}\n`);
    expect((await found(dir)).issues.filter(({ page }) => page !== undefined)).toEqual([]);
  });

  test('reports text left over from the other dealer, and the page that contains it', async () => {
    const dir = withTwin((text) => text.replace('"Test Cars"', '"Other Cars"'));
    const check = await goingLive({ tenantsDir: dir, now, online: false, variables: {} });
    const { tenant } = await inspectTenant('other-cars', dir, { now });
    const { issues } = await check(tenant!);
    expect(issues.map(({ reason }) => reason)).toContain('mentions Test Cars, which is the dealer test-cars');
  });

  test('lets dealers with one legal name share business details', async () => {
    const legal = '"Test Cars", "legalName": "Test Cars Pty Ltd"';
    const dir = withTwin((text) => text.replace('"Test Cars"', legal));
    const own = join(dir, 'test-cars/settings.json');
    writeFileSync(own, readFileSync(own, 'utf8').replace('"Test Cars"', legal));
    expect((await found(dir)).issues.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'the page /about-us ',
      'settings.json stock.source',
    ]);
  });

  test('reports nothing for dealers with nothing in common', async () => {
    const dir = withTwin((text) => text.replace('"Test Cars"', '"Other Cars"').replaceAll('testcars', 'othercars'));
    const other = join(dir, 'other-cars');
    mkdirSync(join(other, 'pages'), { recursive: true });
    writeFileSync(join(other, 'pages/about-us.md'), story.replaceAll('Test Cars', 'Other Cars'));
    writeFileSync(join(other, 'stock.json'), JSON.stringify([{ ...car, id: '9' }]));
    writeFileSync(
      join(other, 'locations.json'),
      JSON.stringify({ locations: [{ ...location, licenceNumber: 'MD00002', phone: '02 5550 1001' }] }),
    );
    expect((await found(dir)).issues).toEqual([]);
  });
});

describe('the SMS sender (LAW-06)', () => {
  const settings = {
    ...plainSettings,
    account: { garage: true },
    private: { ...plainSettings.private, providers: { sms: 'TEST_SMS' } },
  };
  const account = (from: string) => `https://AC1:token@api.twilio.com/?from=${from}`;
  test.each<[string, Record<string, string>, string[], number]>([
    ['of letters that is not registered is an error', { TEST_SMS: account('TestCars') }, ['error LAW-06'], 0],
    ['of letters that is registered is fine', { TEST_SMS: account('TestCars&registered=yes') }, [], 0],
    ['that is a number is fine', { TEST_SMS: account('%2B61491570006') }, [], 0],
    ['that this machine does not know is a note', {}, [], 1],
  ])('%s', async (_, variables, expected, notes) => {
    const result = await found(tenantsWith({ 'settings.json': settings }), { variables });
    expect(result.issues.map(({ severity, rule }) => `${severity} ${rule?.id}`)).toEqual(expected);
    expect(result.notes.filter((note) => note.startsWith('TEST_SMS is not set here'))).toHaveLength(notes);
    expect(JSON.stringify(result)).not.toContain('token');
  });
});

describe('links and images on other hosts (OPS-05)', () => {
  const files = {
    'pages/about-us.md':
      '---\ntitle: About us\ndescription: Who.\n---\n[A](https://gone.com.au/a) [B](https://gone.com.au/a) ![C](https://photos.com.au/c.jpg)\n',
    ...stocked({ images: ['https://photos.com.au/1.jpg', 'https://photos.com.au/2.jpg'] }),
  };

  test.each<[string, AskAddress, RegExp[]]>([
    ['are there', present, []],
    [
      'are gone',
      (url) => Promise.resolve({ status: url.includes('gone') ? 404 : 200, type: null, bytes: null }),
      [/^names https:\/\/gone\.com\.au\/a, which does not exist \(404\)$/],
    ],
    ['do not tell programs', () => Promise.resolve({ status: 403, type: 'text/html', bytes: null }), []],
    [
      'are no pictures',
      () => Promise.resolve({ status: 200, type: 'text/html', bytes: 10 }),
      [/c\.jpg, which is text\/html, not an image$/, /1\.jpg, which is text\/html/],
    ],
    [
      'are very large',
      () => Promise.resolve({ status: 200, type: 'image/jpeg', bytes: 18_200_000 }),
      [/c\.jpg, which is 18\.2 MB$/, /1\.jpg, which is 18\.2 MB$/],
    ],
    [
      'are on a host that does not answer',
      (url) => (url.includes('gone') ? Promise.reject(new Error('does not respond (ENOTFOUND)')) : present(url)),
      [/gone\.com\.au\/a, which does not respond/],
    ],
  ])('that %s', async (_, ask, expected) => {
    const asked: string[] = [];
    const { issues, notes } = await found(tenantsWith(files), {
      ask: (url) => {
        asked.push(url);
        return ask(url);
      },
    });
    expect(issues.map(({ severity, reason }) => [severity, reason])).toEqual(
      expected.map((reason) => ['warning', expect.stringMatching(reason)]),
    );
    // Each URL once, and only first photos.
    expect(asked.toSorted()).toEqual([
      'https://gone.com.au/a',
      'https://photos.com.au/1.jpg',
      'https://photos.com.au/c.jpg',
    ]);
    expect(notes).toEqual(['Links and images on other hosts: 3, checked.']);
  });

  test('retries an unresponsive host a few times, and warns once for all its photos', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...car,
      id: `${index}`,
      images: [`https://photos.com.au/${index}.jpg`],
    }));
    let asked = 0;
    const { issues } = await found(tenantsWith({ 'stock.json': rows }), {
      ask: async () => {
        asked++;
        throw await Promise.resolve(new Error('does not respond (ENOTFOUND)'));
      },
    });
    expect(issues.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(
        /\.jpg, which does not respond \(ENOTFOUND\); 60 photos from that host have the same issue$/,
      ),
    ]);
    // Requests already under way count too.
    expect(asked).toBeLessThan(12);
  });

  test('requests nothing when offline', async () => {
    const ask: AskAddress = () => Promise.reject(new Error('was asked'));
    const { issues, notes } = await found(tenantsWith(files), { online: false, ask });
    expect([issues, notes]).toEqual([[], ['Links and images on other hosts: 3, not checked (--offline).']]);
  });
});
