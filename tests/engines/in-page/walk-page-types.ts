export interface WalkPage {
  startAnew(): void;
  errors(): string[];
  /** The field of a matching label. */
  find(css: string, text: string | null): HTMLElement | null;
  count(css: string, text: string | null): number;
  text(css: string, text: string | null): string | null;
  /** Click position, or the reason for none. Scrolls if needed. */
  spotOf(css: string, text: string | null): Point | string;
  /** Triggers lazy images. */
  scrollThrough(): Promise<void>;
  painted(): Promise<void>;
  loadingImages(): number;
  finishAnimations(): void;
  /** Images outside their boxes, stretched or empty, and horizontal overflow. */
  pageProblems(): string[];
  /** Outside the window, taller than their content, or not filling the window as they should. */
  overlayProblems(css: string, fills: boolean): string[];
  /** For a failed chapter's report. */
  pageState(): Record<string, string | string[]>;
}

/** Window pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

declare global {
  var walk: WalkPage;
}
