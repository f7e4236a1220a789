import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { FacetItem } from '#src/view/search/body-tile-items.ts';
import { valueLabel } from '#src/view/copy/search/facet-copy.ts';

export function BodyTiles({
  tiles,
  refine,
  settings,
}: {
  tiles: FacetItem[];
  refine: (body: string) => void;
  settings: Pick<PublicSettings, 'regional' | 'cards'>;
}) {
  return (
    <ul className="body-tiles" aria-label="Body types">
      {tiles.map(({ value, count, isRefined }) => (
        <li key={value}>
          <button
            type="button"
            className="body-tile"
            aria-pressed={isRefined}
            onClick={() => {
              refine(value);
            }}
          >
            <b>{valueLabel('body', value, settings)}</b>
            <small>{count.toLocaleString('en')}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
