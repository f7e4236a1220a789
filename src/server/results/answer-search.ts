/** Applies the dealer's default exclusions (SRCH-13, 21, 22). */
import type { SearchState } from '#src/domain/search/search-state.ts';
import { findAll, searchRequest } from '#src/view/search/search-request.ts';
import type { RequestClient } from '#src/view/search/with-defaults.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SearchAnswer } from '#src/search/engine/request.ts';
import { fromQueryString } from '#src/domain/search/search-query.ts';
import { resolveSearch, type Resolved } from '#src/view/search/resolve-search.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';

/** Falls back to the last page. */
export async function answerSearch(
  state: SearchState,
  client: RequestClient,
  settings: Pick<PublicSettings, 'search'>,
): Promise<SearchAnswer> {
  const answer = await ask(state, client, settings);
  return answer.hits.length === 0 && answer.nbHits > 0
    ? ask({ ...state, page: answer.nbPages }, client, settings)
    : answer;
}

async function ask(
  state: SearchState,
  client: RequestClient,
  settings: Pick<PublicSettings, 'search'>,
): Promise<SearchAnswer> {
  const { results } = await client.search([searchRequest(state, settings)]);
  return results[0]!;
}

/** Interprets plain words like the live search (NLQ-01). Never throws. `now` in epoch milliseconds. */
export async function requestedSearch(
  query: string,
  { config, client }: { config: SearchConfig; client: RequestClient },
  now: number,
): Promise<Resolved> {
  return understood(fromQueryString(query), { config, client }, now);
}

export async function understood(
  requested: SearchState,
  { config, client }: { config: SearchConfig; client: RequestClient },
  now: number,
): Promise<Resolved> {
  if (requested.query === '') return { state: requested, leftOut: [], replaced: [], isLiteral: false };
  const { query: text, ...rest } = requested;
  const resolved = await resolveSearch(text, { ...rest, query: '' }, config, now, findAll(client, config));
  return { ...resolved, state: { ...resolved.state, page: requested.page } };
}
