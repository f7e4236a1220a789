import { createTransport } from 'nodemailer';
import { limit } from '#src/lib/limit.ts';
import { headerLine, MailError, plainAddress, type Mail, type Mailer } from './mailer.ts';

interface Timeouts {
  /** Per SMTP step. */
  stepMs?: number;
  /** Per message, once it has a connection. */
  totalMs?: number;
}

/** Servers reject dozens of connections. */
const maxSmtpConnections = 5;
/** Idle connections close after this, so commands can exit. */
const idleMs = 2000;

/** Shared by the whole process. */
interface Pool {
  transport: ReturnType<typeof connect>;
  inTurn: ReturnType<typeof limit>;
  messages: number;
  idle: NodeJS.Timeout | undefined;
  /** Epoch milliseconds. */
  usedAt: number;
}

const pools = new Map<string, Pool>();

const connect = (url: string, stepMs: number) =>
  createTransport({
    url,
    pool: true,
    maxConnections: maxSmtpConnections,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

export function smtpMailer(url: string, { stepMs = 15_000, totalMs = 45_000 }: Timeouts = {}): Mailer {
  return {
    async send(mail) {
      const message = messageOf(mail);
      const key = `${stepMs} ${url}`;
      const pool = openPool(key, () => connect(url, stepMs));
      const close = () => closePool(key, pool);
      clearTimeout(pool.idle);
      pool.messages += 1;
      try {
        await pool.inTurn(() => within(totalMs, pool.transport.sendMail(message)));
      } catch (cause) {
        if (!(cause instanceof MailError)) throw failure(cause as SmtpFailure);
        // A late result must not follow the next attempt.
        close();
        throw cause;
      } finally {
        pool.messages -= 1;
        pool.usedAt = Date.now();
        if (pool.messages === 0) pool.idle = setTimeout(close, idleMs).unref();
      }
    },
  };
}

/** Frozen functions may miss the idle timer; by then, the server has closed its connections. */
function openPool(key: string, open: () => Pool['transport']): Pool {
  const known = pools.get(key);
  if (known && (known.messages > 0 || Date.now() - known.usedAt <= idleMs)) return known;
  if (known) closePool(key, known);
  const pool = {
    transport: open(),
    inTurn: limit(maxSmtpConnections),
    messages: 0,
    idle: undefined,
    usedAt: Date.now(),
  };
  pools.set(key, pool);
  return pool;
}

function closePool(key: string, pool: Pool): void {
  clearTimeout(pool.idle);
  if (pools.get(key) === pool) pools.delete(key);
  pool.transport.close();
}

async function within(totalMs: number, sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new MailError(`The mail server did not finish within ${totalMs / 1000} seconds.`)),
      totalMs,
    );
  });
  try {
    await Promise.race([sending, deadline]);
  } finally {
    clearTimeout(timer);
  }
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
    ...(automatic ? { headers: { 'Auto-Submitted': automatic, 'X-Auto-Response-Suppress': 'All' } } : {}),
    ...(replyTo ? { replyTo: { name: '', address: plainAddress(replyTo) } } : {}),
  };
}

interface SmtpFailure extends Error {
  responseCode?: number;
  code?: string;
}

/** The operator can fix a failed sign-in, so it's retried; other 5xx responses are final. */
function failure(cause: SmtpFailure): MailError {
  const { responseCode = 0, code = '' } = cause;
  const permanent = responseCode >= 500 && code !== 'EAUTH';
  return new MailError(`Mail server: ${responseCode || code || 'failed'} ${cause.message.split('\n')[0]}`, {
    permanent,
    cause,
  });
}
