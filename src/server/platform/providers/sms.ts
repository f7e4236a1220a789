/** Development uses the local outbox. */
import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { localMessages } from '../database/schema.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { EnvironmentError, isProduction, type Environment } from '../environment.ts';
import type { SmsProvider } from './sms-provider.ts';
import { readTwilioAccount, twilioSms } from './sms-twilio.ts';

export const smsAccount = (
  { settings }: Pick<DealerRecord, 'settings'>,
  variables: Variables,
): { name: string | null; value: string | null } => {
  const name = settings.private.providers.sms;
  return { name, value: (name && variables[name]?.trim()) || null };
};

export type Variables = Record<string, string | undefined>;

export interface SmsOptions {
  db: Database;
  environment: Environment;
  now: number;
  variables?: Variables;
}

/** @throws {EnvironmentError} for an unreadable account, or in production without one. */
export function smsProvider(
  dealer: DealerRecord,
  { db, environment, now, variables = process.env }: SmsOptions,
): SmsProvider {
  const { name, value } = smsAccount(dealer, variables);
  if (value !== null) return twilioSms(readTwilioAccount(name!, value), breakerKey(dealer.slug, value));
  if (isProduction(environment)) throw new EnvironmentError(smsMissing(name));
  return localSms(db, dealer.slug, now);
}

export const smsMissing = (name: string | null): string =>
  name === null
    ? 'private.providers.sms does not name a variable: sign-in codes need a text message account.'
    : `${name} is not set: sign-in codes need a text message account, such as https://SID:TOKEN@api.twilio.com/?from=%2B61491570006.`;

function localSms(db: Database, dealer: string, now: number): SmsProvider {
  return {
    async send({ to, text }) {
      await db
        .insert(localMessages)
        .values({ dealer, kind: 'sms', recipient: to, body: text, createdAt: new Date(now) });
    },
  };
}

const breakerKey = (slug: string, account: string): string =>
  `sms:${slug}:${createHash('sha256').update(account).digest('hex').slice(0, 12)}`;
