/** The filters of the list of all stock are links to lists; here each adds itself to the search, or takes itself away. */
import { resultsAddress } from '#src/domain/search/results-url.ts';
import { joinRefinements } from '#src/domain/search/search-url.ts';
import type { SearchFacet, SearchRange, SearchState } from '#src/domain/search/search-state.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { withoutRange, withoutValues } from '#src/view/search/applied-filters.ts';
import { readAddress } from '#src/view/search/search-route.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { hiddenFields } from './hidden-fields.ts';

const listLink = /<a(?: class="([^"]*)")? href="(\/search\/[^"#?]+|\/results\?[^"#]+)"[^>]*>(.*?)<\/a>/gs;
const rangeForm = /<form class="range-form[^>]* data-range-form="(\w+)"[^>]*>.*?<\/form>/gs;

/** Numbers of whole lists are left out: they do not count this search. */
export function withFilterLinks(html: string, state: SearchState, config: SearchConfig): string {
  return withRangeForms(html, state, config).replace(listLink, (_, className: string | undefined, address: string, words: string) => {
    const [path = '', query = ''] = address.replaceAll('&amp;', '&').split('?');
    const list = readAddress(path, query, config);
    const isOn = holds(state, list);
    const result = resultsAddress(isOn ? takeAway(state, list) : add(state, list), config.settings.search.indexName);
    return `<a${className === undefined ? '' : ` class="${className}"`} href="${escapeHtml(result)}"${isOn ? ' aria-current="true"' : ''}>${words.replace(/<small>[^<]*<\/small>/, '')}</a>`;
  });
}

/** A form of amounts says what is asked, and keeps the rest of this search. */
function withRangeForms(html: string, state: SearchState, { settings: { search } }: SearchConfig): string {
  return html.replace(rangeForm, (form, range: string) => {
    const name = range as SearchRange;
    const asked = state.ranges[name];
    const sort = /name="sortBy" value="[^"]*:(price:desc)"/.test(form) && state.sort === 'rank' ? 'price:desc' : state.sort;
    const fields = hiddenFields({ ...withoutRange(state, name), sort }, search.indexName);
    const filled = form.replace(/<input type="hidden"[^>]*>/g, '').replace(/^<form[^>]*>/, (tag) => tag + fields);
    return (['min', 'max'] as const).reduce((whole, end) => whole.replace(`name="range[${name}][${end}]"`, (field) => `${field} value="${asked?.[end] ?? ''}"`), filled);
  });
}

const valuesOf = ({ refinements }: SearchState): [SearchFacet, string[]][] => Object.entries(refinements) as [SearchFacet, string[]][];
const rangesOf = ({ ranges }: SearchState): SearchRange[] => Object.keys(ranges) as SearchRange[];

function holds(state: SearchState, list: SearchState): boolean {
  return valuesOf(list).every(([facet, values]) => values.every((value) => state.refinements[facet]?.includes(value)))
    && rangesOf(list).every((name) => JSON.stringify(list.ranges[name]) === JSON.stringify(state.ranges[name]));
}

const add = (state: SearchState, list: SearchState): SearchState => ({
  ...state, page: 1, refinements: { ...state.refinements, ...joinRefinements(list.refinements, state.refinements) }, ranges: { ...state.ranges, ...list.ranges },
});

function takeAway(state: SearchState, list: SearchState): SearchState {
  const left = valuesOf(list).reduce((rest, [facet, values]) => withoutValues(rest, facet, values), state);
  return rangesOf(list).reduce(withoutRange, left);
}
