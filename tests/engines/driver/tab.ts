export interface Size {
  width: number;
  height: number;
}

export interface Target {
  css: string;
  text?: string;
}

export interface Tab {
  open(url: string): Promise<void>;
  /** Clicks the centre. Fails if it is covered. */
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  /** Must be self-contained. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  setViewport(size: Size): Promise<void>;
  /** Script, console and loading errors since the tab opened. */
  consoleErrors(): Promise<string[]>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}
