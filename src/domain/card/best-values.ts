/** Best figures (CMP-01). Those too close to the best to notice count as equal. */

/** Minimum lead: a share of the larger figure, and an amount in its unit. */
interface NoticedGap {
  share: number;
  least: number;
}

const noticedGaps = {
  /** Whole dollars; 1% is a typical opening discount when haggling. */
  price: { share: 0.01, least: 100 },
  /** Whole dollars below market at which a vehicle counts as cheap (VDP-05). */
  market: { share: 0, least: 500 },
  /** Kilometres: a month at Australia's average of about 12,000 km a year. */
  odometer: { share: 0.1, least: 1000 },
  /** Kilometres. A headwind or cold morning costs more than 5%. */
  range: { share: 0.05, least: 15 },
  /** Kilograms: about two passengers. */
  towing: { share: 0.05, least: 150 },
  /** Whole dollars a year: a dollar a week. */
  'running-cost': { share: 0.05, least: 52 },
} satisfies Record<string, NoticedGap>;

export type RankedMeasure = keyof typeof noticedGaps;

export interface Ranked {
  measure: RankedMeasure;
  amount: number;
  better: 'higher' | 'lower';
}

/** Indexes of the best; empty if none is better. */
export function bestValues(figures: readonly (Ranked | null)[]): number[] {
  const known = figures.filter((figure) => figure !== null);
  const amounts = known.map(({ amount }) => amount);
  const top = known[0]?.better === 'higher' ? Math.max(...amounts) : Math.min(...amounts);
  const isBehind = ({ amount, measure }: Ranked): boolean => {
    const { share, least } = noticedGaps[measure];
    return Math.abs(amount - top) >= Math.max(least, share * Math.max(amount, top));
  };
  if (!known.some(isBehind)) return [];
  return figures.flatMap((figure, place) => (figure && !isBehind(figure) ? [place] : []));
}
