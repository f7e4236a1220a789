/** The last five searches (SRCH-18), latest first, unique by path. */
import { atom } from 'nanostores';
import { searchFacetNames, searchRangeNames, type Range, type SearchState } from '#src/domain/search/search-state.ts';
import { connectList, type ListStorage, type Tabs } from './stored-list.ts';

export interface SearchEntry extends Pick<SearchState, 'query' | 'refinements' | 'ranges'> {
  /** With query: `/search/toyota?range[price]=:40000`. */
  path: string;
}

const limit = 5;
export const $searches = atom<readonly SearchEntry[]>([]);
export const searchesKey = (site: string): string => `${site}:SearchHistory`;

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const isBound = (value: unknown): boolean => value === null || Number.isFinite(value);

function readSearch(stored: unknown): SearchEntry | null {
  const { path, query, refinements, ranges } = fields(stored);
  if (typeof path !== 'string' || !/^\/(search|cars)(?![\w-])/.test(path)) return null;
  const chosen = fields(refinements);
  const limits = fields(ranges);
  return {
    path,
    query: typeof query === 'string' ? query : '',
    refinements: Object.fromEntries(
      searchFacetNames.flatMap((name) => {
        const values = chosen[name];
        return Array.isArray(values) && values.every((value) => typeof value === 'string') ? [[name, values]] : [];
      }),
    ),
    ranges: Object.fromEntries(
      searchRangeNames.flatMap((name) => {
        const { min, max } = fields(limits[name]);
        return limits[name] !== undefined && isBound(min) && isBound(max) ? [[name, { min, max } as Range]] : [];
      }),
    ),
  };
}

const isWorthKeeping = ({ query, refinements, ranges }: Omit<SearchEntry, 'path'>): boolean =>
  query !== '' || Object.keys(refinements).length > 0 || Object.keys(ranges).length > 0;

/** @returns a function that stores searches with a choice; `forgetAll` clears the list */
export function connectSearches(
  site: string,
  storage: () => ListStorage,
  tabs: Tabs,
): ((search: SearchEntry) => void) & { forgetAll: () => void } {
  const change = connectList({
    $list: $searches,
    key: searchesKey(site),
    storage,
    tabs,
    read: readSearch,
    idOf: ({ path }) => path,
    limit,
  });
  const remember = ({ path, query, refinements, ranges }: SearchEntry): void => {
    if (isWorthKeeping({ query, refinements, ranges })) change({ add: { path, query, refinements, ranges } });
  };
  return Object.assign(remember, {
    forgetAll: () => {
      change(...$searches.get().map(({ path }) => ({ remove: path })));
    },
  });
}
