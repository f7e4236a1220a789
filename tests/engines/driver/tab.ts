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
  /** Fails if the centre is covered. */
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  /** Must be self-contained. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  setViewport(size: Size): Promise<void>;
  /** Script, console and loading errors. */
  consoleErrors(): Promise<string[]>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}
