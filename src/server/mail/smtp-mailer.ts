import { createTransport } from 'nodemailer';
import { headerLine, MailError, plainAddress, type Mail, type Mailer } from './mailer.ts';

interface Timeouts {
  /** For one step of the conversation. */
  stepMs?: number;
  /** For the whole of it. */
  totalMs?: number;
}

/** A mail server by its address, such as smtp://user:password@host:587. */
export function smtpMailer(url: string, { stepMs = 15_000, totalMs = 45_000 }: Timeouts = {}): Mailer {
  return {
    async send(mail) {
      const message = messageOf(mail);
      const transport = createTransport({
        url,
        connectionTimeout: stepMs,
        greetingTimeout: stepMs,
        socketTimeout: stepMs,
        dnsTimeout: stepMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let timer: NodeJS.Timeout | undefined;
      const deadline = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new MailError(`The mail server did not finish within ${totalMs / 1000} seconds.`)),
          totalMs,
        );
      });
      try {
        await Promise.race([transport.sendMail(message), deadline]);
      } catch (cause) {
        throw cause instanceof MailError ? cause : failure(cause as SmtpFailure);
      } finally {
        clearTimeout(timer);
        transport.close();
      }
    },
  };
}

function messageOf({ from, to, subject, text, html, automatic, messageId, replyTo }: Mail) {
  return {
    from: headerLine(from),
    to: { name: '', address: plainAddress(to) },
    subject: headerLine(subject),
    text,
    messageId: headerLine(messageId),
    textEncoding: 'quoted-printable' as const,
    ...(html ? { html } : {}),
    // Exchange has a word of its own besides the standard's.
    ...(automatic ? { headers: { 'Auto-Submitted': automatic, 'X-Auto-Response-Suppress': 'All' } } : {}),
    ...(replyTo ? { replyTo: { name: '', address: plainAddress(replyTo) } } : {}),
  };
}

interface SmtpFailure extends Error {
  responseCode?: number;
  code?: string;
}

/**
 * 5xx answers to sender, recipient or message are final; a refused sign-in is mended by the
 * operator, so it is tried again.
 */
function failure(cause: SmtpFailure): MailError {
  const { responseCode = 0, code = '' } = cause;
  const permanent = responseCode >= 500 && code !== 'EAUTH';
  return new MailError(`Mail server: ${responseCode || code || 'failed'} ${cause.message.split('\n')[0]}`, {
    permanent,
    cause,
  });
}
