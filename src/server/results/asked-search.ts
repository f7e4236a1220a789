/** The search that an address asks for, its plain words understood as the live search understands them (NLQ-01). */
import { applyPlainWords } from '#src/domain/plain-words-apply.ts';
import { parsePlainWords } from '#src/domain/plain-words.ts';
import { fromQueryString } from '#src/domain/search-query.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import type { SearchConfig } from '#src/features/search/app/app-config.ts';

/** Never throws, whatever the query string. `now` in milliseconds since 1970. */
export function askedSearch(query: string, { words, settings }: Pick<SearchConfig, 'words' | 'settings'>, now: number): SearchState {
  const asked = fromQueryString(query);
  if (asked.query === '') return asked;
  const understood = parsePlainWords(asked.query, { ...words, sorts: settings.search.sorts }, settings.regional.locale, now);
  return { ...applyPlainWords(asked, understood), page: asked.page };
}
