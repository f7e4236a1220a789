import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { consents, deliveries, leads } from '../database/schema.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import { digestTime, type Arrival } from './flood.ts';
import { lockPersons, personOf } from './person.ts';
import type { Target } from './route-lead.ts';

export interface NewLead {
  lead: Omit<typeof leads.$inferInsert, 'id' | 'personId'> & { createdAt: Date };
  /** Phone and e-mail that name a person; a phone that cannot be read names none. */
  person: { phone: string | null; email: string | null };
  consents: Omit<typeof consents.$inferInsert, 'leadId'>[];
  targets: Target[];
  /** Null for a lead that the server makes itself. */
  arrival: Arrival | null;
}

export interface StoredLead {
  id: string;
  eventId: number;
  /** False for a submission that was stored before. */
  isNew: boolean;
}

/** Why a delivery to nowhere is dead from the start. */
export const noRoute = 'No route fits this lead and there is no fallback address: set private.leads.fallbackEmail.';

/** The lead, its consents and its deliveries, all or nothing. A second submission with the same key is the first one's lead. */
export async function storeLead(db: Database, { lead, person, consents: agreed, targets, arrival }: NewLead): Promise<StoredLead> {
  return db.transaction(async (tx) => {
    await lockPersons(tx, lead.dealer);
    const known = await tx.select({ id: leads.id, eventId: leads.eventId, bodyHash: leads.bodyHash }).from(leads).where(and(eq(leads.dealer, lead.dealer), eq(leads.idempotencyKey, lead.idempotencyKey)));
    if (known[0]) return again(known[0], lead.bodyHash ?? null);
    const personId = await personOf(tx, lead.dealer, person);
    const [stored] = await tx.insert(leads).values({ ...lead, personId }).returning({ id: leads.id });
    const leadId = stored!.id;
    await tx.insert(consents).values(agreed.map((row) => ({ ...row, leadId })));
    const digestAt = arrival && await digestTime(tx, arrival);
    await tx.insert(deliveries).values(outbox(targets).map((row) => ({ nextAttemptAt: lead.createdAt, ...(digestAt ? inDigest(row, digestAt) : row), dealer: lead.dealer, leadId, createdAt: lead.createdAt })));
    return { id: leadId, eventId: lead.eventId ?? 0, isNew: true };
  });
}

/** Of a key's first lead nothing is told to who comes with other words: it may be another person's. */
function again(known: { id: string; eventId: number | null; bodyHash: string | null }, hash: string | null): StoredLead {
  if (known.bodyHash !== null && hash !== null && known.bodyHash !== hash) throw new EndpointError(409, 'key_reused', 'This was sent before with other words. Please load the page again.');
  return { id: known.id, eventId: known.eventId ?? 0, isNew: false };
}

type Outgoing = Pick<typeof deliveries.$inferInsert, 'channel' | 'target' | 'state' | 'lastError'>;

/** Mails alone: a program that takes webhooks sorts them itself. */
const inDigest = (row: Outgoing, at: Date) => (row.channel === 'email' ? { ...row, channel: 'digest', nextAttemptAt: at } : row);

function outbox(targets: Target[]): Outgoing[] {
  return targets.length > 0 ? targets : [{ channel: 'none', target: '', state: 'dead', lastError: noRoute }];
}
