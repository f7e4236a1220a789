import type { Database } from '../database/database.ts';
import { EnvironmentError, isProduction, type Environment } from '../environment.ts';
import { headerLine, type Mailer, plainAddress } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';
import { localMessages } from '../database/schema.ts';

export interface Mailing {
  mailer: Mailer;
  from: string;
}

interface Needs {
  environment: Environment;
  db: Database;
  dealer: string;
  siteUrl: string;
  now: () => number;
}

/** @throws {EnvironmentError} in production without SMTP_URL or MAIL_FROM. */
export function choosePost({ environment, db, dealer, siteUrl, now }: Needs): Mailing {
  const { SMTP_URL, MAIL_FROM } = environment;
  if (isProduction(environment)) {
    if (!SMTP_URL) throw new EnvironmentError('SMTP_URL is not set: leads cannot be sent without a mail server.');
    if (!MAIL_FROM) throw new EnvironmentError('MAIL_FROM is not set: mail servers reject mail without a sender.');
  }
  const from = MAIL_FROM ?? `website@${new URL(siteUrl).hostname}`;
  return { mailer: SMTP_URL ? smtpMailer(SMTP_URL) : localMailer(db, dealer, now), from };
}

export function tryPost(needs: Needs): Mailing | null {
  try {
    return choosePost(needs);
  } catch (cause) {
    if (cause instanceof EnvironmentError) return null;
    throw cause;
  }
}

/** Stores emails without sending them. */
export function localMailer(db: Database, dealer: string, now: () => number): Mailer {
  return {
    async send({ to, subject, text, html }) {
      await db.insert(localMessages).values({
        dealer,
        kind: 'email',
        recipient: plainAddress(to),
        subject: headerLine(subject),
        body: text,
        html: html ?? null,
        createdAt: new Date(now()),
      });
    },
  };
}
