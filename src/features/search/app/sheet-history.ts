/** The open filter sheet is a history entry above the searches: Back closes it first and keeps the choices. */

export interface SheetBrowser {
  history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'state'>;
  setTimeout: (task: () => void, ms: number) => unknown;
}

const search = { search: true };
const open = { search: true, sheet: true };

/** Milliseconds in which a clicked link may navigate; going back must not interfere. */
const leavingMs = 100;

export const isSheetStep = (history: Pick<History, 'state'>): boolean =>
  (history.state as { sheet?: unknown } | null)?.sheet === true;

/** Writes a new URL below the open sheet's history entry, which stays on top. */
export function writeStep(history: Pick<History, 'pushState' | 'replaceState' | 'state'>, url: string): void {
  if (!isSheetStep(history)) {
    history.pushState(search, '', url);
    return;
  }
  history.replaceState(search, '', url);
  history.pushState(open, '', url);
}

export function sheetHistory({ history, setTimeout: later }: SheetBrowser) {
  let isGoingAway = false;
  return {
    /** Reload or Forward may land on the entry of a closed sheet. */
    forget() {
      if (isSheetStep(history)) history.replaceState(search, '');
    },
    opened() {
      if (!isSheetStep(history)) history.pushState(open, '');
    },
    goesAway() {
      isGoingAway = true;
    },
    closed() {
      if (!isSheetStep(history)) return;
      later(() => {
        if (!isSheetStep(history)) return;
        if (isGoingAway) history.replaceState(search, '');
        else history.back();
      }, leavingMs);
    },
  };
}
