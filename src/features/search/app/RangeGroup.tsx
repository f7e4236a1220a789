import { useState } from 'react';
import { formatMoney } from '#src/lib/money.ts';
import { formatOdometer } from '#src/domain/vehicle/odometer.ts';
import {
  movedRange,
  moveThumb,
  nudgeThumb,
  sliderBounds,
  thumbsOf,
  typeEnd,
  type Thumb,
  type Thumbs,
} from '#src/domain/search/range-slider.ts';
import type { SearchRange } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { RangeSlider } from '#src/ui/RangeSlider.tsx';
import { rangeLabel } from '#src/view/copy/search/chip-copy.ts';
import { filterTitle } from '#src/view/copy/search/facet-copy.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { useRangeSearch } from './use-range-search.ts';

interface Props {
  range: SearchRange;
  settings: Pick<PublicSettings, 'regional' | 'search'>;
}

export function RangeGroup({ range: name, settings }: Props) {
  const { requested, stats, search } = useRangeSearch(name);
  const bounds = sliderBounds(name, stats);
  const [moving, setMoving] = useState<Thumbs | null>(null);
  const shown = thumbsOf(requested, bounds);
  const thumbs = moving ?? shown;
  const format = (value: number): string => {
    if (name === 'km') return formatOdometer(value, settings.regional.distanceUnit);
    return name === 'year' ? String(value) : formatMoney(value);
  };
  const commit = (next: Thumbs) => {
    setMoving(null);
    search(movedRange(next, shown, requested, bounds));
  };
  const isChosen = requested.min !== null || requested.max !== null;
  return (
    <FilterGroup
      name={name}
      title={filterTitle(name, settings)}
      chosen={isChosen ? [rangeLabel(name, requested, settings)] : []}
      settings={settings}
    >
      <RangeSlider
        label={filterTitle(name, settings)}
        bounds={bounds}
        thumbs={thumbs}
        typed={moving ? movedRange(moving, shown, requested, bounds) : requested}
        format={format}
        onMove={(thumb: Thumb, value: number) => {
          setMoving(moveThumb(name, thumbs, thumb, value, bounds));
        }}
        onNudge={(thumb: Thumb, direction: 1 | -1) => {
          commit(nudgeThumb(name, thumbs, thumb, direction, bounds));
        }}
        onCommit={() => {
          if (moving) commit(moving);
        }}
        onType={(thumb: Thumb, value: number | null) => {
          search(typeEnd(requested, thumb, value, stats && bounds));
        }}
      />
    </FilterGroup>
  );
}
