import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isGroupOpen, rememberGroup } from '#src/features/search/app/open-groups.ts';
import { publicSettings } from '../../../../fixtures/vehicles.ts';

const keeping = publicSettings({ search: { persistOpenFilters: true, openFilters: ['make'] } });
const forgetting = publicSettings({ search: { persistOpenFilters: false, openFilters: ['make'] } });

/** `broken`: blocked or full. */
function storage(entries: Record<string, string> = {}, broken: 'read' | 'write' | null = null) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => {
      if (broken === 'read') throw new Error('blocked');
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (broken !== null) throw new Error('full');
      kept.set(key, value);
    },
  };
}

function browserWith(shelf: ReturnType<typeof storage>, path = '/search/used-cars', query = '') {
  vi.stubGlobal('document', { documentElement: { dataset: { site: 'sample' } } });
  vi.stubGlobal('localStorage', shelf);
  vi.stubGlobal('location', { pathname: path, search: query, hostname: 'sample.example' });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: shelf }));
  return shelf;
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('open filter groups', () => {
  test("opens the dealer's groups at first (SRCH-02)", () => {
    browserWith(storage());
    expect([isGroupOpen('make', keeping), isGroupOpen('price', keeping)]).toEqual([true, false]);
  });

  test("stores opened and closed groups under the dealer's own key (SRCH-02)", () => {
    const shelf = browserWith(storage());
    rememberGroup('make', false, keeping);
    rememberGroup('price', true, keeping);
    expect([isGroupOpen('make', keeping), isGroupOpen('price', keeping)]).toEqual([false, true]);
    expect([...shelf.kept.keys()]).toEqual(['sample:OpenFilters']);
  });

  test('does not read or write storage for a dealer who turns it off (SRCH-02)', () => {
    const shelf = browserWith(storage({ 'sample:OpenFilters': '{"make":false}' }));
    rememberGroup('price', true, forgetting);
    expect([isGroupOpen('make', forgetting), isGroupOpen('price', forgetting)]).toEqual([true, false]);
    expect(shelf.kept.get('sample:OpenFilters')).toBe('{"make":false}');
  });

  test.each(['{"make":', 'null', '7', '"make"', '[true]', '{"make":"no","price":1}'])(
    'treats storage that holds %s as empty, and overwrites it (SRCH-02)',
    (text) => {
      browserWith(storage({ 'sample:OpenFilters': text }));
      expect([isGroupOpen('make', keeping), isGroupOpen('price', keeping)]).toEqual([true, false]);
      rememberGroup('price', true, keeping);
      expect([isGroupOpen('make', keeping), isGroupOpen('price', keeping)]).toEqual([true, true]);
    },
  );

  test.each(['read', 'write'] as const)("uses the dealer's groups when storage fails to %s (SRCH-02)", (broken) => {
    browserWith(storage({}, broken));
    expect(() => rememberGroup('price', true, keeping)).not.toThrow();
    expect([isGroupOpen('make', keeping), isGroupOpen('price', keeping)]).toEqual([true, false]);
  });
});

describe('search history', () => {
  const searches = (shelf: ReturnType<typeof storage>) =>
    JSON.parse([...shelf.kept].find(([key]) => key.startsWith('sample:'))?.[1] ?? '[]') as { path: string }[];

  test('stores facets and URL of the last five searches (SRCH-18)', async () => {
    const shelf = browserWith(storage(), '/search/toyota', '?range[price]=:30000');
    const { rememberSearch } = await import('#src/features/search/app/remember-search.ts');
    rememberSearch({ refinementList: { make: ['Toyota'] }, range: { price: ':30000' } });
    expect(searches(shelf)).toMatchObject([
      {
        path: '/search/toyota?range[price]=:30000',
        refinements: { make: ['Toyota'] },
        ranges: { price: { min: null, max: 30_000 } },
      },
    ]);
    for (const make of ['Kia', 'MG', 'Mazda', 'Ford', 'Audi']) {
      vi.stubGlobal('location', { pathname: `/search/${make.toLowerCase()}`, search: '' });
      rememberSearch({ refinementList: { make: [make] } });
    }
    expect(searches(shelf).map(({ path }) => path)).toEqual([
      '/search/audi',
      '/search/ford',
      '/search/mazda',
      '/search/mg',
      '/search/kia',
    ]);
  });

  test('does not store an empty search, and survives broken storage (SRCH-18)', async () => {
    const shelf = browserWith(storage());
    const { rememberSearch } = await import('#src/features/search/app/remember-search.ts');
    rememberSearch({});
    expect(searches(shelf)).toEqual([]);
    vi.resetModules();
    browserWith(storage({}, 'write'));
    const again = await import('#src/features/search/app/remember-search.ts');
    expect(() => again.rememberSearch({ query: 'ute' })).not.toThrow();
  });
});
