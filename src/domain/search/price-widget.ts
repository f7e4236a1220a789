/** Price-range widget (SRCH-12). */
import { formatMoney } from '#src/lib/money.ts';
import { searchState, type Range, type SearchState } from './search-state.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

type Widget = Pick<PublicSettings['search']['priceWidget'], 'min' | 'max' | 'step'>;
export interface PriceThumbs {
  min: number;
  max: number;
}

const minGap = 1;
const stopAt = (value: number, { min, max, step }: Widget): number =>
  Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));

export const startThumbs = ({ min, max }: Widget): PriceThumbs => ({ min, max });

/** Snaps to the nearest step that keeps the gap. */
export function movePriceThumb(
  thumbs: PriceThumbs,
  thumb: keyof PriceThumbs,
  value: number,
  widget: Widget,
): PriceThumbs {
  if (!Number.isFinite(value)) return thumbs;
  const stop = stopAt(value, widget);
  return thumb === 'min'
    ? { ...thumbs, min: Math.min(stop, thumbs.max - minGap) }
    : { ...thumbs, max: Math.max(stop, thumbs.min + minGap) };
}

export function clampThumbs({ min, max }: Range, widget: Widget): PriceThumbs {
  const within = (value: number): number => Math.min(widget.max, Math.max(widget.min, value));
  return { min: within(min ?? widget.min), max: within(max ?? widget.max) };
}

/** A thumb at an end sets no limit: "$5,000 or less - $30,000". */
export const openLabel = ({ min, max }: PriceThumbs, widget: Widget): string =>
  `${formatMoney(min)}${min === widget.min ? ' or less' : ''} - ${formatMoney(max)}${max === widget.max ? ' or more' : ''}`;

/** Only the button changes the sort order. */
export const typedSearch = (range: Range, current: SearchState): SearchState => ({
  ...widgetSearch(range, current),
  sort: current.sort,
});

export function widgetSearch(range: Range, current: Partial<SearchState> = {}): SearchState {
  const { price: _, ...others } = current.ranges ?? {};
  const ranges = range.min === null && range.max === null ? others : { ...others, price: range };
  return searchState({ ...current, page: 1, sort: 'price:desc', ranges });
}
