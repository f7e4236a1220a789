import fc from 'fast-check';
import { parse, type HTMLElement } from 'node-html-parser';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import results, { config } from '../../functions/results.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { searchConfig, siteIndex } from '#src/view/search/site-search-config.ts';
import type { FunctionContext } from '#src/server/platform/function-context.ts';
import { answerResults } from '#src/server/results/results-page.ts';
import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { listFilters } from '#src/view/search/landing-filters.ts';
import { aVehicle, now } from '../fixtures/vehicles.ts';
import { compiledSites, type CompiledSites } from '../support/site-code.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { searchSite } from '../unit/view/search/search-site.ts';
import { yard } from '../unit/search/stock.ts';

const sites: CompiledSites = await compiledSites();
afterAll(() => {
  sites.remove();
});

interface Site {
  stock?: Vehicle[];
  settings?: Record<string, unknown>;
  template?: TemplateName;
  change?: (files: Map<string, string | Uint8Array>) => void;
}

let count = 0;

function contextOf({ stock = yard(), settings = {}, template = 'marketplace', change }: Site = {}): FunctionContext {
  const site = searchSite({ ...settings, template }, stock);
  // Contexts in one test may belong to several dealers.
  const slug = `sample-${(count += 1)}`;
  sites.add({ ...site.tenant, slug }, { ...site.context, slug });
  const files = new Map<string, string | Uint8Array>([
    ['/data/list.json', JSON.stringify(listFilters(site))],
    ['/data/search.json', JSON.stringify(searchConfig(site))],
  ]);
  for (const { path, bytes } of siteIndex(site)?.files ?? []) files.set(path, bytes);
  change?.(files);
  const read = (path: string): Uint8Array | null => {
    const file = files.get(path);
    return file === undefined ? null : typeof file === 'string' ? new TextEncoder().encode(file) : file;
  };
  return {
    params: {},
    ip: '',
    waitUntil: () => {},
    tenant: slug,
    dealersDir: sites.dealersDir,
    readSiteFile: (path) => Promise.resolve(read(path)),
  };
}

const ask = (query: string, context = contextOf()): Promise<Response> =>
  answerResults(new Request(`https://www.sample.example/results${query}`), context, () => now);
async function pageOf(query: string, context?: FunctionContext) {
  const answer = await ask(query, context);
  expect(answer.status).toBe(200);
  return parse(await answer.text());
}
type Page = Awaited<ReturnType<typeof pageOf>>;
const names = (page: Page): string[] =>
  page.querySelectorAll('.rows li').map((row) => row.querySelector('b')!.textContent);
const applied = (page: Page): string[] =>
  page.querySelectorAll('[aria-label="Applied filters"] a').map((link) => link.textContent);
const wordsOf = (link: HTMLElement): string => (link.querySelector('.make-mark + span') ?? link).textContent;
const linkTo = (page: Page, words: string): string =>
  page
    .querySelectorAll('main a')
    .find((link) => wordsOf(link) === words)!
    .getAttribute('href')!
    .replaceAll('&amp;', '&');
