import { useId } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import {
  searchFacetNames,
  searchRangeNames,
  type SearchFacet,
  type SearchRange,
} from '#src/domain/search/search-state.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useAppliedCount } from './AppliedFilters.tsx';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { isRange } from '#src/view/copy/search/chip-copy.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { useCountText } from './HeadSync.tsx';
import type { SearchClasses } from '../search-classes.ts';
import { MakeGroup } from './MakeGroup.tsx';
import { offeredFilters } from '#src/view/search/offered-filters.ts';
import { PriceWidget } from './PriceWidget.tsx';
import { QuickGroup } from './QuickGroup.tsx';
import { RangeGroup } from './RangeGroup.tsx';
import { useFilterDialog } from './use-filter-dialog.ts';

/** Configured filters, plus others that the URL refines (ROUTE-04). */
function useVisibleFilters({ settings }: SearchConfig): (SearchFacet | SearchRange)[] {
  const { indexUiState } = useInstantSearch();
  const requested = new Set([
    ...Object.keys(indexUiState.refinementList ?? {}),
    ...Object.keys(indexUiState.range ?? {}),
  ]);
  const { shown, models } = settings.search.makeButtons;
  const underMakes: SearchFacet[] = shown && models ? ['model'] : [];
  const also = [...searchFacetNames, ...searchRangeNames].filter(
    (name) => requested.has(name) && !(underMakes as string[]).includes(name),
  );
  return [...new Set([...offeredFilters(settings), ...also])];
}

function Group({ name, config: { settings, makes } }: { name: SearchFacet | SearchRange; config: SearchConfig }) {
  if (name === 'price' && settings.search.priceWidget.shown) return <PriceWidget settings={settings} />;
  if (isRange(name)) return <RangeGroup range={name} settings={settings} />;
  if (name === 'make' && settings.search.makeButtons.shown) return <MakeGroup settings={settings} makes={makes} />;
  return <FacetGroup facet={name} settings={settings} />;
}

interface Props {
  config: SearchConfig;
  classes: SearchClasses;
  isLive: boolean;
}

export function Filters({ config, classes, isLive }: Props) {
  const names = useVisibleFilters(config);
  const count = useCountText(config);
  const chosen = useAppliedCount();
  const { setIndexUiState } = useInstantSearch();
  const titleId = useId();
  const { panel, isOpen } = useFilterDialog();
  return (
    <aside
      ref={panel}
      className={classes.panel}
      id={isLive ? 'filters' : undefined}
      popover="auto"
      data-sheet=""
      aria-labelledby={titleId}
    >
      <div className="filters__head">
        <h2 id={titleId}>Filters</h2>
        {count !== null && (
          <span className="filters__count" role={isOpen ? 'status' : undefined}>
            {count}
          </span>
        )}
        {chosen > 0 && (
          <button
            type="button"
            className="clear"
            onClick={() => {
              setIndexUiState(({ sortBy }) => (sortBy ? { sortBy } : {}));
            }}
          >
            Clear all
          </button>
        )}
        <button
          className={classes.closeButton}
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label="Close filters"
        >
          <Icon name="x" />
        </button>
      </div>
      {names.map((name) => (
        <Group key={name} name={name} config={config} />
      ))}
      <QuickGroup config={config} />
      <div className="filters__foot">
        <button
          className="button button--primary button--large button--block"
          type="button"
          popoverTarget="filters"
          popoverTargetAction="hide"
        >
          {count === null ? 'Show Me' : `Show Me ${count}`}
        </button>
      </div>
    </aside>
  );
}
