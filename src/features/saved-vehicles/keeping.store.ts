/**
 * Whether this browser keeps the shopper's lists: `blocked` when it refuses storage, `full` when it took nothing more.
 */
import { atom } from 'nanostores';

export type Keeping = 'kept' | 'blocked' | 'full';

export const $keeping = atom<Keeping>('kept');

const reasons: Record<Exclude<Keeping, 'kept'>, string> = {
  blocked: 'it blocks storage for this site.',
  full: 'its storage for this site is full.',
};

/** What a shopper is told where a list will not last; null while it does. */
export function keepingNote(keeping: Keeping): string | null {
  return keeping === 'kept'
    ? null
    : `Your browser cannot save your list: ${reasons[keeping]} What you choose lasts until you leave this page.`;
}
