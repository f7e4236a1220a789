import { StockRefusedError } from '../errors.ts';

export interface DropRule {
  acceptDropShare: number;
  dropGuardMinimum: number;
}

/**
 * Refuses a feed that lost more of its vehicles at once than the settings allow: more likely a broken export than a
 * sale.
 *
 * @throws StockRefusedError with both figures
 */
export function guardAgainstDrop(
  name: string,
  before: number | null,
  after: number,
  { acceptDropShare, dropGuardMinimum }: DropRule,
  last = 'the last build',
): void {
  if (before === null || before < dropGuardMinimum || before === 0) return;
  const share = (before - after) / before;
  if (share <= acceptDropShare) return;
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  throw new StockRefusedError(
    `${name} has ${after} vehicles where ${last} had ${before}: a loss of ${percent(share)}, more than the ${percent(acceptDropShare)} that stock.acceptDropShare allows. Check the feed; if the loss is real, run again with --accept-drop.`,
    before,
    after,
  );
}
