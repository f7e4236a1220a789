/** A page or file of a site, as the table of routes lists it. */
export interface Listed<Data> {
  path: string;
  /** Decides the data when they are asked for. */
  load: () => Data;
  /** What the data follow from; missing where nobody named it, and the data have to be looked at themselves. */
  from?: () => Sources;
}

/**
 * All that a page's data follow from, besides the site's context and the code: while it stays the same, so do they
 * (tests/unit/generator/next-change.test.ts compares both).
 */
export interface Sources {
  /** Objects that many pages follow from, such as a vehicle. Nobody changes them: each is turned into text once. */
  shared: readonly object[];
  /** What is the page's own; any JSON. */
  own: unknown;
}