const follow = (page: Page, words: string, context?: FunctionContext): Promise<Page> =>
  pageOf(linkTo(page, words).replace('/results', ''), context);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('search without JavaScript', () => {
  test('searches for text from a plain form, and describes the results on the all-stock page (SRCH-01)', async () => {
    const page = await pageOf('?query=corolla');
    expect(names(page).length).toBeGreaterThan(3);
    expect(names(page).every((name) => name.includes('Toyota Corolla'))).toBe(true);
    expect(page.querySelector('h1')!.textContent).toBe('Toyota Corolla');
    expect(page.querySelector('title')!.textContent).toBe('Toyota Corolla for sale · Sample Motors');
    expect(page.querySelector('[data-search-count]')!.textContent).toBe('9 cars');
    expect(page.querySelectorAll('[data-search-own], label.sort')).toEqual([]);
    expect(page.querySelector('ol')!.textContent).toBe('HomeAll carsToyota Corolla');
    expect(page.toString()).not.toContain('A card');
  });

  test('understands plain language, each part as a removable filter, and ignores words that match no car (NLQ-01)', async () => {
    const page = await pageOf('?query=diesel+ute+under+40k+xtr');
    expect(applied(page)).toEqual(['Ute, remove', 'Up to $40,000, remove', 'Diesel, remove', 'Clear all']);
    expect(applied(await follow(page, 'Up to $40,000, remove'))).toHaveLength(4);
  });

  test('filters by cylinders and excludes unwanted badges, as filters that can be removed (NLQ-08)', async () => {
    const engine = (cylinders: number, badge: string) =>
      aVehicle({
        id: `${badge}-${cylinders}`,
        make: 'Ford',
        model: 'Ranger',
        body: 'ute',
        badge,
        variant: { cylinders } as never,
      });
    const context = contextOf({ stock: [engine(4, 'XLT'), engine(6, 'XLT'), engine(6, 'Wildtrak')] });
    const six = await pageOf('?query=v6+ute', context);
    expect(applied(six)).toEqual(expect.arrayContaining(['Ute, remove', '6 cylinders, remove']));
    expect(names(six)).toHaveLength(2);
    expect(names(await follow(six, '6 cylinders, remove', context))).toHaveLength(3);
    const other = await pageOf('?query=6+cylinder+ranger+excluding+wildtrak', context);
    expect(other.querySelectorAll('.rows li').map((row) => row.textContent)).toEqual([expect.stringContaining('XLT')]);
    expect(applied(other)[0]).toBe('“not wildtrak”, remove');
    expect(names(await follow(other, '“not wildtrak”, remove', context))).toHaveLength(2);
  });

  test('shows the same details in a row as on its card: name, facts, price and price type (PRICE-01)', async () => {
    const page = await pageOf('', contextOf({ stock: [aVehicle({ priceType: 'drive_away' })] }));
    expect(page.querySelector('.rows li')!.textContent).toBe(
      '2021 Toyota Corolla Ascent Sport MZEA12R48,210 km, Automatic, Petrol, Hatch$25,990Drive away',
    );
    const words = await pageOf('', contextOf({ stock: [aVehicle({ price: null })], template: 'showroom' }));
    expect(words.querySelector('.rows li small')).toBeNull();
    expect(words.querySelector('.rows a')!.getAttribute('href')).toMatch(/^\/cars\/2021-toyota-corolla/);
  });

  test.each(['marketplace', 'showroom'] as const)(
    'pages through results without a gap or a repeat, in the %s template (SRCH-12)',
    async (template) => {
      const context = contextOf({ template });
      const seen: string[] = [];
      let page = await pageOf('?sortBy=Car_production:price:asc', context);
      const links = (): string[] => page.querySelectorAll('.rows a').map((link) => link.getAttribute('href')!);
      seen.push(...links());
      while (page.querySelector('a[rel="next"]'))
        seen.push(...((page = await follow(page, 'Next page', context)), links()));
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(Number(page.querySelector('[data-search-count]')!.textContent.replace(/\D/g, '')));
      expect(page.querySelector('h1')!.textContent).toBe(`All cars, page ${Math.ceil(seen.length / 21)}`);
      expect(page.querySelectorAll('main h2').map((title) => title.textContent)).toContainEqual(
        expect.stringMatching(new RegExp(` to ${seen.length} of ${seen.length}$`)),
      );
    },
  );

  test.each(['marketplace', 'showroom'] as const)(
    'counts results on a single page as the live list does, in the %s template (SRCH-16)',
    async (template) => {
      const headings = async (context: FunctionContext): Promise<string[]> =>
        (await pageOf('', context)).querySelectorAll('main h2').map(({ textContent }) => textContent);
      expect(await headings(contextOf({ template, stock: [aVehicle()] }))).toContain('1 car');
      expect(await headings(contextOf({ template, stock: yard().slice(0, 3) }))).toContain('3 cars');
    },
  );

  test('shows the last page for a page number that is too high (SRCH-12)', async () => {
    const page = await pageOf('?page=900');
    expect(names(page).length).toBeGreaterThan(0);
    expect(page.querySelector('a[rel="next"]')).toBeNull();
  });

  test('adds and removes filters with links, and keeps the others (SRCH-02)', async () => {
    const page = await pageOf('?refinementList[body][0]=suv');
    const both = await follow(page, 'Toyota');
    expect(applied(both)).toEqual(['Toyota, remove', 'SUV, remove', 'Clear all']);
    expect(both.querySelectorAll('#filters a[aria-current]').map(wordsOf)).toContain('Toyota');
    expect(applied(await follow(both, 'Toyota'))).toEqual(['SUV, remove', 'Clear all']);
  });

  test('keeps the filters in the search form (SRCH-01)', async () => {
    const page = await pageOf('?query=zzz&refinementList[make][0]=Toyota&range[price]=:40000');
    const fields = page
      .querySelectorAll('[data-search-form] input')
      .map((field) => [field.getAttribute('name'), field.getAttribute('value')]);
    expect(fields).toEqual([
      ['refinementList[make][0]', 'Toyota'],
      ['range[price]', ':40000'],
      ['query', 'zzz'],
    ]);
  });

  test('finds a body type by the name that forms send (SRCH-14)', async () => {
    expect(
      names(await pageOf('?refinementList[body][0]=people-mover')).every((name) => name.includes('Carnival')),
    ).toBe(true);
  });

  test('reports that nothing was found, with ways to continue (SRCH-09)', async () => {
    const kept = await pageOf('?query=zzzz&refinementList[make][0]=Toyota');
    expect(names(kept).length).toBeGreaterThan(0);
    expect(kept.querySelector('.search-notes')!.textContent).toBe('Nothing here matches “zzzz”, so it was ignored.');
    const page = await pageOf('?query=zzzz&refinementList[make][0]=Toyota&range[price]=1:2');
    expect(page.querySelector('.empty h2')!.textContent).toBe('No cars match your search');
    expect(page.querySelectorAll('.empty a').map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^Without \$1 to \$2\d+ cars?$/),
      'Find Me Something Similar',
      'Clear everything',
    ]);
    expect(names(await follow(page, page.querySelector('.empty__offers a')!.textContent)).length).toBeGreaterThan(0);
  });

  test("excludes used stock below the dealer's minimum price, as the list does (SRCH-21)", async () => {
    const context = contextOf({
      stock: [aVehicle({ price: 1900 }), aVehicle({ price: 5000 })],
      settings: { search: { minimumPriceLevel: 3 } },
    });
    expect(names(await pageOf('?refinementList[car_type][0]=used', context))).toHaveLength(1);
    expect(names(await pageOf('', context))).toHaveLength(2);
  });

  test("stays out of search engines, is cached for a minute, and has the site's own headers", async () => {
    const answer = await ask('?query=kia');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'x-robots-tag': 'noindex,nofollow',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|og:url|ld\+json|All of them/);
    expect(config).toEqual({ path: '/results', method: ['GET', 'HEAD'] });
  });
});

