import type { Changes, TestSite } from './dealer.ts';

interface Change {
  to: unknown;
  /** Required on both sides of the comparison. */
  given?: Changes;
}

/** A file of the built site differs. */
export interface Drawn extends Change {
  kind: 'drawn';
  /** Path, as for `TestSite.text`. */
  at: string;
  /** Only with the new value. */
  shows?: string;
  /** Only with the old value. */
  hides?: string;
}

/** A rule used by functions or browser scripts gives another result. */
export interface Answered extends Change {
  kind: 'answered';
  answer: (site: TestSite) => unknown;
}

/** A separate test, whose title starts with `title`, proves the effect. */
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
