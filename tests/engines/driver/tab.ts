/** A browser tab as the walk uses it, in whatever engine. */

export interface Size {
  width: number;
  height: number;
}

/** The first visible element that matches `css` and has a line that starts with `text`; of a label, its field. */
export interface Target {
  css: string;
  text?: string;
}

export interface Tab {
  open(url: string): Promise<void>;
  /** Clicks in the middle of an element, like a person. Fails where something else covers it. */
  click(target: Target): Promise<void>;
  /** Replaces the text of a field. */
  type(target: Target, text: string): Promise<void>;
  /** Runs a function in the page; it must not use anything from outside itself. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  setViewport(size: Size): Promise<void>;
  /** Errors of scripts, of the console and of files that did not load, since the tab was opened. */
  consoleErrors(): Promise<string[]>;
  /** Writes a PNG of the window. */
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}
