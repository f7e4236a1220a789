/** The price-range widget (SRCH-12): "min - max", in steps of 500 from 5000 to 250000 unless the dealer set others, the thumbs at least 1 apart; its button opens the results, dearest first. */
import { formatMoney } from '#src/lib/money.ts';
import { inOrder } from './range-slider.ts';
import { searchState, type SearchState } from './search-state.ts';
import type { PublicSettings } from './tenant/settings/settings.ts';

type Widget = Pick<PublicSettings['search']['priceWidget'], 'min' | 'max' | 'step'>;
export interface PriceThumbs { min: number; max: number }

const leastGap = 1;
const stopAt = (value: number, { min, max, step }: Widget): number => Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));

export const startThumbs = ({ min, max }: Widget): PriceThumbs => ({ min, max });

/** "$5,000 - $250,000". */
export const widgetLabel = ({ min, max }: PriceThumbs): string => `${formatMoney(min)} - ${formatMoney(max)}`;

/** A thumb moved to the nearest stop that keeps the gap; the same thumbs for what is no number. */
export function movePriceThumb(thumbs: PriceThumbs, thumb: keyof PriceThumbs, value: number, widget: Widget): PriceThumbs {
  if (!Number.isFinite(value)) return thumbs;
  const stop = stopAt(value, widget);
  return thumb === 'min' ? { ...thumbs, min: Math.min(stop, thumbs.max - leastGap) } : { ...thumbs, max: Math.max(stop, thumbs.min + leastGap) };
}

/** A typed end at the nearest stop; typed past the other end, the two change places. The same thumbs for what is no number. */
export function typePriceThumb(thumbs: PriceThumbs, thumb: keyof PriceThumbs, value: number, widget: Widget): PriceThumbs {
  if (!Number.isFinite(value)) return thumbs;
  const typed = { ...thumbs, [thumb]: stopAt(value, widget) };
  return typed.min === typed.max ? movePriceThumb(thumbs, thumb, value, widget) : inOrder(typed);
}

/** The search of typed ends: an order that the shopper chose stays. */
export const typedSearch = (thumbs: PriceThumbs, current: SearchState): SearchState => ({ ...widgetSearch(thumbs, current), ...current.sort !== 'rank' && { sort: current.sort } });

/** The search behind the button. */
export function widgetSearch({ min, max }: PriceThumbs, current: Partial<SearchState> = {}): SearchState {
  return searchState({ ...current, page: 1, sort: 'price:desc', ranges: { ...current.ranges, price: { min, max } } });
}
