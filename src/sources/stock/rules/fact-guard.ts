/**
 * A feed whose vehicles lost a fact at once is more likely a broken export than a change of stock: a renamed column
 * leaves every car without a price, or makes every new car a used one. In order:
 * 1. For price, photos, odometer and condition: the share of the shown vehicles that have it, against the last good
 *    build. A loss of more than settings.stock.acceptLossShare of that share is refused.
 * 2. For condition also the mix of new, demo and used: the share of vehicles that would have to change theirs.
 * What too few vehicles had (settings.stock.dropGuardMinimum) is not judged.
 */
import type { PreviousStock, StockFacts } from '#src/domain/vehicle/stock-record.ts';
import { StockRefusedError } from '../errors.ts';

const guarded = {
  price: 'a price',
  photos: 'photos',
  odometer: 'an odometer reading',
  condition: 'a condition that the feed names',
} as const;

type Fact = keyof typeof guarded;

export interface FactRule {
  acceptLossShare: Record<Fact, number>;
  dropGuardMinimum: number;
}

const percent = (value: number): string => `${Math.round(value * 100)}%`;

/** @throws StockRefusedError naming every fact that was lost, with its shares */
export function guardAgainstLoss(name: string, before: PreviousStock | null, after: StockFacts, rule: FactRule): void {
  if (!before?.shown || after.shown === 0) return;
  const faults = [
    ...(Object.keys(guarded) as Fact[]).flatMap((fact) => lossOf(fact, before, after, rule)),
    ...mixFault(before, after, rule),
  ];
  if (faults.length === 0) return;
  throw new StockRefusedError(
    `${name} lost what the last build had: ${faults.join('; ')}. More than stock.acceptLossShare allows. Was a column renamed or left empty? If it is real, run again with --accept-drop.`,
    before.vehicles,
    after.vehicles,
  );
}

function lossOf(
  fact: Fact,
  before: PreviousStock,
  after: StockFacts,
  { acceptLossShare, dropGuardMinimum }: FactRule,
): string[] {
  const had = before[fact];
  if (!had || had < dropGuardMinimum) return [];
  const shareBefore = had / before.shown!,
    shareAfter = after[fact] / after.shown;
  return 1 - shareAfter / shareBefore > acceptLossShare[fact]
    ? [`${percent(shareAfter)} of its vehicles have ${guarded[fact]}, where ${percent(shareBefore)} had`]
    : [];
}

function mixFault(before: PreviousStock, after: StockFacts, { acceptLossShare, dropGuardMinimum }: FactRule): string[] {
  if (before.new === undefined || before.demo === undefined || before.shown! < dropGuardMinimum) return [];
  const mix = ({ shown, new: brandNew, demo }: Pick<StockFacts, 'shown' | 'new' | 'demo'>) => [
    brandNew / shown,
    demo / shown,
    (shown - brandNew - demo) / shown,
  ];
  const [from, to] = [mix({ shown: before.shown!, new: before.new, demo: before.demo }), mix(after)];
  const moved = from.reduce((sum, share, index) => sum + Math.abs(share - to[index]!), 0) / 2;
  const words = (shares: number[]) =>
    `${percent(shares[0]!)} new, ${percent(shares[1]!)} demo and ${percent(shares[2]!)} used`;
  return moved > acceptLossShare.condition ? [`it has ${words(to)}, where it was ${words(from)}`] : [];
}
