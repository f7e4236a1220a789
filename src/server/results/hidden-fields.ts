import { toQueryString } from '#src/domain/search/search-query.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { narrowHtml } from '#src/lib/narrow-html.ts';

/** A search as fields of a plain form, so that what is added to it keeps the rest. */
export function hiddenFields(state: Partial<SearchState>, indexName?: string): string {
  const text = (words: string): string => narrowHtml(escapeHtml(words));
  return [...new URLSearchParams(toQueryString(state, indexName))].map(([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`).join('');
}
