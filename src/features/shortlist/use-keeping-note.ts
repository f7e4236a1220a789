import { useSyncExternalStore } from 'react';
import { $keeping, keepingNote } from '../saved-vehicles/keeping.store.ts';

/** What to say where this browser will not keep the list; null where it does. */
export const useKeepingNote = (): string | null =>
  keepingNote(useSyncExternalStore((changed) => $keeping.listen(changed), () => $keeping.get(), () => 'kept' as const));
