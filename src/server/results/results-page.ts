/** Stock search without JavaScript. See docs/decisions/024-pages-of-functions.md. */
import { isSharedSearch, resultsAddress, resultsPath } from '#src/domain/search/results-url.ts';
import { dropOffers } from '#src/view/search/drop-offers.ts';
import { resultsPage } from '#src/view/search/results-page.ts';
import type { ResultsPageData } from '#src/view/search/results.page-data.ts';
import { readAddress } from '#src/view/search/search-route.ts';
import { withDefaults } from '#src/view/search/with-defaults.ts';
import { findDealer } from '../platform/dealer/find-dealer.ts';
import { logFailure } from '../platform/log.ts';
import type { FunctionContext } from '../platform/function-context.ts';
import { siteFiles } from '../platform/site-files.ts';
import { pageHeaders } from '../platform/page-headers.ts';
import { renderSitePage } from '../platform/site-pages.ts';
import { answerSearch, requestedSearch } from './answer-search.ts';
import { publishedSearch, type PublishedSearch } from './published-search.ts';

/** Redirects to the stock list if search is unavailable. */
export async function answerResults(
  request: Request,
  context: FunctionContext,
  now: () => number = Date.now,
): Promise<Response> {
  const url = new URL(request.url);
  const dealer = await findDealer(context);
  if (dealer === null) return noSite();
  try {
    const search = await publishedSearch(siteFiles(request, context), url.host, now);
    if (search === null) return toStockList(url);
    if (isSharedSearch(url.searchParams)) return toRequested(request, url, search);
    const page = await resultsOf(url.search, search, now());
    const html = await renderSitePage({ path: resultsPath, route: resultsPath, page }, dealer, context);
    return new Response(html, {
      headers: { ...pageHeaders(request, dealer, 'html'), 'cache-control': 'public, max-age=60' },
    });
  } catch (error) {
    logFailure({ at: 'results' }, 'The results page could not be rendered', error);
    return toStockList(url);
  }
}

async function resultsOf(
  query: string,
  { config, client: published, list }: PublishedSearch,
  now: number,
): Promise<ResultsPageData> {
  const client = withDefaults(published, config.settings, () => now);
  const resolved = await requestedSearch(query, { config, client }, now);
  const answer = await answerSearch(resolved.state, client, config.settings);
  const offers = answer.nbHits > 0 ? [] : await dropOffers(resolved.state, config, client, now);
  return resultsPage({ resolved, answer, offers, config, list, now });
}

const noSite = (): Response =>
  new Response('There is no page at this URL.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** Continues the referring page's search. */
function toRequested(request: Request, url: URL, { config }: PublishedSearch): Response {
  const from = URL.parse(request.headers.get('referer') ?? '');
  const requested = from?.host === url.host ? readAddress(from.pathname, from.search, config) : {};
  return new Response(null, {
    status: 303,
    headers: {
      location: resultsAddress(requested, config.settings.search.indexName),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex,nofollow',
    },
  });
}

const toStockList = ({ search }: URL): Response =>
  new Response(null, { status: 303, headers: { location: `/cars/${search}`, 'cache-control': 'no-store' } });