describe('search unavailable', () => {
  const gone =
    (path: RegExp) =>
    (files: Map<string, unknown>): void => {
      for (const name of [...files.keys()]) if (path.test(name)) files.delete(name);
    };

  test('answers 404 for an unknown dealer', async () => {
    expect((await ask('', { ...contextOf(), tenant: 'nobody' })).status).toBe(404);
  });

  test.each([
    ['the configuration', /search\.json/],
    ['the index', /core/],
    ['the cards', /\.cards/],
  ])('without %s redirects to the list of all stock, with the same query (SRCH-15)', async (_, path) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await ask(
      '?query=kia',
      contextOf({ stock: [aVehicle({ id: `without-${path.source}` })], change: gone(path) }),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cars/?query=kia']);
  });

  test('redirects to the list when the search engine is a service that functions cannot query (SRCH-23)', async () => {
    const answer = await results(
      new Request('https://www.sample.example/results?page=2'),
      contextOf({ settings: { search: { engine: 'algolia', algolia: { appId: 'APP', searchKey: 'key' } } } }),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cars/?page=2']);
  });

  test('reads an index by its new name when a refresh replaced it between two reads (SRCH-15)', async () => {
    const [old, fresh] = [
      searchSite({}, [aVehicle({ id: 'old' })]),
      searchSite({}, [aVehicle({ id: 'fresh', model: 'Yaris' })]),
    ];
    const configs: SearchConfig[] = [searchConfig(old), searchConfig(fresh)];
    const context = contextOf({ stock: [] });
    const read = context.readSiteFile!;
    context.readSiteFile = (path) => {
      if (path === '/data/search.json')
        return Promise.resolve(
          new TextEncoder().encode(JSON.stringify(configs.length > 1 ? configs.shift() : configs[0])),
        );
      return Promise.resolve(siteIndex(fresh)!.files.find((file) => file.path === path)?.bytes ?? null).then(
        (bytes) => bytes ?? (path.startsWith('/search-index/') ? null : read(path)),
      );
    };
    expect(names(await pageOf('', context))).toEqual(['2021 Toyota Yaris']);
  });
});

describe('any query', () => {
  const context = contextOf();
  const hostile = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<zq>',
      '"><zq>',
      "'<zq>",
      '$&',
      '-Toyota',
      '\\-x',
      'Toyota',
      '1:2',
      ':',
      '9:1',
      '-',
      '99999999999',
      '__proto__',
      'constructor',
      'under 40k <zq>',
      '%E0%A4%A',
    ),
  );
  const key = fc.constantFrom(
    'query',
    'page',
    'sortBy',
    'range[price]',
    'range[year]',
    'range[x]',
    'refinementList[make][0]',
    'refinementList[car_type][]',
    'refinementList[body][0]',
    'refinementList[status][9]',
    'refinementList[price_range][0]',
    'refinementList[seats][0]',
    'menu[make]',
    'refinementList[__proto__][0]',
    'toString',
  );

  test('returns a complete page, and never becomes markup', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(key, hostile), { maxLength: 6 }), fc.boolean(), async (parts, encoded) => {
        const query = parts
          .map(
            ([name, value]) =>
              `${name}=${encoded ? encodeURIComponent(value.toWellFormed()) : value.replace(/#/g, '')}`,
          )
          .join('&');
        const answer = await ask(`?${query}`, context);
        expect(answer.status).toBe(200);
        const html = await answer.text();
        expect(parse(html).querySelector('zq')).toBeNull();
        expect(html.match(/<h1/g)).toHaveLength(1);
        expect(html.trimEnd().endsWith('</html>')).toBe(true);
      }),
      { numRuns: fuzzRuns(75) },
    );
  });
});
