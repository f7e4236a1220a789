import { useState, type ReactNode } from 'react';
import { useRefinementList } from 'react-instantsearch';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { makeLists, modelsOfMake } from '#src/view/search/list-limits.ts';
import { MakeMark } from '../MakeMark.tsx';
import { EmptyGroup } from './EmptyGroup.tsx';
import { filterTitle } from '#src/view/copy/search/facet-copy.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { ModelList, type ModelItem } from './ModelList.tsx';

interface ButtonProps {
  makes: ModelItem[];
  refine: (make: string) => void;
  settings: Pick<PublicSettings, 'branding'>;
  modelsOf: ((make: string) => ReactNode) | null;
}

function MakeButtons({ makes, refine, settings, modelsOf }: ButtonProps) {
  return (
    <ul className="options options--makes">
      {makes.map(({ value, count, isRefined }) => (
        <li key={value}>
          <button
            type="button"
            className="make-button"
            aria-pressed={isRefined}
            onClick={() => {
              refine(value);
            }}
          >
            <MakeMark make={value} kind={settings.branding.makeLogos} />
            <span>{value}</span>
            <small>{count.toLocaleString('en')}</small>
          </button>
          {isRefined && modelsOf?.(value)}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  settings: Pick<PublicSettings, 'branding' | 'regional' | 'search'>;
  makes: SearchConfig['makes'];
}
interface MakesProps {
  settings: Pick<PublicSettings, 'branding' | 'regional' | 'search'>;
  modelsOf?: ButtonProps['modelsOf'];
  onLeave?: (make: string) => void;
}

function Makes({ settings, modelsOf = null, onLeave }: MakesProps) {
  const { items, refine } = useRefinementList({
    attribute: 'make',
    limit: 1000,
    operator: 'or',
    sortBy: ['count:desc', 'name:asc'],
  });
  const [isAll, setAll] = useState(false);
  if (items.length === 0) return <EmptyGroup facet="make" settings={settings} />;
  const { chosen, inSight, popular, others, hasMore } = makeLists(items, settings.search.makeButtons);
  const press = (make: string) => {
    if (chosen.some(({ value }) => value === make)) onLeave?.(make);
    refine(make);
  };
  const buttons = (makes: ModelItem[]) => (
    <MakeButtons makes={makes} refine={press} settings={settings} modelsOf={modelsOf} />
  );
  return (
    <FilterGroup
      name="make"
      title={filterTitle('make', settings)}
      chosen={chosen.map(({ value }) => value)}
      settings={settings}
    >
      {!isAll && buttons(inSight)}
      {isAll && (
        <>
          <p className="options__title">Popular</p>
          {buttons(popular)}
        </>
      )}
      {isAll && others.length > 0 && (
        <>
          <p className="options__title">All</p>
          {buttons(others)}
        </>
      )}
      {hasMore && (
        <button
          className="options__more"
          type="button"
          aria-expanded={isAll}
          onClick={() => {
            setAll(!isAll);
          }}
        >
          {isAll ? 'Show fewer makes' : 'Show all makes'}
        </button>
      )}
    </FilterGroup>
  );
}

function MakesWithModels({ settings, makes }: Props) {
  // The Model filter's facet, so that both filters give the same search (SRCH-14).
  const { items, refine } = useRefinementList({
    attribute: 'model',
    limit: 1000,
    operator: 'or',
    sortBy: ['isRefined:desc', 'count:desc', 'name:asc'],
  });
  const modelsOf = (make: string) =>
    modelsOfMake(makes.find(({ name }) => name === make)?.models ?? [], items, settings.search.makeButtons);
  return (
    <Makes
      settings={settings}
      modelsOf={(make) => <ModelList models={modelsOf(make)} refine={refine} />}
      onLeave={(make) => {
        modelsOf(make)
          .filter(({ isRefined }) => isRefined)
          .forEach(({ value }) => {
            refine(value);
          });
      }}
    />
  );
}

/** Most stocked first; on request, popular makes and then all by name (SRCH-05). */
export const MakeGroup = ({ settings, makes }: Props) =>
  settings.search.makeButtons.models ? (
    <MakesWithModels settings={settings} makes={makes} />
  ) : (
    <Makes settings={settings} />
  );
