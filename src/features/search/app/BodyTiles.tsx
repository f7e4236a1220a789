import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { valueLabel } from './facet-words.ts';

interface Item { value: string; count: number; isRefined: boolean }

/** Body types to switch on and off with one press (SRCH-07): the dealer's own list, or the most stocked. */
export function BodyTiles({ items, refine, settings }: { items: Item[]; refine: (body: string) => void; settings: PublicSettings }) {
  const { custom, limit, customLimit } = settings.search.bodyTiles;
  const own: string[] = custom;
  const stocked = items.toSorted((a, b) => b.count - a.count);
  const offered = own.length > 0 ? own.flatMap((body) => items.filter(({ value }) => value === body)).slice(0, customLimit) : stocked.slice(0, limit);
  const tiles = [...offered, ...stocked.filter((item) => item.isRefined && !offered.includes(item))];
  return (
    <ul className="body-tiles" aria-label="Body types">
      {tiles.map(({ value, count, isRefined }) => (
        <li key={value}><button type="button" className="body-tile" aria-pressed={isRefined} onClick={() => { refine(value); }}><b>{valueLabel('body', value, settings)}</b><small>{count.toLocaleString('en')}</small></button></li>
      ))}
    </ul>
  );
}
