export interface Mail {
  /** `Name <address>` or an address. */
  from: string;
  to: string;
  subject: string;
  text: string;
  /** Default: one plain-text part, for lead systems. */
  html?: string;
  /** Auto-Submitted value (RFC 3834), against autoresponder loops. Not set for leads. */
  automatic?: 'auto-replied' | 'auto-generated';
  /** The same for every attempt, so servers can drop duplicates. */
  messageId: string;
  replyTo?: string | null;
}

export interface Mailer {
  /**
   * Resolves once accepted.
   * @throws {MailError}
   */
  send(mail: Mail): Promise<void>;
}

export class MailError extends Error {
  override name = 'MailError';
  readonly permanent: boolean;

  constructor(message: string, { permanent = false, cause }: { permanent?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.permanent = permanent;
  }
}

/** Line breaks could inject headers. */
export const headerLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 400);

const address = /^[^\s<>(),;:\\"@]+@[^\s<>(),;:\\"@]+$/;

/** @throws {MailError} unless it is a single plain address. */
export function plainAddress(text: string): string {
  const trimmed = text.trim();
  if (address.test(trimmed)) return trimmed;
  throw new MailError('An address in this message is not a plain email address.', { permanent: true });
}
