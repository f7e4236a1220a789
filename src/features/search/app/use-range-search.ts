import { useInstantSearch, useRange } from 'react-instantsearch';
import { isOpenRange, type Range, type SearchRange } from '#src/domain/search/search-state.ts';

interface RangeSearch {
  /** Both ends are null if there is no range. */
  requested: Range;
  stats: { min: number; max: number } | null;
  search: (range: Range) => void;
}

const finite = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) ? value : null;

/** InstantSearch's own refine rejects values outside the current results. */
export function useRangeSearch(name: SearchRange): RangeSearch {
  const { range, start } = useRange({ attribute: name });
  const { setIndexUiState } = useInstantSearch();
  const requested = { min: finite(start[0]), max: finite(start[1]) };
  return {
    requested: isOpenRange(requested) ? { min: null, max: null } : requested,
    stats: range.max === undefined ? null : { min: range.min ?? 0, max: range.max },
    search: ({ min, max }) => {
      setIndexUiState(({ page: _, ...state }) => ({
        ...state,
        range: { ...state.range, [name]: `${min ?? ''}:${max ?? ''}` },
      }));
    },
  };
}
