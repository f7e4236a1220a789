/** The search that an address asks for, its plain words understood as the live search understands them (NLQ-01). */
import { fromQueryString } from '#src/domain/search/search-query.ts';
import { findAll } from '#src/view/search/find-all.ts';
import { resolveSearch, type Resolved } from '#src/view/search/resolve-search.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import type { RequestClient } from '#src/view/search/with-defaults.ts';

/** Never throws, whatever the query string. `client` leaves out the dealer's defaults; `now` in milliseconds since 1970. */
export async function askedSearch(
  query: string,
  { config, client }: { config: SearchConfig; client: RequestClient },
  now: number,
): Promise<Resolved> {
  const asked = fromQueryString(query);
  if (asked.query === '') return { state: asked, leftOut: [], replaced: [], isLiteral: false };
  const { query: text, ...rest } = asked;
  const resolved = await resolveSearch(text, { ...rest, query: '' }, config, now, findAll(client, config));
  return { ...resolved, state: { ...resolved.state, page: asked.page } };
}
