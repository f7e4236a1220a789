/** The site's own list of all stock as the frame of another search: its head, header, filters and footer around other words and results. */
import type { SearchState } from '#src/domain/search/search-state.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { narrowHtml } from '#src/lib/narrow-html.ts';
import { hiddenFields } from './hidden-fields.ts';
import type { Template } from './rows-markup.ts';

export const shellPath = '/cars/index.html';

export interface Filling {
  /** In the browser's tab. */
  title: string;
  /** Over the results, with the page's number. */
  heading: string;
  /** In the breadcrumbs. */
  crumb: string;
  /** "12 cars". */
  count: string;
  state: SearchState;
  /** Makes links of lists into links of this search. */
  filters: (html: string) => string;
  results: string;
}

const place = /<!--results-->.*<!--\/results-->/s;

export const isShell = (html: string): boolean => place.test(html);
export const templateOf = (shell: string): Template => (/<html[^>]* data-template="showroom"/.test(shell) ? 'showroom' : 'marketplace');

/** Words that are true of the list of all stock alone: description, address, preview and structured data. */
const ownToTheList = /<meta (?:name="(?:description|robots)"|property="og:(?:title|url|description|image(?::[a-z]+)?)")[^>]*>|<link rel="canonical"[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

/** `shell` must be one (isShell). */
export function filledShell(shell: string, filling: Filling): string {
  const { title, count, filters, results } = filling;
  const [before = '', after = ''] = shell.split(place);
  const [head = '', body = ''] = split(before, '</head>');
  const [top, tools] = split(body, ' id="filters"');
  return [
    head.replace(ownToTheList, '').replace(/<title>[^<]*<\/title>/, () => `<title>${text(title)}</title><meta name="robots" content="noindex,nofollow">`),
    withoutSort(withWords(top, filling)), withoutSort(filters(tools)).replace(/>Show [\d,]+ [^<]*</, () => `>Show ${text(count)}<`),
    narrowHtml(results), after,
  ].join('');
}

/** The static order needs a script. */
const withoutSort = (html: string): string => html.replace(/<label class="sort">.*?<\/label>/s, '');

function split(html: string, at: string): [string, string] {
  const index = html.indexOf(at);
  return index < 0 ? [html, ''] : [html.slice(0, index), html.slice(index)];
}

const text = (words: string): string => narrowHtml(escapeHtml(words));

/** Breadcrumbs, heading, count and the search field, which keeps the filters that were chosen. */
function withWords(html: string, { heading, crumb, count, state }: Filling): string {
  return html
    .replace(/<li><span aria-current="page">([^<]*)<\/span><\/li>/, (_, all: string) => `<li><a href="/cars/">${all}</a></li><li><span aria-current="page">${text(crumb)}</span></li>`)
    .replace(/(<h1[^>]* data-search-heading[^>]*>)[^<]*/, (_, tag: string) => tag + text(heading))
    .replace(/(<b[^>]* data-search-count[^>]*>)[^<]*/, (_, tag: string) => tag + text(count))
    .replace(/<span data-search-own>.*?<\/p>/s, '</p>')
    .replace(/<form[^>]* data-search-form[^>]*>/, (tag) => tag + hiddenFields({ ...state, query: '', page: 1 }))
    .replace(/<input[^>]* id="search-text"/, (tag) => `${tag} value="${text(state.query)}"`);
}
