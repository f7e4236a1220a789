/** What the walk's script offers in each page. */
export interface WalkPage {
  /** Forgets what this shopper saved, and the errors so far. */
  startAnew(): void;
  errors(): string[];
  /** The first visible element that matches and has a line that starts with the text; of a label, its field. */
  find(css: string, text: string | null): HTMLElement | null;
  /** How many visible elements match and have a line that starts with the text. */
  count(css: string, text: string | null): number;
  /** The text of the first visible element that matches and has a line that starts with `text`; null where there is none. */
  text(css: string, text: string | null): string | null;
  /** Where a click reaches an element, or why none does. Scrolls to it if need be. */
  spotOf(css: string, text: string | null): Point | string;
  /** Brings every part of the page near the window once, so that its late images load. */
  scrollThrough(): Promise<void>;
  /** How many images in the window are on their way. */
  loadingImages(): number;
  /** Ends what moves into place, so that it can be measured. */
  finishAnimations(): void;
  /** Images outside their boxes, stretched or empty, and a page wider than the window. */
  pageProblems(): string[];
  /** What is wrong with an opened part: outside the window, taller than its content, or not as tall as the window it should fill. */
  overlayProblems(css: string, fills: boolean): string[];
}

/** In pixels of the window. */
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
