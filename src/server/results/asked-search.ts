/** The search that an address asks for, its plain words understood as the live search understands them (NLQ-01). */
import { fromQueryString } from '#src/domain/search-query.ts';
import { findAll } from '#src/features/search/app/find-all.ts';
import { resolveSearch, type Resolved } from '#src/features/search/resolve-search.ts';
import type { PublishedSearch } from './published-search.ts';

/** Never throws, whatever the query string. `now` in milliseconds since 1970. */
export async function askedSearch(query: string, search: PublishedSearch, now: number): Promise<Resolved> {
  const asked = fromQueryString(query);
  if (asked.query === '') return { state: asked, leftOut: [], replaced: [], isLiteral: false };
  const { query: text, ...rest } = asked;
  const resolved = await resolveSearch(text, { ...rest, query: '' }, search.config, now, findAll(search.client, search.config, now));
  return { ...resolved, state: { ...resolved.state, page: asked.page } };
}
