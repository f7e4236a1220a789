/** Rendered as HTML (mail-html.ts) and plain text (mail-text.ts). */

export interface MailLink {
  label: string;
  url: string;
}

export type MailPhrase = string | { strong: string } | MailLink;

export interface MailRow {
  label: string;
  value: MailPhrase;
}

export type MailPart =
  | { kind: 'note'; text: string }
  | { kind: 'alert'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'text'; text: MailPhrase[] }
  | { kind: 'facts'; rows: MailRow[] }
  | { kind: 'steps'; rows: { label: string; text: string }[] }
  /** The text must be complete without the image. */
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'panel'; paragraphs: MailPhrase[][] }
  | { kind: 'list'; items: MailPhrase[][] }
  | { kind: 'button'; link: MailLink }
  | { kind: 'links'; links: MailLink[] };

export interface MailPage {
  subject: string;
  /** Shown beside the subject in the inbox. */
  preview: string;
  parts: MailPart[];
  why: string;
  /** One line each: name, licence, address, phone. */
  sender: string[];
}
