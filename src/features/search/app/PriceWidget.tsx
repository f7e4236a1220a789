import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { formatMoney } from '#src/lib/money.ts';
import {
  movePriceThumb,
  openLabel,
  clampThumbs,
  startThumbs,
  typedSearch,
  widgetSearch,
  type PriceThumbs,
} from '#src/domain/search/price-widget.ts';
import { movedRange, typeEnd } from '#src/domain/search/range-slider.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { RangeSlider } from '#src/ui/RangeSlider.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { filterTitle } from '#src/view/copy/search/facet-copy.ts';
import { rangeLabel } from '#src/view/copy/search/chip-copy.ts';
import { fromUiState, toUiState } from '#src/view/search/search-route.ts';
import { useRangeSearch } from './use-range-search.ts';

/** The button shows results, highest price first (SRCH-12). */
export function PriceWidget({ settings }: { settings: Pick<PublicSettings, 'regional' | 'search'> }) {
  const { indexName, priceWidget } = settings.search;
  const { indexUiState, setUiState } = useInstantSearch();
  const { requested } = useRangeSearch('price');
  const state = fromUiState({ [indexName]: indexUiState }, indexName);
  const start = startThumbs(priceWidget);
  const shown = clampThumbs(requested, priceWidget);
  const [moved, setMoved] = useState<PriceThumbs | null>(null);
  const thumbs = moved ?? shown;
  const range = movedRange(thumbs, shown, requested, start);
  const search = (next: SearchState) => {
    setMoved(null);
    setUiState(toUiState(next, indexName));
  };
  const move = (thumb: keyof PriceThumbs, value: number) => {
    setMoved(movePriceThumb(thumbs, thumb, value, priceWidget));
  };
  const isChosen = requested.min !== null || requested.max !== null;
  return (
    <FilterGroup
      name="price"
      title={filterTitle('price', settings)}
      chosen={isChosen ? [rangeLabel('price', requested, settings)] : []}
      settings={settings}
    >
      <p className="range__words">{openLabel(thumbs, priceWidget)}</p>
      <RangeSlider
        label={filterTitle('price', settings)}
        bounds={start}
        thumbs={thumbs}
        typed={range}
        format={formatMoney}
        onMove={move}
        onCommit={() => undefined}
        onNudge={(thumb, direction) => {
          move(thumb, thumbs[thumb] + direction * priceWidget.step);
        }}
        onType={(thumb, value) => {
          search(typedSearch(typeEnd(range, thumb, value, null), state));
        }}
      />
      <p className="range__go">
        <button
          type="button"
          className="button button--line button--block"
          onClick={() => {
            search(widgetSearch(range, state));
          }}
        >
          Show these prices
        </button>
      </p>
    </FilterGroup>
  );
}
