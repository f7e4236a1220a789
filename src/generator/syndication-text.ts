import { counted } from '#src/lib/numbers.ts';

interface MadeFeed {
  feed: string;
  vehicles: number;
  leftOut: readonly { reason: string }[];
}

export function syndicationText({ feed, vehicles, leftOut }: MadeFeed): string {
  const total = `feed for ${feed}: ${vehicles} of ${counted(vehicles + leftOut.length, 'vehicle')}`;
  if (leftOut.length === 0) return total;
  const counts = new Map<string, number>();
  for (const { reason } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const [reason, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0]!;
  return `${total}; ${count} excluded: ${reason}.${counts.size > 1 ? " This dealer's left-out.json lists the other reasons." : ''}`;
}

export const isEmptyFeed = ({ vehicles, leftOut }: MadeFeed): boolean => vehicles === 0 && leftOut.length > 0;
