/** How the effect of one setting is shown. */
import type { Changes, TestSite } from './dealer.ts';

interface Change {
  /** The value that the setting is given. */
  to: unknown;
  /** Other settings that it needs to act, on both sides of the comparison. */
  given?: Changes;
}

/** A file of the built site differs: HTML, or what machines read. */
export interface Drawn extends Change {
  kind: 'drawn';
  /** Address of the file, as TestSite.text takes it. */
  at: string;
  /** Text that appears only with the new value. */
  shows?: string;
  /** Text that appeared before, and no longer does. */
  hides?: string;
}

/** The product's code gives another answer: a rule that functions or browser scripts follow. */
export interface Answered extends Change {
  kind: 'answered';
  answer: (site: TestSite) => unknown;
}

/** A separate test proves it; `title` is its title or the start of it. */
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

/** The value itself is read on the page. */
export const words = (at: string, to: string, given: Changes = {}): Drawn => drawn(at, to, { shows: to, given });

export const answered = (to: unknown, answer: Answered['answer'], given: Changes = {}): Answered => ({
  kind: 'answered',
  to,
  answer,
  given,
});

export const proven = (file: string, title: string): Proven => ({ kind: 'proven', file, title });
