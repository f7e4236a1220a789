/**
 * The open filter sheet is a step of the history of its own, above every search: the way back closes it first, and what
 * was chosen in it stays.
 */

/** The parts of the browser that a sheet needs; a test brings its own. */
export interface SheetBrowser {
  history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'state'>;
  setTimeout: (task: () => void, ms: number) => unknown;
}

const search = { search: true };
const open = { search: true, sheet: true };

/** A link pressed behind the sheet closes it and leads away: the way back must not get in between. */
const leavingMs = 100;

export const isSheetStep = (history: Pick<History, 'state'>): boolean =>
  (history.state as { sheet?: unknown } | null)?.sheet === true;

/** A new address: below the open sheet's step, which stays the last one. */
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
    /** A reload or the way forward may land on the step of a sheet that is closed. */
    forget() {
      if (isSheetStep(history)) history.replaceState(search, '');
    },
    opened() {
      if (!isSheetStep(history)) history.pushState(open, '');
    },
    /** A link was pressed that leaves the page. */
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
