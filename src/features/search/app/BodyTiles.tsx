import { useRefinementList } from 'react-instantsearch';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { valueLabel } from './facet-words.ts';

/** Body types to switch on and off with one press (SRCH-07): the dealer's own list, or the most stocked. */
export function BodyTiles({ settings }: { settings: PublicSettings }) {
  const { custom, limit, customLimit } = settings.search.bodyTiles;
  const { items, refine } = useRefinementList({ attribute: 'body', limit: 1000, operator: 'or', sortBy: ['count:desc', 'name:asc'] });
  const own: string[] = custom;
  const offered = own.length > 0 ? own.flatMap((body) => items.filter(({ value }) => value === body)).slice(0, customLimit) : items.slice(0, limit);
  const tiles = [...offered, ...items.filter((item) => item.isRefined && !offered.includes(item))];
  return (
    <ul className="body-tiles" aria-label="Body types">
      {tiles.map(({ value, count, isRefined }) => (
        <li key={value}><button type="button" className="body-tile" aria-pressed={isRefined} onClick={() => { refine(value); }}><b>{valueLabel('body', value, settings)}</b><small>{count.toLocaleString('en')}</small></button></li>
      ))}
    </ul>
  );
}
