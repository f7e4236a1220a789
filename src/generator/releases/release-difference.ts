import type { Release } from './releases.ts';

export interface ReleaseDifference {
  new: number;
  sold: number;
  /** Removed without being shown as sold. */
  gone: number;
  cheaper: number;
  dearer: number;
  /** Fingerprints; null if unchanged. */
  code: [before: string, after: string] | null;
}

export function releaseDifference(before: Release, after: Release): ReleaseDifference {
  const old = new Map(before.vehicles.map(([id, price, isSold]) => [id, { price, isSold }]));
  const difference: ReleaseDifference = {
    new: 0,
    sold: 0,
    gone: 0,
    cheaper: 0,
    dearer: 0,
    code: before.code === after.code ? null : [before.code, after.code],
  };
  for (const [id, price, isSold] of after.vehicles) {
    const was = old.get(id);
    old.delete(id);
    if (was === undefined) difference[isSold ? 'sold' : 'new'] += 1;
    else if (isSold !== was.isSold) difference[isSold ? 'sold' : 'new'] += 1;
    else if (price !== null && was.price !== null && price !== was.price)
      difference[price < was.price ? 'cheaper' : 'dearer'] += 1;
  }
  difference.gone = [...old.values()].filter(({ isSold }) => !isSold).length;
  return difference;
}

/** `3 sold, 5 new, 2 cheaper, code 8f2c → 91d0`. */
export function differenceText({ code, ...counts }: ReleaseDifference): string {
  const words = (['sold', 'gone', 'new', 'cheaper', 'dearer'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${kind}`);
  if (code !== null) words.push(`code ${code.map((fingerprint) => fingerprint.slice(0, 4)).join(' → ')}`);
  return words.join(', ') || 'other content';
}
