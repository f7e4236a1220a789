/** Texts a one-time code. Every number of the three countries gets one: who has an account is nobody's to learn. */
import { regionalTerms } from '#src/domain/places/regional-terms.ts';
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { phoneExamples } from '#src/domain/places/phone/phone-examples.ts';
import { readMobileNumber } from '#src/domain/places/phone/phone-number.ts';
import type { Database } from '../database/database.ts';
import { rateLimits, signInCodes } from '../database/schema.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import { personKey } from '../endpoint/person-key.ts';
import { countCall, type RateLimit } from '../endpoint/rate-limit.ts';
import type { LiveSecrets } from '../live-secrets.ts';
import type { SmsProvider } from '../providers/sms-provider.ts';
import { SmsRefusedError } from '../providers/sms-twilio.ts';
import { codeHash, newCode } from './code-hash.ts';
import { askerKey } from './verify-code.ts';

const codeMinutes = 10;

/** Texts cost money and wake people: so many for one number, and for one dealer whatever the numbers. */
const phoneLimits: RateLimit[] = [
  { calls: 3, seconds: 600 },
  { calls: 10, seconds: 86_400 },
];
const dealerLimit: RateLimit = { calls: 600, seconds: 3600 };
/** For one address. */
export const addressLimit: RateLimit = { calls: 10, seconds: 600 };
export const addressDayLimit: RateLimit = { calls: 40, seconds: 86_400 };

export interface SendCode {
  db: Database;
  dealer: DealerRecord;
  sms: SmsProvider;
  secrets: LiveSecrets;
  /** The caller's address, as limits count it. */
  caller: string;
  now: number;
}

/** The typed number as E.164. Throws EndpointError 422. */
export function phoneOf(typed: string, { settings }: DealerRecord): string {
  const phone = readMobileNumber(typed, settings.regional.locale);
  if (phone === null)
    throw badPhone(
      `Please enter a ${regionalTerms[settings.regional.locale].mobile}, such as ${phoneExamples[settings.regional.locale].mobile}.`,
    );
  return phone;
}

const badPhone = (message: string): EndpointError =>
  new EndpointError(422, 'invalid', 'Please fix the following errors:', { fields: { phone: message } });

/**
 * Makes every older code of the number void, then sends a new one. Throws EndpointError 422 or
 * 429, or ProviderDownError.
 */
export async function sendCode(phone: string, { db, dealer, sms, secrets, caller, now }: SendCode): Promise<void> {
  const key = `sign-in-phone:${dealer.slug}:${personKey(phone)}`;
  for (const limit of phoneLimits) await countCall(db, `${key}:${limit.seconds}`, limit, now);
  await countCall(db, `sign-in-texts:${dealer.slug}`, dealerLimit, now);
  const code = newCode();
  const id = await keepCode(db, dealer.slug, phone, { code, secrets, caller, now });
  try {
    await sms.send({ to: phone, text: codeText(dealer, code) });
  } catch (cause) {
    await db.delete(signInCodes).where(and(eq(signInCodes.id, id), eq(signInCodes.dealer, dealer.slug)));
    throw cause instanceof SmsRefusedError ? badPhone('We cannot send a text message to this number.') : cause;
  }
}

/** One live code a number, however many requests come at once. */
async function keepCode(
  db: Database,
  dealer: string,
  phone: string,
  { code, secrets, caller, now }: { code: string; secrets: LiveSecrets; caller: string; now: number },
): Promise<string> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${dealer}:${phone}`}, 0))`);
    await tx.delete(signInCodes).where(and(eq(signInCodes.dealer, dealer), eq(signInCodes.phone, phone)));
    await tx.insert(signInCodes).values({
      id,
      dealer,
      phone,
      codeHash: codeHash(secrets[0], id, code),
      createdAt: new Date(now),
      expiresAt: new Date(now + codeMinutes * 60_000),
    });
    await tx.insert(rateLimits).values({ key: askerKey(id, caller), windowStart: new Date(now), count: 0 });
  });
  return id;
}

/** The last line lets phones offer the code on this site alone. */
function codeText({ settings }: DealerRecord, code: string): string {
  return `${settings.branding.name}: your sign-in code is ${code}. It works once, for ${codeMinutes} minutes. Never share it.\n\n@${new URL(settings.siteUrl).hostname} #${code}`;
}
