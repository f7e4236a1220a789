/** `blocked`: the browser refuses storage; `full`: its quota is reached. */
import { atom } from 'nanostores';

export type Keeping = 'kept' | 'blocked' | 'full';

export const $keeping = atom<Keeping>('kept');

const reasons: Record<Exclude<Keeping, 'kept'>, string> = {
  blocked: 'it blocks storage for this site.',
  full: 'its storage for this site is full.',
};

export function keepingNote(keeping: Keeping): string | null {
  return keeping === 'kept'
    ? null
    : `Your browser can’t save your list: ${reasons[keeping]} Your choices last until you leave this page.`;
}
