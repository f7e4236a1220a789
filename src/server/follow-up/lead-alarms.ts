/** What the operator is told of leads whose delivery was given up. */
import { and, countDistinct, desc, eq, max, ne } from 'drizzle-orm';
import { asSentence } from '#src/lib/as-sentence.ts';
import { deliveries, leads } from '../database/schema.ts';
import { shopperTarget } from '../leads/route-lead.ts';
import { tellOperator, type AlarmRound } from './tell-operator.ts';

/** Told anew, once a day, while more are given up. What shoppers themselves are sent counts not: addresses are mistyped. */
export async function tellOfDeadLeads(round: AlarmRound): Promise<void> {
  const { db, dealer } = round;
  const { slug, settings } = dealer;
  const isDead = and(
    eq(deliveries.dealer, slug),
    eq(deliveries.state, 'dead'),
    ne(deliveries.target, shopperTarget),
    eq(leads.isTest, false),
  );
  const [dead] = await db
    .select({ leads: countDistinct(deliveries.leadId), lastAt: max(deliveries.nextAttemptAt) })
    .from(deliveries)
    .innerJoin(leads, eq(leads.id, deliveries.leadId))
    .where(isDead);
  if (!dead?.lastAt) return tellOperator(round, 'leads', null);
  const [last] = await db
    .select({ why: deliveries.lastError })
    .from(deliveries)
    .innerJoin(leads, eq(leads.id, deliveries.leadId))
    .where(isDead)
    .orderBy(desc(deliveries.nextAttemptAt))
    .limit(1);
  const { name } = settings.branding;
  return tellOperator(round, 'leads', {
    subject: `Leads of ${name} are not delivered`,
    text: `${dead.leads === 1 ? '1 lead was' : `${dead.leads} leads were`} given up after all tries, the last because: ${asSentence(last?.why ?? 'no reason is known')} What the shoppers wrote is kept.`,
    next: [
      `To see them: npm run leads -- --dealer ${slug} --dead`,
      'Put right what is named there as the reason, then send each again: npm run leads -- --resend ID',
      'A lead that no route takes goes out by itself once private.leads.routes has one for it.',
    ],
    again: dead.lastAt.getTime(),
  });
}
