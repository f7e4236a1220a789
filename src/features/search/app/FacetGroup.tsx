import { useId, useState } from 'react';
import { useRefinementList } from 'react-instantsearch';
import { mustHaveAll, type SearchFacet } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { bodyTileItems } from '#src/view/search/body-tile-items.ts';
import { byAmount, facetLimit, isInOrderOfAmounts } from '#src/view/search/list-limits.ts';
import { BodyTiles } from './BodyTiles.tsx';
import { EmptyGroup } from './EmptyGroup.tsx';
import { filterTitle, valueLabel } from '#src/view/copy/search/facet-copy.ts';
import { FilterGroup } from './FilterGroup.tsx';

/** Values before "Show all", and the list length with a search box. */
const first = 8;
const searchableFrom = 12;
const byName = (a: { name: string }, b: { name: string }): number => byAmount(a.name, b.name);

interface Props {
  facet: SearchFacet;
  settings: Pick<PublicSettings, 'regional' | 'search' | 'cards'>;
}

/** Chosen values first, then by stock count (SRCH-02, 03, 06). */
export function FacetGroup({ facet, settings }: Props) {
  const { items, refine } = useRefinementList({
    attribute: facet,
    limit: facetLimit(facet, settings),
    operator: mustHaveAll(facet) ? 'and' : 'or',
    sortBy: isInOrderOfAmounts(facet) ? byName : ['isRefined:desc', 'count:desc', 'name:asc'],
  });
  const [isAll, setAll] = useState(false);
  const [text, setText] = useState('');
  const searchId = useId();
  const chosen = items.filter(({ isRefined }) => isRefined);
  if (items.length === 0) return <EmptyGroup facet={facet} settings={settings} />;
  const labelled = items.map((item) => ({ ...item, label: valueLabel(facet, item.value, settings) }));
  const wanted = text.trim().toLowerCase();
  const matching = wanted === '' ? labelled : labelled.filter(({ label }) => label.toLowerCase().includes(wanted));
  const hasTiles = facet === 'body' && settings.search.bodyTiles.shown && wanted === '' && !isAll;
  const tiles = hasTiles ? bodyTileItems(items, settings) : [];
  const brief = hasTiles ? [] : matching.slice(0, Math.max(first, chosen.length));
  const shown = isAll || wanted !== '' ? matching : brief;
  const canFold =
    facet === 'body' && settings.search.bodyTiles.shown
      ? bodyTileItems(items, settings).length < items.length
      : items.length > first;
  const left = items.length - shown.length - tiles.length;
  return (
    <FilterGroup
      name={facet}
      title={filterTitle(facet, settings)}
      chosen={chosen.map(({ value }) => valueLabel(facet, value, settings))}
      settings={settings}
    >
      {items.length > searchableFrom && (
        <p className="facet-search">
          <label
            className="visually-hidden"
            htmlFor={searchId}
          >{`Search ${filterTitle(facet, settings).toLowerCase()}`}</label>
          <input
            className="input"
            id={searchId}
            type="search"
            value={text}
            placeholder="Type to narrow the list"
            autoComplete="off"
            onChange={(event) => {
              setText(event.currentTarget.value);
            }}
          />
        </p>
      )}
      {hasTiles && <BodyTiles tiles={tiles} refine={refine} settings={settings} />}
      <ul className="options">
        {shown.map(({ value, label, count, isRefined }) => (
          <li key={value}>
            <label className="option">
              <input
                type="checkbox"
                checked={isRefined}
                onChange={() => {
                  refine(value);
                }}
              />
              <span>{label}</span>
              <small>{count.toLocaleString('en')}</small>
            </label>
          </li>
        ))}
        {matching.length === 0 && <li className="option option--none">{`No match for “${text.trim()}”`}</li>}
      </ul>
      {wanted === '' && left > 0 && (
        <button
          className="options__more"
          type="button"
          onClick={() => {
            setAll(true);
          }}
        >{`Show all ${items.length}`}</button>
      )}
      {wanted === '' && isAll && canFold && (
        <button
          className="options__more"
          type="button"
          onClick={() => {
            setAll(false);
          }}
        >
          Show fewer
        </button>
      )}
    </FilterGroup>
  );
}
