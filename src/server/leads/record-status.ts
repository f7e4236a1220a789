/** Reports are stored once, and may arrive in any order. */
import { and, desc, eq, inArray, like, not } from 'drizzle-orm';
import { decisionOf } from '#src/domain/finance/decision.ts';
import type { LeadStatus } from '#src/contracts/lead-status.ts';
import type { Database } from '../platform/database/database.ts';
import { deliveries, leads, leadStatuses } from '../platform/database/schema.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';

export interface StatusWord {
  dealer: string;
  leadId: string;
  key: string;
  status: LeadStatus;
  /** Epoch milliseconds. */
  at: number;
  source: 'callback' | 'link';
}

export interface RecordedStatus {
  isNew: boolean;
  /** Latest of the same kind, by its own timestamp. */
  status: LeadStatus;
}

const skewMs = 5 * 60_000;

/**
 * An answer also drops unsent escalation steps.
 * @throws {EndpointError} 404 `no_such_lead`, 409 `key_reused` for another report's key, 422 for a time before the lead
 * or in the future
 */
export async function recordStatus(db: Database, word: StatusWord, now: number): Promise<RecordedStatus> {
  const { dealer, leadId, key, status, at, source } = word;
  return db.transaction(async (tx) => {
    const [lead] = await tx
      .select({ createdAt: leads.createdAt })
      .from(leads)
      .where(and(eq(leads.dealer, dealer), eq(leads.id, leadId)))
      .for('update');
    if (!lead) throw new EndpointError(404, 'no_such_lead', 'There is no lead with this id.');
    refuseImpossible(at, lead.createdAt.getTime(), now);
    const added = await tx
      .insert(leadStatuses)
      .values({ dealer, leadId, key, status, at: new Date(at), receivedAt: new Date(now), source })
      .onConflictDoNothing({ target: [leadStatuses.dealer, leadStatuses.key] })
      .returning({ id: leadStatuses.id });
    if (added.length === 0) await refuseOther(tx, word);
    else await dropEscalation(tx, leadId);
    const [latest] = await tx
      .select({ status: leadStatuses.status })
      .from(leadStatuses)
      .where(and(eq(leadStatuses.leadId, leadId), isOfKind(status)))
      .orderBy(desc(leadStatuses.at), desc(leadStatuses.receivedAt))
      .limit(1);
    return { isNew: added.length > 0, status: latest!.status as LeadStatus };
  });
}

/** Lender decisions are a separate kind. */
function isOfKind(status: LeadStatus) {
  const isFinance = like(leadStatuses.status, 'finance\\_%');
  return decisionOf(status) === null ? not(isFinance) : isFinance;
}

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

function refuseImpossible(at: number, createdAt: number, now: number): void {
  const message =
    at > now + skewMs
      ? 'The time is in the future.'
      : at < createdAt - skewMs
        ? 'The time is before the lead was received.'
        : null;
  if (message) throw new EndpointError(422, 'invalid', message, { fields: { at: message } });
}

async function refuseOther(tx: Tx, { dealer, leadId, key, status, at }: StatusWord): Promise<void> {
  const [known] = await tx
    .select()
    .from(leadStatuses)
    .where(and(eq(leadStatuses.dealer, dealer), eq(leadStatuses.key, key)));
  if (known?.leadId !== leadId || known.status !== status || known.at.getTime() !== at)
    throw new EndpointError(409, 'key_reused', 'This idempotency key was already used with another status.');
}

async function dropEscalation(tx: Tx, leadId: string): Promise<void> {
  await tx
    .update(deliveries)
    .set({ state: 'dropped', leasedUntil: null })
    .where(
      and(
        eq(deliveries.leadId, leadId),
        inArray(deliveries.state, ['pending', 'dead']),
        like(deliveries.notice, 'late:%'),
      ),
    );
}
