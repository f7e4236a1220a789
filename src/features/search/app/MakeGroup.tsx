import { useState } from 'react';
import { useRefinementList } from 'react-instantsearch';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { MakeMark } from '../MakeMark.tsx';
import { filterTitle } from './facet-words.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { ModelList } from './ModelList.tsx';

interface Item { value: string; count: number; isRefined: boolean }
interface ButtonProps { makes: Item[]; refine: (make: string) => void; settings: PublicSettings }

function MakeButtons({ makes, refine, settings }: ButtonProps) {
  return (
    <ul className="options options--makes">
      {makes.map(({ value, count, isRefined }) => (
        <li key={value}>
          <button type="button" className="make-button" aria-pressed={isRefined} onClick={() => { refine(value); }}>
            <MakeMark make={value} look={settings.branding.makeLogos} /><span>{value}</span><small>{count.toLocaleString('en')}</small>
          </button>
          {isRefined && settings.search.makeButtons.models && <ModelList make={value} limit={settings.search.makeButtons.modelLimit} />}
        </li>
      ))}
    </ul>
  );
}

/** Make buttons (SRCH-05): the most stocked first, then on request the popular ones and all others by name. */
export function MakeGroup({ settings }: { settings: PublicSettings }) {
  const { items, refine } = useRefinementList({ attribute: 'make', limit: 1000, operator: 'or', sortBy: ['count:desc', 'name:asc'] });
  const [isAll, setAll] = useState(false);
  if (items.length === 0) return null;
  const { first, popular } = settings.search.makeButtons;
  const chosen = items.filter(({ isRefined }) => isRefined);
  const inSight = [...chosen, ...items.slice(0, first).filter(({ isRefined }) => !isRefined)];
  const others = items.slice(popular).toSorted((a, b) => (a.value < b.value ? -1 : 1));
  return (
    <FilterGroup name="make" title={filterTitle('make', settings)} chosen={chosen.map(({ value }) => value)} settings={settings}>
      {!isAll && <MakeButtons makes={inSight} refine={refine} settings={settings} />}
      {isAll && <p className="options__title">Popular</p>}
      {isAll && <MakeButtons makes={items.slice(0, popular)} refine={refine} settings={settings} />}
      {isAll && others.length > 0 && <p className="options__title">All</p>}
      {isAll && others.length > 0 && <MakeButtons makes={others} refine={refine} settings={settings} />}
      {items.length > inSight.length && <button className="options__more" type="button" aria-expanded={isAll} onClick={() => { setAll(!isAll); }}>{isAll ? 'Show fewer makes' : 'Show all makes'}</button>}
    </FilterGroup>
  );
}
