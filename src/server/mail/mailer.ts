/** One mail to one address. */
export interface Mail {
  /** `Name <address>` or an address. */
  from: string;
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show HTML. Default: a mail of one plain part, as lead systems want it. */
  html?: string;
  /**
   * What RFC 3834 calls it: an answer to somebody's message, or a mail that a program began. Programs that answer mails
   * leave both alone, so that no two of them write to each other for ever. Default: a lead's own mail, without it.
   */
  automatic?: 'auto-replied' | 'auto-generated';
  /** Equal for every try of one mail, so that a mail server may drop doubles. */
  messageId: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string | null;
}

export interface Mailer {
  /** Resolves when the mail was taken. Throws MailError. */
  send(mail: Mail): Promise<void>;
}

/** A mail that was not taken. */
export class MailError extends Error {
  override name = 'MailError';
  /** The server will not take it however often it is sent. */
  readonly permanent: boolean;

  constructor(message: string, { permanent = false, cause }: { permanent?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.permanent = permanent;
  }
}

/** One line: nothing in it can become a header of its own. */
export const headerLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 400);

const address = /^[^\s<>(),;:\\"@]+@[^\s<>(),;:\\"@]+$/;

/** Throws MailError for text that is no single plain address. */
export function plainAddress(text: string): string {
  const trimmed = text.trim();
  if (address.test(trimmed)) return trimmed;
  throw new MailError('The address of a mail is not a plain e-mail address.', { permanent: true });
}
