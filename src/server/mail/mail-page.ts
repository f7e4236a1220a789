/**
 * A mail as parts. Every mail of the product to a person is one of these, drawn once as HTML (mail-html.ts) and once as
 * plain text (mail-text.ts), so that both say the same.
 */

export interface MailLink {
  label: string;
  url: string;
}

/** Plain words, words that stand out, or words that lead somewhere. */
export type MailPhrase = string | { strong: string } | MailLink;

export interface MailRow {
  label: string;
  value: MailPhrase;
}

export type MailPart =
  /** Small and quiet, such as what kind of mail this is. */
  | { kind: 'note'; text: string }
  /** What must not be missed. */
  | { kind: 'alert'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'text'; text: MailPhrase[] }
  | { kind: 'facts'; rows: MailRow[] }
  /** What comes, each with when or on what condition. */
  | { kind: 'steps'; rows: { label: string; text: string }[] }
  /** The vehicle that a receipt is for: one picture of the dealer's own, and of a receipt alone. Words say all without it. */
  | { kind: 'picture'; src: string; alt: string }
  /** A tinted box, a paragraph an entry. */
  | { kind: 'panel'; paragraphs: MailPhrase[][] }
  /** A list with marks. */
  | { kind: 'list'; items: MailPhrase[][] }
  | { kind: 'button'; link: MailLink }
  | { kind: 'links'; links: MailLink[] };

export interface MailPage {
  subject: string;
  /** What the reader wants to know next: shown beside the subject in a list of mails. */
  preview: string;
  parts: MailPart[];
  /** Why this person gets it. */
  why: string;
  /** Who sends it: name, licence, address, phone; a line each. */
  sender: string[];
}
