/**
 * The price-range widget (SRCH-12): "min - max", in steps of 500 from 5000 to 250000 unless the dealer set others, the
 * thumbs at least 1 apart; its button opens the results, dearest first.
 */
import { formatMoney } from '#src/lib/money.ts';
import { searchState, type Range, type SearchState } from './search-state.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

type Widget = Pick<PublicSettings['search']['priceWidget'], 'min' | 'max' | 'step'>;
export interface PriceThumbs {
  min: number;
  max: number;
}

const leastGap = 1;
const stopAt = (value: number, { min, max, step }: Widget): number =>
  Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));

export const startThumbs = ({ min, max }: Widget): PriceThumbs => ({ min, max });

/** A thumb moved to the nearest stop that keeps the gap; the same thumbs for what is no number. */
export function movePriceThumb(
  thumbs: PriceThumbs,
  thumb: keyof PriceThumbs,
  value: number,
  widget: Widget,
): PriceThumbs {
  if (!Number.isFinite(value)) return thumbs;
  const stop = stopAt(value, widget);
  return thumb === 'min'
    ? { ...thumbs, min: Math.min(stop, thumbs.max - leastGap) }
    : { ...thumbs, max: Math.max(stop, thumbs.min + leastGap) };
}

/** Where the thumbs stand for a range: an open end, and one beyond the slider, at the slider's own. */
export function shownThumbs({ min, max }: Range, widget: Widget): PriceThumbs {
  const within = (value: number): number => Math.min(widget.max, Math.max(widget.min, value));
  return { min: within(min ?? widget.min), max: within(max ?? widget.max) };
}

/** "$5,000 or less - $30,000": the label, and that an end limits nothing. */
export const openLabel = ({ min, max }: PriceThumbs, widget: Widget): string =>
  `${formatMoney(min)}${min === widget.min ? ' or less' : ''} - ${formatMoney(max)}${max === widget.max ? ' or more' : ''}`;

/** The search of typed ends: the order stays as it is, since only the button promises another one. */
export const typedSearch = (range: Range, current: SearchState): SearchState => ({
  ...widgetSearch(range, current),
  sort: current.sort,
});

/** The search behind the button. */
export function widgetSearch(range: Range, current: Partial<SearchState> = {}): SearchState {
  const { price: _, ...others } = current.ranges ?? {};
  const ranges = range.min === null && range.max === null ? others : { ...others, price: range };
  return searchState({ ...current, page: 1, sort: 'price:desc', ranges });
}
