import { keepingNote, type Keeping } from './keeping.store.ts';
import { maxCompared, type CompareList } from './compare.store.ts';
import type { Toast } from './toast.store.ts';

interface ListChange {
  title: string;
  keeping: Keeping;
  undo: () => void;
}

/** Null if the browser can store the list. */
const unkept = (title: string, keeping: Keeping): Toast | null => {
  const text = keepingNote(keeping);
  return text === null ? null : { title, text, tone: 'failed' };
};

export function savedToast(isSaved: boolean, { title, keeping, undo }: ListChange): Toast {
  if (!isSaved) return { title: 'Removed from your list', text: title, action: { label: 'Undo', run: undo } };
  return (
    unkept('Saved for this page only', keeping) ?? {
      title: 'Saved in this browser',
      text: title,
      action: { label: 'View List', url: '/favourites' },
    }
  );
}

/** @param count chosen after the change */
export function comparedToast(
  outcome: ReturnType<CompareList['toggle']>,
  count: number,
  { title, keeping, undo }: ListChange,
): Toast {
  const open = { label: 'Compare', url: '/compare' };
  if (outcome === 'full')
    return {
      title: `You can compare up to ${maxCompared} vehicles`,
      text: 'Remove one from the list first.',
      action: open,
      tone: 'failed',
    };
  if (outcome === 'removed')
    return { title: 'Removed from compare', text: title, action: { label: 'Undo', run: undo } };
  const added: Toast =
    count === 1
      ? { title: 'Added to compare', text: `${title}. Choose another to compare it with.` }
      : { title: 'Added to compare', text: `${title}. ${count} of ${maxCompared} chosen.`, action: open };
  return unkept('Added for this page only', keeping) ?? added;
}
