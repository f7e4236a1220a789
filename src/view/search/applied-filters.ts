/** Chosen filters and default exclusions, each with the search that remains without it. */
import { defaultFilters, withoutDefault } from '#src/domain/search/default-filters.ts';
import { isOpenRange, type SearchFacet, type SearchRange, type SearchState } from '#src/domain/search/search-state.ts';
import type { SearchConfig } from './search-config.ts';
import { chipGroups, defaultLabel, exclusionLabel, rangeLabel } from '../copy/search/chip-copy.ts';
import { filterTitle, valueLabel } from '../copy/search/facet-copy.ts';

type Config = Pick<SearchConfig, 'settings' | 'words'>;
export interface AppliedFilter {
  key: string;
  text: string;
  without: SearchState;
}
interface NamedFilter extends AppliedFilter {
  name: string;
}

export function withoutValues(state: SearchState, facet: SearchFacet, values: readonly string[]): SearchState {
  const refinements = { ...state.refinements };
  const left = (refinements[facet] ?? []).filter((one) => !values.includes(one));
  // Removing the last make removes its models.
  const gone: SearchFacet[] = facet === 'make' ? ['make', 'model', 'make_model'] : [facet];
  if (left.length > 0) refinements[facet] = left;
  else for (const one of gone) delete refinements[one];
  return { ...state, page: 1, refinements };
}

export function withoutRange(state: SearchState, name: SearchRange): SearchState {
  const { [name]: _, ...ranges } = state.ranges;
  return { ...state, page: 1, ranges };
}

const chosenOf = (state: SearchState): [SearchFacet, string[]][] =>
  Object.entries(state.refinements) as [SearchFacet, string[]][];

const queryOf = (state: SearchState, isLeftOut = false): AppliedFilter[] =>
  state.query === '' || isLeftOut
    ? []
    : [
        {
          key: 'query',
          text: `“${state.query.replace(/(?<!\S)-(?=\w)(?!\d+k?\b)/g, 'not ')}”`,
          without: { ...state, query: '', page: 1 },
        },
      ];

const rangesOf = (state: SearchState, { settings }: Config): NamedFilter[] =>
  (Object.entries(state.ranges) as [SearchRange, NonNullable<SearchState['ranges'][SearchRange]>][])
    .filter(([, range]) => !isOpenRange(range))
    .map(([name, range]) => ({
      key: name,
      name,
      text: rangeLabel(name, range, settings),
      without: withoutRange(state, name),
    }));

/** Default exclusions (SRCH-13, 21, 22), as visible as filters. */
const defaultsOf = (state: SearchState, { settings }: Config, now: number): NamedFilter[] =>
  defaultFilters(state, state.refinements.car_type ?? [], settings, now).map((part) => ({
    key: `default ${part.attribute} ${part.operator}`,
    name: part.attribute,
    text: defaultLabel(part, settings),
    without: withoutDefault(state, part),
  }));

function inOrder(filters: NamedFilter[], { settings }: Config): AppliedFilter[] {
  const order: readonly string[] = settings.search.filters;
  const place = ({ name }: NamedFilter): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return filters.toSorted((a, b) => place(a) - place(b)).map(({ key, text, without }) => ({ key, text, without }));
}

/** Text first, then filters. `now` in epoch milliseconds; `isTextLeftOut`: text doesn't affect the results. */
export function appliedFilters(
  state: SearchState,
  config: Config,
  now: number,
  isTextLeftOut = false,
): AppliedFilter[] {
  const facets = chosenOf(state).flatMap(([facet, values]): NamedFilter[] => {
    return chipGroups(facet, values, config.words, config.settings).map((group) => ({
      key: `${facet} ${group.text}`,
      name: facet,
      text: group.text,
      without: withoutValues(state, facet, group.values),
    }));
  });
  return [
    ...queryOf(state, isTextLeftOut),
    ...inOrder([...facets, ...rangesOf(state, config), ...defaultsOf(state, config, now)], config),
  ];
}

export const chosenCount = ({ refinements, ranges }: Pick<SearchState, 'refinements' | 'ranges'>): number =>
  Object.values(refinements).flat().length + Object.values(ranges).filter((range) => !isOpenRange(range)).length;

/** Longer filters are summarised. */
const maxNamedValues = 3;

/** One entry per filter: dropping a single value would find nothing more. */
export function allFilters(state: SearchState, config: Config, now: number): AppliedFilter[] {
  const { settings, words: catalogue } = config;
  const facets = chosenOf(state).map(([facet, values]): NamedFilter => {
    const named =
      values.length > maxNamedValues
        ? `${filterTitle(facet, settings)} (${values.length})`
        : values.map((value) => valueLabel(facet, value, settings)).join(' or ');
    return {
      key: facet,
      name: facet,
      text: exclusionLabel(facet, values, catalogue, settings) ?? named,
      without: withoutValues(state, facet, values),
    };
  });
  return [
    ...queryOf(state),
    ...inOrder([...facets, ...rangesOf(state, config), ...defaultsOf(state, config, now)], config),
  ];
}
