/**
 * Which of several vehicles' figures is the best (CMP-01): none is, where none is ahead by what a shopper would notice.
 * Figures nearer to the top than that are as good as it.
 */

/** What a figure must be ahead by: a part of the larger one, and never less than an amount in the figure's own unit. */
interface NoticedGap {
  share: number;
  least: number;
}

const noticedGaps = {
  /** Whole dollars. A hundredth is what the first word of haggling takes off. */
  price: { share: 0.01, least: 100 },
  /** Whole dollars: the gap to the market from which a vehicle is called cheap at all (VDP-05). */
  market: { share: 0, least: 500 },
  /** Kilometres: a month's driving at Australia's average of some 12,000 km a year, and of a driven car a tenth. */
  odometer: { share: 0.1, least: 1000 },
  /** Kilometres. A headwind or a cold morning takes more than a twentieth. */
  range: { share: 0.05, least: 15 },
  /** Kilograms: two people more or less in the car that tows. */
  towing: { share: 0.05, least: 150 },
  /** Whole dollars a year, of an estimate: a dollar a week. */
  'running-cost': { share: 0.05, least: 52 },
} satisfies Record<string, NoticedGap>;

export type RankedMeasure = keyof typeof noticedGaps;

/** A figure that can be the best one; `better` says whether the higher or the lower one is. */
export interface Ranked {
  measure: RankedMeasure;
  amount: number;
  better: 'higher' | 'lower';
}

/** Places of the best figures of one measure; a vehicle without a figure is null. Empty where none is better. */
export function bestValues(figures: readonly (Ranked | null)[]): number[] {
  const known = figures.filter((figure) => figure !== null);
  const amounts = known.map(({ amount }) => amount);
  const top = known[0]?.better === 'higher' ? Math.max(...amounts) : Math.min(...amounts);
  const isBehind = ({ amount, measure }: Ranked): boolean => {
    const { share, least } = noticedGaps[measure];
    return Math.abs(amount - top) >= Math.max(least, share * Math.max(amount, top));
  };
  // The best of one is no comparison.
  if (!known.some(isBehind)) return [];
  return figures.flatMap((figure, place) => (figure && !isBehind(figure) ? [place] : []));
}
