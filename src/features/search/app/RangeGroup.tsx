import { useState } from 'react';
import { useRange } from 'react-instantsearch';
import { formatMoney } from '#src/lib/money.ts';
import { formatOdometer } from '#src/domain/odometer.ts';
import { moveThumb, nudgeThumb, rangeOfThumbs, sliderBounds, thumbsOf, typeThumb, type Thumb, type Thumbs } from '#src/domain/range-slider.ts';
import type { SearchRange } from '#src/domain/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { RangeSlider } from '#src/ui/RangeSlider.tsx';
import { rangeLabel } from './chip-words.ts';
import { filterTitle } from './facet-words.ts';
import { FilterGroup } from './FilterGroup.tsx';

interface Props { range: SearchRange; settings: PublicSettings }

const finite = (value: number | undefined): number | null => (value !== undefined && Number.isFinite(value) ? value : null);

/** A range of price, distance or years (SRCH-04): it searches when a thumb is let go. */
export function RangeGroup({ range: name, settings }: Props) {
  const { range, start, refine } = useRange({ attribute: name });
  const bounds = sliderBounds(name, range.max === undefined ? null : { min: range.min ?? 0, max: range.max });
  const asked = { min: finite(start[0]), max: finite(start[1]) };
  const [moving, setMoving] = useState<Thumbs | null>(null);
  const thumbs = moving ?? thumbsOf(asked, bounds);
  const words = (value: number): string => {
    if (name === 'km') return formatOdometer(value, settings.regional.distanceUnit);
    return name === 'year' ? String(value) : formatMoney(value);
  };
  const commit = (next: Thumbs) => {
    setMoving(null);
    const chosen = rangeOfThumbs(next, bounds);
    refine([chosen?.min ?? undefined, chosen?.max ?? undefined]);
  };
  const isChosen = asked.min !== null || asked.max !== null;
  return (
    <FilterGroup name={name} title={filterTitle(name, settings)} chosen={isChosen ? [rangeLabel(name, asked, settings)] : []} settings={settings}>
      <RangeSlider
        label={filterTitle(name, settings)} bounds={bounds} thumbs={thumbs} words={words}
        onMove={(thumb: Thumb, value: number) => { setMoving(moveThumb(name, thumbs, thumb, value, bounds)); }}
        onNudge={(thumb: Thumb, direction: 1 | -1) => { commit(nudgeThumb(name, thumbs, thumb, direction, bounds)); }}
        onCommit={() => { if (moving) commit(moving); }}
        onType={(thumb: Thumb, value: number | null) => { commit(value === null ? { ...thumbs, [thumb]: bounds[thumb] } : typeThumb(name, thumbs, thumb, value, bounds)); }}
      />
    </FilterGroup>
  );
}
