/**
 * Confirms leads by email, or by text if only a mobile was given and the dealer's account sends texts. Addresses are
 * unverified: suspected bots get nothing, and limits per address, caller and dealer protect strangers' mailboxes. A
 * form replies once in ten minutes at most, and never to a dealer's own or automated address, which could start a mail
 * loop (RFC 3834).
 */
import { readMobileNumber } from '#src/domain/locations/phone/phone-number.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/database.ts';
import { deliveries, leads } from '../platform/database/schema.ts';
import { callerOf } from '../platform/endpoint/caller.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import type { Call } from '../platform/endpoint/json-endpoint.ts';
import { personKey } from '../platform/endpoint/person-key.ts';
import { countCall, unlessUncountable, type RateLimit } from '../platform/endpoint/rate-limit.ts';
import { isProduction } from '../platform/environment.ts';
import { smsAccount } from '../platform/providers/sms.ts';
import { isAnswerable } from './answerable.ts';
import type { NewLead } from './new-lead.ts';

const limits: Record<'person' | 'caller' | 'dealer', RateLimit> = {
  person: { calls: 6, seconds: 86_400 },
  caller: { calls: 20, seconds: 3600 },
  dealer: { calls: 600, seconds: 3600 },
};
/** Texts cost money and wake people up. */
const textsForOne: RateLimit = { calls: 3, seconds: 86_400 };

const againAfterMs = 10 * 60_000;

type AckCall = Pick<Call<unknown>, 'dealer' | 'ip' | 'now'> & Partial<Pick<Call<unknown>, 'environment'>>;
interface Who {
  email: string | null;
  /** E.164; null when unreadable. */
  phone: string | null;
  isMarked: boolean;
  form: string;
  /** Bookings are confirmed even within the ten minutes. */
  isBooking: boolean;
}

export function acknowledgement(call: AckCall, who: Who): NonNullable<NewLead['acknowledge']> {
  const channel = channelOf(call, who);
  return async (tx) => {
    if (channel === null) return null;
    const address = (channel === 'email' ? who.email : who.phone)!;
    if (!who.isBooking && (await wasRecentlyNotified(tx, call, channel, { address, form: who.form }))) return null;
    const isTold = await unlessUncountable(
      tx,
      (within) => isWithinLimits(within as unknown as Database, call, channel, address),
      false,
    );
    return isTold ? channel : null;
  };
}

/** The lead's transaction serialises a dealer's leads. */
async function wasRecentlyNotified(
  tx: Transaction,
  { dealer: { slug }, now }: AckCall,
  channel: 'email' | 'sms',
  { address, form }: { address: string; form: string },
): Promise<boolean> {
  const told = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(leads, eq(leads.id, deliveries.leadId))
    .where(
      and(
        eq(leads.dealer, slug),
        eq(leads.form, form),
        eq(channel === 'email' ? leads.email : leads.phone, address),
        eq(deliveries.notice, 'received'),
        gt(deliveries.createdAt, new Date(now - againAfterMs)),
      ),
    )
    .limit(1);
  return told.length > 0;
}

function channelOf({ dealer, environment }: AckCall, { email, phone, isMarked }: Who): 'email' | 'sms' | null {
  if (!dealer.settings.forms.acknowledge || !environment || isMarked) return null;
  if (email) return isAnswerable(email, dealer, environment) ? 'email' : null;
  const canText = smsAccount(dealer, process.env).value !== null || !isProduction(environment);
  return phone && canText && readMobileNumber(phone, dealer.settings.regional.locale) !== null ? 'sms' : null;
}

async function isWithinLimits(
  db: Database,
  { dealer: { slug }, ip, now }: AckCall,
  channel: 'email' | 'sms',
  address: string,
): Promise<boolean> {
  try {
    await countCall(
      db,
      `told-person:${slug}:${personKey(address)}`,
      channel === 'sms' ? textsForOne : limits.person,
      now,
    );
    await countCall(db, `told-caller:${slug}:${callerOf(ip)}`, limits.caller, now);
    await countCall(db, `told-dealer:${slug}`, limits.dealer, now);
    return true;
  } catch (cause) {
    if (cause instanceof EndpointError) return false;
    throw cause;
  }
}
