/** Back closes the dialog first and keeps the choices. */

export interface DialogBrowser {
  history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'state'>;
  setTimeout: (task: () => void, ms: number) => unknown;
}

const search = { search: true };
const open = { search: true, sheet: true };

/** Lets a clicked link navigate before going back. */
const leavingMs = 100;

export const isDialogEntry = (history: Pick<History, 'state'>): boolean =>
  (history.state as { sheet?: unknown } | null)?.sheet === true;

/** Writes below the open dialog's entry, which stays on top. */
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
    /** Reload or Forward may land on a closed dialog's entry. */
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
