export type Phrase = string | { strong: string } | { text: string; url: string };

export interface Fact {
  label: string;
  lines: Phrase[][];
}

export interface ReceiptAction {
  label: string;
  url: string;
  isPrimary?: boolean;
  download?: string;
  /** Revealed by a click (VDP-11); until then, `label` shows part of it. */
  masked?: string;
}

interface NamedLink {
  label: string;
  url: string;
}

export interface FreeDay {
  label: string;
  /** "19 free times". */
  count: string;
  times: { startsAt: string; label: string }[];
}

/** Both forms send the booking's key. */
export interface BookingChange {
  noun: string;
  key: string;
  shown: string;
  place: string;
  days: FreeDay[];
  laterUrl: string | null;
}

export interface ReceiptPageData {
  kind: 'receipt';
  heading: string;
  lede: string;
  alert: string | null;
  facts: Fact[];
  ways: ReceiptAction[];
  change: BookingChange | null;
  aside: { heading: string; lines: Phrase[][]; call: ReceiptAction | null } | null;
  next: NamedLink[];
}

export const receiptText = ({ heading, lede, alert, facts, aside }: ReceiptPageData): string =>
  [
    heading,
    lede,
    alert,
    facts.map(({ label, lines }) => `${label}: ${lines.map(phraseText).join(', ')}`).join('\n'),
    ...(aside?.lines.map(phraseText) ?? []),
  ]
    .filter(Boolean)
    .join('\n\n');

export const phraseText = (line: Phrase[]): string =>
  line
    .map((phrase) => (typeof phrase === 'string' ? phrase : 'strong' in phrase ? phrase.strong : phrase.text))
    .join('');
