/** Range sliders (SRCH-04) in steps of 1%. Values round to the facet's unit; thumbs never cross. */
import type { Range, SearchRange } from './search-state.ts';

export interface Bounds {
  min: number;
  max: number;
}
export interface Thumbs {
  min: number;
  max: number;
}
export type Thumb = keyof Thumbs;

const byDefault: Bounds = { min: 0, max: 100_000 };
const units: Record<SearchRange, number> = {
  price: 1000,
  km: 1000,
  year: 1,
  subscription_price: 1,
  length: 1,
  tare: 50,
  towing: 50,
};

/** Only years don't start at 0. */
export function sliderBounds(name: SearchRange, stats: { min: number; max: number } | null): Bounds {
  if (!stats || !Number.isFinite(stats.max) || stats.max <= 0) return byDefault;
  return {
    min: name === 'year' && stats.min > 0 && stats.min <= stats.max ? stats.min : byDefault.min,
    max: stats.max,
  };
}

export const sliderStep = ({ min, max }: Bounds): number => (max - min) / 100;

const snap = (name: SearchRange, value: number, { min, max }: Bounds): number =>
  Math.min(max, Math.max(min, Math.round(value / units[name]) * units[name]));
const isWithin = (value: number, { min, max }: Bounds): boolean =>
  Number.isFinite(value) && value >= min && value <= max;

/** Open and out-of-range ends are at the bounds. */
export function thumbsOf(range: Range | undefined, bounds: Bounds): Thumbs {
  const min = range?.min ?? bounds.min;
  const max = range?.max ?? bounds.max;
  const thumbs = { min: isWithin(min, bounds) ? min : bounds.min, max: isWithin(max, bounds) ? max : bounds.max };
  return thumbs.min <= thumbs.max ? thumbs : { ...bounds };
}

export function moveThumb(name: SearchRange, thumbs: Thumbs, thumb: Thumb, value: number, bounds: Bounds): Thumbs {
  if (!isWithin(value, bounds)) return thumbs;
  const snapped = snap(name, value, bounds);
  return { ...thumbs, [thumb]: thumb === 'min' ? Math.min(snapped, thumbs.max) : Math.max(snapped, thumbs.min) };
}

/** Typed ends don't snap. Empty removes the limit; crossed ends swap. Unchanged if the range would miss `bounds`. */
export function typeEnd(range: Range, thumb: Thumb, value: number | null, bounds: Bounds | null): Range {
  if (value !== null && bounds && (thumb === 'min' ? value > bounds.max : value < bounds.min)) return range;
  const end = value === null ? null : Math.round(value);
  const { min, max } = thumb === 'min' ? { ...range, min: end } : { ...range, max: end };
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** At least to the next displayed value. */
export function nudgeThumb(name: SearchRange, thumbs: Thumbs, thumb: Thumb, direction: 1 | -1, bounds: Bounds): Thumbs {
  const target = thumbs[thumb] + direction * Math.max(sliderStep(bounds), units[name]);
  return moveThumb(name, thumbs, thumb, Math.min(bounds.max, Math.max(bounds.min, target)), bounds);
}

export function rangeOfThumbs(thumbs: Thumbs, bounds: Bounds): Range | null {
  const min = thumbs.min > bounds.min ? thumbs.min : null;
  const max = thumbs.max < bounds.max ? thumbs.max : null;
  return min === null && max === null ? null : { min, max };
}

/** Unmoved ends stay as requested, even out of bounds. */
export function movedRange(thumbs: Thumbs, before: Thumbs, asked: Range, bounds: Bounds): Range {
  const moved = rangeOfThumbs(thumbs, bounds) ?? { min: null, max: null };
  return {
    min: thumbs.min === before.min ? asked.min : moved.min,
    max: thumbs.max === before.max ? asked.max : moved.max,
  };
}
