/** The photos of a row that pages can show; what they cannot is set aside and told. */
import { isElsewhere, photoAddress } from '#src/domain/pictures/photo-hosts.ts';
import type { FeedValues } from '../mapping/fields.ts';

const origin = /^https?:\/\/[^/?#]*/i;
/** Feeds name thousands of photos on one host. */
const judged = new Map<string, string | null>();
const mostJudged = 1000;

export function photosOf(
  { primaryImage, images }: FeedValues,
  note: (field: string, reason: string, value: unknown) => void,
): string[] {
  const named = [...new Set([...(primaryImage ?? []), ...(images ?? [])])];
  const refused = new Map<string, string>();
  const kept = named.filter((address) => {
    const reason = isElsewhere(address) ? reasonAgainst(address) : null;
    if (reason !== null && !refused.has(reason)) refused.set(reason, address);
    return reason === null;
  });
  for (const [reason, address] of refused) note('images', reason, address);
  return kept;
}

function reasonAgainst(address: string): string | null {
  const key = origin.exec(address)![0].toLowerCase();
  let reason = judged.get(key);
  if (reason === undefined) {
    const found = photoAddress(key);
    reason = 'refused' in found ? found.refused : null;
    if (judged.size >= mostJudged) judged.clear();
    judged.set(key, reason);
  }
  return reason;
}
