import { useInstantSearch } from 'react-instantsearch';
import { isOpenRange, type SearchFacet, type SearchRange } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SearchClasses } from '../search-classes.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { filterTitle, valueLabel } from '#src/view/copy/search/facet-copy.ts';
import { groupId } from './FilterGroup.tsx';
import { foldGroup } from './open-groups.ts';
import { fromUiState } from '#src/view/search/search-route.ts';
import { quickGroup } from '#src/view/search/offered-filters.ts';
import { useQuickSearches } from './QuickGroup.tsx';
import { isRange, rangeLabel } from '#src/view/copy/search/chip-copy.ts';

interface Props {
  names: (SearchFacet | SearchRange)[];
  words?: NonNullable<SearchClasses['bar']>['words'];
  config: SearchConfig;
}

export function FilterPills({ names, words, config }: Props) {
  const { settings } = config;
  const quick = useQuickSearches(config);
  const { indexUiState } = useInstantSearch();
  const { refinements, ranges } = fromUiState({ search: indexUiState }, 'search');
  const chosenOf = (name: SearchFacet | SearchRange): string | null => {
    if (isRange(name)) {
      const range = ranges[name];
      return !range || isOpenRange(range) ? null : rangeLabel(name, range, settings);
    }
    const values = refinements[name] ?? [];
    if (values.length > 1) return `${filterTitle(name, settings)} · ${values.length}`;
    return values.length === 0 ? null : valueLabel(name, values[0]!, settings);
  };
  return (
    <ul className="filter-pills">
      {names.map((name) => (
        <Pill
          key={name}
          name={name}
          title={filterTitle(name, settings)}
          chosen={chosenOf(name)}
          unset={words?.(name, filterTitle(name, settings))}
          settings={settings}
        />
      ))}
      {!words && quick.offered.length > 0 && (
        <Pill name={quickGroup.key} title={quickGroup.title} chosen={quick.chosen?.label ?? null} settings={settings} />
      )}
    </ul>
  );
}

interface PillProps {
  name: string;
  title: string;
  chosen: string | null;
  unset?: string;
  settings: Pick<PublicSettings, 'search'>;
}

function Pill({ name, title, chosen, unset, settings }: PillProps) {
  return (
    <li>
      <button
        type="button"
        className={chosen === null ? 'filter__pill' : 'filter__pill filter__pill--on'}
        popoverTarget="filters"
        popoverTargetAction="show"
        onClick={() => {
          openGroup(name, settings);
        }}
      >
        <span>
          {chosen === null && unset === undefined ? (
            title
          ) : (
            <>
              <span className="visually-hidden">{`${title}: `}</span>
              {chosen ?? unset}
            </>
          )}
        </span>
      </button>
    </li>
  );
}

export function openGroup(name: string, settings: Pick<PublicSettings, 'search'>): void {
  foldGroup(name, true, settings);
  requestAnimationFrame(() => {
    const group = document.getElementById(groupId(name));
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector('summary')?.focus({ preventScroll: true });
  });
}
