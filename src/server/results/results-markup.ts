/** What stands in the place of the static list: applied filters, orders, rows, pages; or the way on where nothing matches. */
import { resultsAddress } from '#src/domain/search/results-url.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { searchState, sortNames } from '#src/domain/search/search-state.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { appliedFilters, type AppliedFilter } from '#src/view/search/applied-filters.ts';
import type { DropOffer } from '#src/view/search/drop-offers.ts';
import { looks } from '#src/view/search/look.ts';
import type { CompactRow } from '#src/view/search/landing.page-data.ts';
import { sortOptions } from '#src/view/search/sort-words.ts';
import { emptyReason, emptyTitle, otherWays } from '#src/view/search/empty-reason.ts';
import { countWords } from '#src/view/search/result-count.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { linkedPages } from './page-links.ts';
import { rowsMarkup, type Template } from './rows-markup.ts';

export interface Results {
  state: SearchState;
  rows: CompactRow[];
  pages: number;
  total: number;
  /** What is said of the words, in the live search's own. */
  notes: Note[];
  /** The text decides nothing of what is shown. */
  isTextLeftOut: boolean;
  /** What to give up where nothing matches. */
  offers: DropOffer[];
  /** Milliseconds since 1970. */
  now: number;
}
/** `only`: words to search for alone. */
export interface Note { words: string; only: string | null }

export function resultsMarkup({ state, rows, pages, total, notes, isTextLeftOut, offers, now }: Results, config: SearchConfig, template: Template): string {
  const link = (to: SearchState): string => escapeHtml(resultsAddress(to, config.settings.search.indexName));
  const applied = appliedMarkup(appliedFilters(state, config, now, isTextLeftOut), template, link) + notesMarkup(notes, link);
  if (rows.length === 0) return applied + emptyMarkup(state, offers, config, link);
  const before = (state.page - 1) * config.settings.search.pageSize;
  const shown = `${before + 1} to ${before + rows.length} of ${total.toLocaleString('en')}`;
  return applied + (total > 1 ? sortMarkup(state, config, template, link) : '') + rowsMarkup(rows, shown, template) + pagesMarkup(state, pages, link);
}

type Link = (to: SearchState) => string;

function appliedMarkup(filters: readonly AppliedFilter[], template: Template, link: Link): string {
  const { applied, chip } = looks[template];
  const items = filters.map(({ words, without }) => (
    `<li><a class="${chip}" href="${link(without)}">${escapeHtml(words)}<span aria-hidden="true">×</span><span class="visually-hidden">, remove</span></a></li>`
  ));
  return items.length === 0 ? '' : `<ul class="${applied}" aria-label="Applied filters">${items.join('')}<li><a class="${template === 'showroom' ? 'chip' : 'clear'}" href="/cars/">Clear all</a></li></ul>`;
}

function notesMarkup(notes: readonly Note[], link: Link): string {
  const items = notes.map(({ words, only }) => `<p>${escapeHtml(words)}${only === null ? '' : ` <a href="${link(searchState({ query: only }))}">${escapeHtml(`Search for “${only}” only`)}</a>`}</p>`);
  return items.length === 0 ? '' : `<div class="search-notes muted">${items.join('')}</div>`;
}

function sortMarkup(state: SearchState, { settings }: SearchConfig, template: Template, link: Link): string {
  const options = sortOptions(settings);
  if (options.length < 2) return '';
  const items = options.map(({ value, label }) => {
    const sort = sortNames.find((name) => value.endsWith(`:${name}`)) ?? 'rank';
    const isOn = sort === state.sort;
    return `<li><a class="chip${isOn && template === 'showroom' ? ' chip--on' : ''}" href="${link({ ...state, sort, page: 1 })}"${isOn ? ' aria-current="true"' : ''}>${escapeHtml(label)}</a></li>`;
  });
  return `<nav aria-label="Order of the results"><ul class="chips ${template === 'showroom' ? 'chips--line' : 'chips--scroll'} applied">${items.join('')}</ul></nav>`;
}

function pagesMarkup(state: SearchState, pages: number, link: Link): string {
  if (pages < 2) return '';
  const to = (page: number, words: string, more = ''): string => `<li><a href="${link({ ...state, page })}"${more}>${words}</a></li>`;
  const numbers = linkedPages(state.page, pages).map((page) => (
    page === null ? '<li aria-hidden="true">…</li>' : to(page, `<span class="visually-hidden">Page </span>${page}`, page === state.page ? ' aria-current="page"' : '')
  ));
  const previous = state.page > 1 ? to(state.page - 1, 'Previous', ' rel="prev"') : '';
  const next = state.page < pages ? to(state.page + 1, 'Next', ' rel="next"') : '';
  return `<nav class="pages" aria-label="Pages of results"><ul>${previous}${numbers.join('')}${next}</ul></nav>`;
}

/** SRCH-09, in the words of the live search. */
function emptyMarkup(state: SearchState, offers: DropOffer[], config: SearchConfig, link: Link): string {
  const { settings, similarUrl, total } = config;
  const items = offers.map(({ words, to, count }) => `<li><a class="button button--line" href="${link(to)}">Without ${escapeHtml(words)}<small>${escapeHtml(countWords(count, settings))}</small></a></li>`);
  const without = items.length === 0 ? '' : `<ul class="empty__offers" aria-label="Search without one of the filters">${items.join('')}</ul>`;
  const ways = otherWays(state, config).map(({ path, label, count }) => `<li><a class="button button--line" href="${escapeHtml(path)}">${escapeHtml(label)}<small>${escapeHtml(countWords(count, settings))}</small></a></li>`);
  const others = ways.length === 0 ? '' : `<ul class="empty__offers" aria-label="Other searches">${ways.join('')}</ul>`;
  const all = ways.length === 0 ? 'Clear everything' : `See all ${countWords(total, settings)}`;
  return `<div class="empty panel"><div><h2 class="title title--small">${escapeHtml(emptyTitle(state, settings))}</h2><p class="muted">${escapeHtml(emptyReason(state))}</p>${without}${others}</div>`
    + `<div class="empty__ways"><p><b>Like this and want something similar?</b></p><p class="buttons"><a class="button button--primary" href="${escapeHtml(similarUrl)}">${escapeHtml(settings.labels.findSimilar)}</a><a class="button button--line" href="/cars/">${escapeHtml(all)}</a></p></div></div>`;
}
