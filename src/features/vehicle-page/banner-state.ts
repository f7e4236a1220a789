import { isRunning } from '#src/domain/content/promotions.ts';

export interface BannerClock {
  id: string;
  start: string | null;
  expiry: string | null;
}

export function bannerItemState(
  item: BannerClock,
  dismissed: readonly string[],
  now: number,
): 'shown' | 'closed' | 'dismissed' {
  if (dismissed.includes(item.id)) return 'dismissed';
  return isRunning(item, now) ? 'shown' : 'closed';
}
