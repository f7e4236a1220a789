/** The open filter sheet is a history entry above the searches: Back closes it first and keeps the choices. */

export interface DialogBrowser {
  history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'state'>;
  setTimeout: (task: () => void, ms: number) => unknown;
}

const search = { search: true };
const open = { search: true, sheet: true };

/** Milliseconds to wait before going back, so that a clicked link can navigate first. */
const leavingMs = 100;

export const isDialogEntry = (history: Pick<History, 'state'>): boolean =>
  (history.state as { sheet?: unknown } | null)?.sheet === true;

/** Writes a new URL below the open sheet's history entry, which stays on top. */
export function writeStep(history: Pick<History, 'pushState' | 'replaceState' | 'state'>, url: string): void {
  if (!isDialogEntry(history)) {
    history.pushState(search, '', url);
    return;
  }
  history.replaceState(search, '', url);
  history.pushState(open, '', url);
}

export function dialogHistory({ history, setTimeout: later }: DialogBrowser) {
  let isGoingAway = false;
  return {
    /** Reload or Forward may land on the entry of a closed sheet. */
    forget() {
      if (isDialogEntry(history)) history.replaceState(search, '');
    },
    opened() {
      if (!isDialogEntry(history)) history.pushState(open, '');
    },
    goesAway() {
      isGoingAway = true;
    },
    closed() {
      if (!isDialogEntry(history)) return;
      later(() => {
        if (!isDialogEntry(history)) return;
        if (isGoingAway) history.replaceState(search, '');
        else history.back();
      }, leavingMs);
    },
  };
}
