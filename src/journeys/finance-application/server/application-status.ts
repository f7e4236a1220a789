/**
 * Lender decisions, stored as lead statuses from the staff page or a signed callback. The latest is emailed to the
 * shopper.
 */
import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  decisionOf,
  decisions,
  decisionWord,
  type ApplicationStanding,
  type Decision,
} from '#src/domain/finance/decision.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import { deliveries, leads, leadStatuses } from '#src/server/platform/database/schema.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { shopperTarget } from '#src/server/leads/route-lead.ts';
import { applicationIdOf } from './staff-link.ts';

export interface Standing {
  standing: ApplicationStanding;
  at: Date | null;
}

export async function applicationStanding(db: Database, leadId: string): Promise<Standing> {
  const [latest] = await db
    .select({ status: leadStatuses.status, at: leadStatuses.at })
    .from(leadStatuses)
    .where(and(eq(leadStatuses.leadId, leadId), inArray(leadStatuses.status, decisions.map(decisionWord))))
    .orderBy(desc(leadStatuses.at), desc(leadStatuses.receivedAt))
    .limit(1);
  const decision = latest && decisionOf(latest.status);
  return decision ? { standing: decision, at: latest.at } : { standing: 'received', at: null };
}

/** @throws {EndpointError} 404 `no_such_lead`, 409 `not_an_application` */
export async function requireApplication(db: Database, dealer: string, leadId: string): Promise<void> {
  const [lead] = await db
    .select({ key: leads.idempotencyKey })
    .from(leads)
    .where(and(eq(leads.dealer, dealer), eq(leads.id, leadId)));
  if (!lead) throw new EndpointError(404, 'no_such_lead', 'There is no lead with this id.');
  if (applicationIdOf(lead.key) === null)
    throw new EndpointError(409, 'not_an_application', 'This lead is not a finance application.');
}

const prefix = 'finance:';
const noticeOf = (decision: Decision, at: Date): string => `${prefix}${decision}:${at.getTime()}`;
export const isApplicationNotice = (notice: string): boolean => notice.startsWith(prefix);
export const isNoticeOf = (notice: string, { standing, at }: Standing): boolean =>
  standing !== 'received' && at !== null && notice === noticeOf(standing, at);

export async function notifyApplicant(db: Database, dealer: string, leadId: string, now: number): Promise<void> {
  const { standing, at } = await applicationStanding(db, leadId);
  if (standing === 'received' || at === null) return;
  await db
    .insert(deliveries)
    .values({
      dealer,
      leadId,
      channel: 'email',
      target: shopperTarget,
      notice: noticeOf(standing, at),
      nextAttemptAt: new Date(now),
      createdAt: new Date(now),
    })
    .onConflictDoNothing();
}
