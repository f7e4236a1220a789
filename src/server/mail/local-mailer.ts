import type { Database } from '../database/database.ts';
import { localMessages } from '../database/schema.ts';
import { headerLine, plainAddress, type Mailer } from './mailer.ts';

/** The embedded default: mails are kept in the database and sent to nobody. */
export function localMailer(db: Database, dealer: string, now: () => number): Mailer {
  return {
    async send({ to, subject, text }) {
      await db.insert(localMessages).values({
        dealer,
        kind: 'email',
        recipient: plainAddress(to),
        subject: headerLine(subject),
        body: text,
        createdAt: new Date(now()),
      });
    },
  };
}
