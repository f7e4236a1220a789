/**
 * Refuses a feed whose vehicles all lost a fact or changed condition: a renamed column would remove every price or make
 * every new car used. Compares shares of visible vehicles with the last good build, and skips facts of fewer than
 * settings.stock.dropGuardMinimum vehicles.
 */
import type { PreviousStock, StockFacts } from '#src/domain/vehicle/stock-record.ts';
import { StockRefusedError } from '../errors.ts';

const guarded = {
  price: 'a price',
  photos: 'photos',
  odometer: 'an odometer reading',
  condition: 'a condition in the feed',
} as const;

type Fact = keyof typeof guarded;

export interface FactRule {
  acceptLossShare: Record<Fact, number>;
  dropGuardMinimum: number;
}

const percent = (value: number): string => `${Math.round(value * 100)}%`;

/** @throws StockRefusedError naming every lost fact */
export function guardAgainstLoss(name: string, before: PreviousStock | null, after: StockFacts, rule: FactRule): void {
  if (!before?.shown || after.shown === 0) return;
  const faults = [
    ...(Object.keys(guarded) as Fact[]).flatMap((fact) => lossOf(fact, before, after, rule)),
    ...stockMixIssues(before, after, rule),
  ];
  if (faults.length === 0) return;
  throw new StockRefusedError(
    `${name} has lost data since the last build: ${faults.join('; ')}. That is more than stock.acceptLossShare allows. Was a column renamed or left empty? If the change is real, run again with --accept-drop.`,
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
    ? [`${percent(shareAfter)} of its vehicles have ${guarded[fact]}, down from ${percent(shareBefore)}`]
    : [];
}

function stockMixIssues(
  before: PreviousStock,
  after: StockFacts,
  { acceptLossShare, dropGuardMinimum }: FactRule,
): string[] {
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
  return moved > acceptLossShare.condition ? [`it now has ${words(to)}, previously ${words(from)}`] : [];
}
