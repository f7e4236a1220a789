import { useClearRefinements, useCurrentRefinements, useInstantSearch } from 'react-instantsearch';
import { Icon } from '#src/ui/Icon.tsx';
import type { SearchConfig } from './app-config.ts';
import { chipGroups, isRange, rangeLabel, rangeOf } from './chip-words.ts';
import type { SearchLook } from './look.ts';

interface Chip { key: string; words: string; remove: () => void }

/** What is chosen, one chip each, in the order of the filters; the text is a chip as well. */
function useChips({ settings, words: catalogue }: SearchConfig): Chip[] {
  const { items, refine } = useCurrentRefinements();
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const query = indexUiState.query ?? '';
  const order: readonly string[] = settings.search.filters;
  const place = (attribute: string): number => (order.includes(attribute) ? order.indexOf(attribute) : order.length);
  const chips = items.toSorted((a, b) => place(a.attribute) - place(b.attribute)).flatMap(({ attribute, refinements }): Chip[] => {
    if (!isRange(attribute)) {
      return chipGroups(attribute, refinements.map(({ value }) => String(value)), catalogue, settings).map(({ words, values }) => ({
        key: `${attribute} ${words}`, words, remove: () => { refinements.filter(({ value }) => values.includes(String(value))).forEach(refine); },
      }));
    }
    return [{ key: attribute, words: rangeLabel(attribute, rangeOf(refinements), settings), remove: () => { refinements.forEach(refine); } }];
  });
  if (query === '') return chips;
  return [{ key: 'query', words: `“${query}”`, remove: () => { setIndexUiState(({ query: _, page: __, ...rest }) => rest); } }, ...chips];
}

/** Applied filters, each removable, and a way out of all of them. */
export function AppliedFilters({ config, look }: { config: SearchConfig; look: SearchLook }) {
  const chips = useChips(config);
  const { refine } = useClearRefinements({ excludedAttributes: [] });
  if (chips.length === 0) return null;
  return (
    <ul className={look.applied} aria-label="Applied filters">
      {chips.map(({ key, words, remove }) => (
        <li key={key}><button type="button" className={look.chip} onClick={remove}>{words}<Icon name="x" /><span className="visually-hidden">, remove</span></button></li>
      ))}
      <li><button type="button" className="clear" onClick={() => { refine(); }}>Clear all</button></li>
    </ul>
  );
}

/** How many filters are applied, for the button that opens them on a phone. */
export function useAppliedCount(): number {
  const { items } = useCurrentRefinements();
  return items.reduce((sum, { attribute, refinements }) => sum + (isRange(attribute) ? 1 : refinements.length), 0);
}
