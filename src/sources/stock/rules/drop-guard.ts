import { StockRefusedError } from '../errors.ts';

export interface DropRule {
  acceptDropShare: number;
  dropGuardMinimum: number;
}

/**
 * A shrunken feed is more likely broken than sold out.
 *
 * @throws StockRefusedError with both counts
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
    `${name} has ${after} vehicles; ${last} had ${before}. That is a loss of ${percent(share)}, more than the ${percent(acceptDropShare)} stock.acceptDropShare allows. Check the feed; if the loss is real, run again with --accept-drop.`,
    before,
    after,
  );
}
