import { useState } from 'react';
import { useInstantSearch, useRange } from 'react-instantsearch';
import { formatMoney } from '#src/lib/money.ts';
import { movePriceThumb, startThumbs, typedSearch, typePriceThumb, widgetLabel, widgetSearch, type PriceThumbs } from '#src/domain/price-widget.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { RangeSlider } from '#src/ui/RangeSlider.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { filterTitle } from './facet-words.ts';
import { rangeLabel } from './chip-words.ts';
import { fromUiState, toUiState } from './search-route.ts';

/** A price range in steps; its button opens the results, dearest first (SRCH-12). */
export function PriceWidget({ settings }: { settings: PublicSettings }) {
  const { indexName, priceWidget } = settings.search;
  const { indexUiState, setUiState } = useInstantSearch();
  // Without it the range of the address would not be searched.
  useRange({ attribute: 'price' });
  const state = fromUiState({ [indexName]: indexUiState }, indexName);
  const asked = state.ranges.price;
  const start = startThumbs(priceWidget);
  const [moved, setMoved] = useState<PriceThumbs | null>(null);
  const thumbs = moved ?? { min: Math.max(asked?.min ?? start.min, start.min), max: Math.min(asked?.max ?? start.max, start.max) };
  const search = (next: SearchState) => {
    setMoved(null);
    setUiState(toUiState(next, indexName));
  };
  const type = (thumb: keyof PriceThumbs, value: number | null) => { search(typedSearch(typePriceThumb(thumbs, thumb, value ?? start[thumb], priceWidget), state)); };
  const move = (thumb: keyof PriceThumbs, value: number) => { setMoved(movePriceThumb(thumbs, thumb, value, priceWidget)); };
  return (
    <FilterGroup name="price" title={filterTitle('price', settings)} chosen={asked ? [rangeLabel('price', asked, settings)] : []} settings={settings}>
      <p className="range__words">{widgetLabel(thumbs)}</p>
      <RangeSlider
        label={filterTitle('price', settings)} bounds={start} thumbs={thumbs} words={formatMoney} onMove={move} onCommit={() => undefined}
        onNudge={(thumb, direction) => { move(thumb, thumbs[thumb] + direction * priceWidget.step); }} onType={type}
      />
      <p className="range__go"><button type="button" className="button button--primary button--block" onClick={() => { search(widgetSearch(thumbs, state)); }}>Show these prices</button></p>
    </FilterGroup>
  );
}
