import { useCurrentRefinements } from 'react-instantsearch';
import { isOpenRange, type SearchFacet, type SearchRange } from '#src/domain/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { filterTitle, valueLabel } from './facet-words.ts';
import { groupId } from './FilterGroup.tsx';
import { isRange, rangeOf, rangeLabel } from './chip-words.ts';

/** The first filters as pills that open the panel at their group; a pill that is set shows its value. */
export function FilterPills({ names, settings }: { names: (SearchFacet | SearchRange)[]; settings: PublicSettings }) {
  const { items } = useCurrentRefinements();
  const chosenOf = (name: string): string | null => {
    const refinements = items.find(({ attribute }) => attribute === name)?.refinements ?? [];
    if (refinements.length === 0) return null;
    if (isRange(name)) return isOpenRange(rangeOf(refinements)) ? null : rangeLabel(name, rangeOf(refinements), settings);
    return refinements.length === 1 ? valueLabel(name, String(refinements[0]!.value), settings) : `${filterTitle(name as SearchFacet, settings)} · ${refinements.length}`;
  };
  return (
    <ul className="filter-pills">
      {names.map((name) => {
        const chosen = chosenOf(name);
        return (
          <li key={name}>
            <button type="button" className={chosen === null ? 'filter__pill' : 'filter__pill filter__pill--on'} popoverTarget="filters" popoverTargetAction="show" onClick={() => { openGroup(name); }}>
              {chosen === null ? filterTitle(name, settings) : <><span className="visually-hidden">{`${filterTitle(name, settings)}: `}</span>{chosen}</>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Unfolds a filter group and brings it to the top of its panel. */
export function openGroup(name: SearchFacet | SearchRange): void {
  const group = document.getElementById(groupId(name)) as HTMLDetailsElement | null;
  if (!group) return;
  group.open = true;
  requestAnimationFrame(() => {
    group.scrollIntoView({ block: 'start' });
    group.querySelector('summary')?.focus({ preventScroll: true });
  });
}
