/** How a test shows the effect of one setting. */
import type { Changes, TestSite } from './dealer.ts';

interface Change {
  /** The new value of the setting. */
  to: unknown;
  /** Other settings required for the effect, on both sides of the comparison. */
  given?: Changes;
}

/** A file of the built site differs: HTML or a machine-readable file. */
export interface Drawn extends Change {
  kind: 'drawn';
  /** Path of the file, as for `TestSite.text`. */
  at: string;
  /** Text that appears only with the new value. */
  shows?: string;
  /** Text that disappears with the new value. */
  hides?: string;
}

/** The product's code gives a different result: a rule used by functions or browser scripts. */
export interface Answered extends Change {
  kind: 'answered';
  answer: (site: TestSite) => unknown;
}

/** A separate test proves the effect; `title` is its title or the start of its title. */
export interface Proven {
  kind: 'proven';
  file: string;
  title: string;
}

export type Effect = Drawn | Answered | Proven;
/** By the setting's path. */
export type Effects = Readonly<Record<string, Effect>>;

export const drawn = (at: string, to: unknown, more: Omit<Drawn, 'kind' | 'at' | 'to'> = {}): Drawn => ({
  kind: 'drawn',
  at,
  to,
  ...more,
});

/** The page shows the value itself. */
export const words = (at: string, to: string, given: Changes = {}): Drawn => drawn(at, to, { shows: to, given });

export const answered = (to: unknown, answer: Answered['answer'], given: Changes = {}): Answered => ({
  kind: 'answered',
  to,
  answer,
  given,
});

export const proven = (file: string, title: string): Proven => ({ kind: 'proven', file, title });
