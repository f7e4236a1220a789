import type { SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { missingNote } from './missing-words.ts';
import { rangeLabel } from '../copy/search/chip-copy.ts';
import { omittedTermNote, removedNote, replacedNote } from '../copy/search/note-copy.ts';
import type { Resolved } from './resolve-search.ts';

export interface NoteLine {
  key: string;
  text: string;
  only: string | null;
  way: { label: string; url: string } | null;
}

const line = (key: string, text: string, parts: Partial<NoteLine> = {}): NoteLine => ({
  key,
  text,
  only: null,
  way: null,
  ...parts,
});

export function missingLines(answer: { nbHits?: number }, hasFilters: boolean): NoteLine[] {
  const missing = answer.nbHits ? missingNote(answer, hasFilters) : null;
  return missing === null ? [] : [line('missing', missing.text, { only: missing.left })];
}

/** `state`: interpretation of the text. */
export function readingLines(
  { replaced, leftOut }: Pick<Resolved, 'replaced' | 'leftOut'>,
  state: SearchState,
  settings: Pick<PublicSettings, 'regional' | 'cards' | 'stockRules' | 'finance'>,
): NoteLine[] {
  const budget =
    settings.finance.budgetFinder.page && !settings.finance.neverShow
      ? { label: 'Search by weekly payment in the budget finder', url: '/budget/' }
      : null;
  return [
    ...replaced.map((one) =>
      'facet' in one
        ? line(`replaced ${one.facet}`, replacedNote(one.facet, one.values, state, settings))
        : line(`replaced ${one.limit}`, removedNote(rangeLabel(one.limit, one.range, settings))),
    ),
    ...leftOut.map((one) =>
      line(`left out ${one.words}`, omittedTermNote(one, state, settings), {
        only: one.kind === 'other' ? one.words : null,
        way: one.kind === 'weekly' ? budget : null,
      }),
    ),
  ];
}

export const onlyText = (text: string): string => `Search for “${text}” only`;
