/**
 * A shopper's own pages, which functions answer with: what they sent and what happens next, and a booked test drive.
 */

/** A piece of a sentence: plain words, words that stand out, or words that lead to a page. */
export type Phrase = string | { strong: string } | { text: string; url: string };

export interface Fact {
  label: string;
  lines: Phrase[][];
}

/** A button. */
export interface Way {
  label: string;
  url: string;
  isPrimary?: boolean;
  /** Name of the file that it brings. */
  download?: string;
  /** A number that is shown whole when the button is pressed (VDP-11); until then `label` has a part of it. */
  masked?: string;
}

interface NamedLink {
  label: string;
  url: string;
}

export interface FreeDay {
  /** "Tuesday 1 December". */
  label: string;
  /** "19 free times". */
  count: string;
  times: { startsAt: string; label: string }[];
}

/** Other free times of a booking; its two forms carry the key that opens it. */
export interface BookingChange {
  /** "test drive", "pick-up". */
  noun: string;
  key: string;
  /** The digest of where and how long. */
  shown: string;
  place: string;
  days: FreeDay[];
  laterUrl: string | null;
}

export interface ReceiptPageData {
  kind: 'receipt';
  heading: string;
  lede: string;
  /** Why nothing was changed. */
  alert: string | null;
  facts: Fact[];
  ways: Way[];
  change: BookingChange | null;
  /** Beside the facts. */
  aside: { heading: string; lines: Phrase[][]; call: Way | null } | null;
  next: NamedLink[];
}

/** The page as plain words, for where it cannot be drawn. */
export const receiptText = ({ heading, lede, alert, facts, aside }: ReceiptPageData): string =>
  [
    heading,
    lede,
    alert,
    facts.map(({ label, lines }) => `${label}: ${lines.map(wordsOf).join(', ')}`).join('\n'),
    ...(aside?.lines.map(wordsOf) ?? []),
  ]
    .filter(Boolean)
    .join('\n\n');

/** A line without what stands out and what it leads to. */
export const wordsOf = (line: Phrase[]): string =>
  line
    .map((phrase) => (typeof phrase === 'string' ? phrase : 'strong' in phrase ? phrase.strong : phrase.text))
    .join('');
