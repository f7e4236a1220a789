import { and, countDistinct, desc, eq, gte, inArray, max, ne, or, sql } from 'drizzle-orm';
import { asSentence } from '#src/lib/as-sentence.ts';
import { deliveries, leads } from '../../platform/database/schema.ts';
import { attemptsBeforeAlarm } from '../../delivery/retry.ts';
import { shopperTarget } from '../../leads/route-lead.ts';
import { notifyOperator, type AlarmRun } from './tell-operator.ts';

/** Alerts long before deliveries are dead, then daily. Excludes messages to shoppers, who mistype addresses. */
export async function notifyOfUndeliveredLeads(round: AlarmRun): Promise<void> {
  const { db, dealer, now } = round;
  const { slug, settings } = dealer;
  const isUndelivered = and(
    eq(deliveries.dealer, slug),
    inArray(deliveries.state, ['dead', 'pending']),
    or(eq(deliveries.state, 'dead'), gte(deliveries.attempts, attemptsBeforeAlarm)),
    ne(deliveries.target, shopperTarget),
    eq(leads.isTest, false),
  );
  const [counts] = await db
    .select({
      dead: countDistinct(sql`case when ${deliveries.state} = 'dead' then ${deliveries.leadId} end`),
      waiting: countDistinct(sql`case when ${deliveries.state} = 'pending' then ${deliveries.leadId} end`),
      lastDeadAt: max(sql`case when ${deliveries.state} = 'dead' then ${deliveries.nextAttemptAt} end`).mapWith(
        deliveries.nextAttemptAt,
      ),
    })
    .from(deliveries)
    .innerJoin(leads, eq(leads.id, deliveries.leadId))
    .where(isUndelivered);
  if (!counts || counts.dead + counts.waiting === 0) return notifyOperator(round, 'leads', null);
  const { dead, waiting, lastDeadAt } = counts;
  const [last] = await db
    .select({ why: deliveries.lastError })
    .from(deliveries)
    .innerJoin(leads, eq(leads.id, deliveries.leadId))
    .where(isUndelivered)
    .orderBy(desc(deliveries.nextAttemptAt))
    .limit(1);
  return notifyOperator(round, 'leads', {
    subject: `Leads for ${settings.branding.name} are not being delivered`,
    text: [
      waiting > 0 &&
        `${waiting === 1 ? '1 lead is' : `${waiting} leads are`} waiting: every attempt to deliver ${waiting === 1 ? 'it' : 'them'} has failed so far. We keep trying for three days.`,
      dead > 0 && `${dead === 1 ? '1 lead was' : `${dead} leads were`} abandoned after all attempts failed.`,
      `Most recent reason: ${asSentence(last?.why ?? 'unknown')}`,
      'Everything the shoppers wrote is stored.',
    ]
      .filter(Boolean)
      .join(' '),
    next: [
      `To see them: ./forecourt leads --dealer ${slug}${waiting === 0 ? ' --dead' : ''}`,
      'Fix the cause above. Waiting leads are then sent automatically. To send one now, or to retry an abandoned one: ./forecourt leads --resend ID',
      'A lead that no route accepts is sent automatically once private.leads.routes has a route for it.',
    ],
    again: waiting > 0 ? now : lastDeadAt!.getTime(),
  });
}
