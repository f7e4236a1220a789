/**
 * `/results`: the stock search as a page, for browsers without scripts. The names in its query are those of the search page;
 * the stock, the words and the frame are what the site itself has published. See docs/decisions/010-search-without-a-script.md.
 */
import { isAskedResults, resultsAddress } from '#src/domain/search/results-url.ts';
import { cardData } from '#src/view/card/card-data.ts';
import { dropOffers } from '#src/view/search/drop-offers.ts';
import { withDefaults } from '#src/view/search/with-defaults.ts';
import { rowOfCard } from '#src/view/card/compact-row.ts';
import { countWords } from '#src/view/search/result-count.ts';
import { readAddress } from '#src/view/search/search-route.ts';
import { searchHeading } from '#src/view/search/search-heading.ts';
import { vehicleOfRecord } from '#src/search/record.ts';
import type { FunctionContext } from '../function-context.ts';
import { findDealer } from '../dealer/find-dealer.ts';
import { forPlainHttp } from '../endpoint/plain-http.ts';
import { logFailure } from '../log.ts';
import { siteFiles } from '../site-files.ts';
import { siteHeaders } from '../site-headers.ts';
import { answerSearch } from './answer-search.ts';
import { askedSearch } from './asked-search.ts';
import { withFilterLinks } from './filter-links.ts';
import { publishedSearch, type PublishedSearch } from './published-search.ts';
import { isLeftOut, missingNote } from '#src/view/search/missing-words.ts';
import { leftOutNote, replacedNote } from '#src/view/search/note-words.ts';
import type { Resolved } from '#src/view/search/resolve-search.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SearchAnswer } from '#src/search/engine/request.ts';
import { resultsMarkup, type Note } from './results-markup.ts';
import { filledShell, isShell, shellPath, templateOf } from './shell.ts';

/** 404 where there is no site, and on to the list of all stock where its search cannot be had. */
export async function resultsPage(request: Request, context: FunctionContext, now: () => number = Date.now): Promise<Response> {
  const url = new URL(request.url);
  try {
    const files = siteFiles(request, context);
    const shell = await files.text(shellPath);
    if (shell === null || !isShell(shell)) return noSite();
    const search = await publishedSearch(files, url.host, now);
    if (search !== null && isAskedResults(url.searchParams)) return toAsked(request, url, search);
    if (search === null) return toStockList(url);
    return page(await resultsHtml(url.search, shell, search, now()), search, url, (await findDealer(context))?.scriptHashes);
  } catch (error) {
    logFailure({ at: 'results' }, 'The results were not made', error);
    return toStockList(url);
  }
}

async function resultsHtml(query: string, shell: string, search: PublishedSearch, now: number): Promise<string> {
  const { config } = search;
  const { settings } = config;
  const client = withDefaults(search.client, settings, () => now);
  const asked = await askedSearch(query, { config, client }, now);
  const answer = await answerSearch(asked.state, client, settings);
  const { hits, nbHits, nbPages, page: shown } = answer;
  const state = { ...asked.state, page: shown + 1 };
  const list = searchHeading(state, config, '/cars/');
  const onPage = state.page > 1 ? `, page ${state.page}` : '';
  const rows = hits.map((hit) => rowOfCard(cardData(vehicleOfRecord(hit), settings, now, 'list'), 4));
  return filledShell(shell, {
    title: `${list} for sale${onPage} · ${settings.branding.name}`, heading: list + onPage, crumb: list, count: countWords(nbHits, settings), state,
    filters: (html) => withFilterLinks(html, state, config),
    results: resultsMarkup({
      state, rows, pages: nbPages, total: nbHits, notes: notesOf(asked, answer, settings), isTextLeftOut: isLeftOut(answer), offers: nbHits > 0 ? [] : await dropOffers(state, config, client, now), now,
    }, config, templateOf(shell)),
  });
}

function notesOf({ leftOut, replaced, state }: Resolved, answer: SearchAnswer, settings: PublicSettings): Note[] {
  const hasFilters = Object.keys(state.refinements).length + Object.keys(state.ranges).length > 0;
  const missing = answer.nbHits > 0 ? missingNote(answer, hasFilters) : null;
  return [
    ...missing === null ? [] : [{ words: missing.words, only: missing.left }],
    ...replaced.map(({ facet, values }) => ({ words: replacedNote(facet, values, state, settings), only: null })),
    ...leftOut.map((one) => ({ words: leftOutNote(one, state, settings), only: one.kind === 'other' ? one.words : null })),
  ];
}

function page(html: string, { config: { settings } }: PublishedSearch, url: URL, scriptHashes?: readonly string[]): Response {
  const site = Object.fromEntries(Object.entries(siteHeaders(settings, scriptHashes)).map(([name, value]) => [name.toLowerCase(), value]));
  return new Response(html, { headers: {
    ...url.protocol === 'https:' ? site : forPlainHttp(site),
    'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60', 'x-robots-tag': 'noindex,nofollow',
  } });
}

const noSite = (): Response => new Response('There is no page at this address.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });

/** On to the results of the address that this request comes from, where it is one of this site. */
function toAsked(request: Request, url: URL, { config }: PublishedSearch): Response {
  const from = URL.parse(request.headers.get('referer') ?? '');
  const asked = from?.host === url.host ? readAddress(from.pathname, from.search, config) : {};
  return new Response(null, { status: 303, headers: { location: resultsAddress(asked, config.settings.search.indexName), 'cache-control': 'no-store', 'x-robots-tag': 'noindex,nofollow' } });
}

/** The list understands the same query where there is a script. */
const toStockList = ({ search }: URL): Response => new Response(null, { status: 303, headers: { location: `/cars/${search}`, 'cache-control': 'no-store' } });
