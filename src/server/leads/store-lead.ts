import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { consents, deliveries, documentTexts, leads } from '../platform/database/schema.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import { digestTime } from './flood.ts';
import type { NewLead } from './new-lead.ts';
import { lockPersons, personOf } from './person.ts';
import { shopperTarget, type Target } from './route-lead.ts';
import { sameLead } from './same-lead.ts';

export interface StoredLead {
  id: string;
  eventId: number;
  receiptKey: string | null;
  /** False for a repeated submission. */
  isNew: boolean;
}

const noRoute = 'No route matches this lead, and there is no fallback address. Set private.leads.fallbackEmail.';

/** One transaction; a repeated key returns the first lead. */
export async function storeLead(
  db: Pick<Database, 'transaction'>,
  {
    lead,
    person,
    consents: agreed,
    targets,
    arrival,
    document = null,
    acknowledge = async () => null,
    repeats = false,
  }: NewLead,
): Promise<StoredLead> {
  return db.transaction(async (tx) => {
    await lockPersons(tx, lead.dealer);
    const [byKey] = await tx
      .select({ id: leads.id, eventId: leads.eventId, receiptKey: leads.receiptKey, bodyHash: leads.bodyHash })
      .from(leads)
      .where(and(eq(leads.dealer, lead.dealer), eq(leads.idempotencyKey, lead.idempotencyKey)));
    if (byKey) return again(byKey, lead.bodyHash ?? null);
    const same = repeats ? await sameLead(tx, lead) : null;
    if (same) return { ...same, eventId: same.eventId ?? 0, isNew: false };
    const personId = await personOf(tx, lead.dealer, person);
    const receiptKey = newReceiptKey();
    const [stored] = await tx
      .insert(leads)
      .values({ ...lead, personId, receiptKey })
      .returning({ id: leads.id });
    const leadId = stored!.id;
    await tx.insert(consents).values(agreed.map((row) => ({ ...row, leadId })));
    if (document)
      await tx
        .insert(documentTexts)
        .values({ ...document, dealer: lead.dealer, firstSeenAt: lead.createdAt })
        .onConflictDoNothing();
    const digestAt = arrival && (await digestTime(tx, arrival));
    const notified = await acknowledge(tx);
    const toDealer = outbox(targets).map((row) => (digestAt ? inDigest(row, digestAt) : row));
    const rows = [...toDealer, ...(notified ? [{ channel: notified, target: shopperTarget, notice: 'received' }] : [])];
    await tx.insert(deliveries).values(
      rows.map((row) => ({
        nextAttemptAt: lead.createdAt,
        ...row,
        dealer: lead.dealer,
        leadId,
        createdAt: lead.createdAt,
      })),
    );
    return { id: leadId, eventId: lead.eventId ?? 0, receiptKey, isNew: true };
  });
}

/** The key may be another shopper's, so nothing is revealed. */
function again(
  { bodyHash, ...known }: Pick<typeof leads.$inferSelect, 'id' | 'eventId' | 'receiptKey' | 'bodyHash'>,
  hash: string | null,
): StoredLead {
  if (bodyHash !== null && hash !== null && bodyHash !== hash)
    throw new EndpointError(
      409,
      'key_reused',
      'This form was already sent with different details. Please reload the page.',
    );
  return { ...known, eventId: known.eventId ?? 0, isNew: false };
}

/** 128 random bits: the key alone opens the lead. */
const newReceiptKey = (): string => randomBytes(16).toString('base64url');

type Outgoing = Pick<typeof deliveries.$inferInsert, 'channel' | 'target' | 'notice' | 'state' | 'lastError'>;

const inDigest = (row: Outgoing, at: Date) =>
  row.channel === 'email' ? { ...row, channel: 'digest', nextAttemptAt: at } : row;

function outbox(targets: Target[]): Outgoing[] {
  return targets.length > 0 ? targets : [{ channel: 'none', target: '', state: 'dead', lastError: noRoute }];
}
