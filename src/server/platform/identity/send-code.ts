/** Texts any number in the three countries, so it never reveals who has an account. */
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { phoneExamples } from '#src/domain/locations/phone/phone-examples.ts';
import { readMobileNumber } from '#src/domain/locations/phone/phone-number.ts';
import type { Database } from '../database/database.ts';
import { rateLimits, signInCodes } from '../database/schema.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import { sessionSecrets, type Environment } from '../environment.ts';
import type { LiveSecrets } from '../live-secrets.ts';
import type { SmsProvider } from '../providers/sms-provider.ts';
import { SmsRefusedError } from '../providers/sms-twilio.ts';
import { codeHash, newCode } from './code-hash.ts';
import { countText } from './text-budget.ts';
import { askerKey } from './verify-code.ts';

const codeMinutes = 10;

export interface SendCode {
  db: Database;
  dealer: DealerRecord;
  sms: SmsProvider;
  environment: Environment;
  caller: string;
  proof: unknown;
  now: number;
}

/** @throws {EndpointError} 422 */
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
 * Invalidates older codes.
 * @throws {EndpointError} 422 or 429, or {ProviderDownError}
 */
export async function sendCode(phone: string, call: SendCode): Promise<void> {
  const { db, dealer, sms, environment, caller, now } = call;
  const secrets = sessionSecrets(environment);
  await countText(phone, { ...call, dealer: dealer.slug });
  const code = newCode();
  const id = await keepCode(db, dealer.slug, phone, { code, secrets, caller, now });
  try {
    await sms.send({ to: phone, text: codeText(dealer, code) });
  } catch (cause) {
    await db.delete(signInCodes).where(and(eq(signInCodes.id, id), eq(signInCodes.dealer, dealer.slug)));
    throw cause instanceof SmsRefusedError ? badPhone('We can’t send a text message to this number.') : cause;
  }
}

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

/** The last line makes phones suggest the code only here. */
function codeText({ settings }: DealerRecord, code: string): string {
  return `${settings.branding.name}: your sign-in code is ${code}. It works once, for ${codeMinutes} minutes. Never share it.\n\n@${new URL(settings.siteUrl).hostname} #${code}`;
}
