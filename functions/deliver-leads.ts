import { finishReservations } from '#src/journeys/reserve/server/finish-reservations.ts';
import { databaseOf } from '#src/server/platform/database/database.ts';
import { findDealer, listDealers } from '#src/server/platform/dealer/find-dealer.ts';
import { deliverDue } from '#src/server/delivery/deliver-due.ts';
import { rerouteStranded } from '#src/server/delivery/reroute-stranded.ts';
import { scheduled } from '#src/server/platform/endpoint/scheduled.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import { notifyOfBudgets } from '#src/server/operations/follow-up/budget-alarms.ts';
import { notifyOfUndeliveredLeads } from '#src/server/operations/follow-up/lead-alarms.ts';
import { isClockSteady } from '#src/server/operations/follow-up/watch-clock.ts';
import { escalateLate } from '#src/server/leads/late-leads.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import { logFailure } from '#src/server/platform/log.ts';
import { limit } from '#src/lib/limit.ts';
import { sendValuationMails } from '#src/journeys/trade-in/server/valuation-mails.ts';
import { siteFiles } from '#src/server/platform/site-files.ts';

const maxConcurrentDealers = 8;
const runMs = 20_000;

async function deliverLeads(_request: Request, context: FunctionContext): Promise<Response> {
  const environment = readEnvironment();
  const one = await findDealer(context);
  const dealers = one ? [one] : await listDealers(context.dealersDir);
  const now = context.now ?? Date.now;
  const budgetMs = runMs / Math.ceil(dealers.length / maxConcurrentDealers);
  const inTurn = limit(maxConcurrentDealers);
  const rounds = await Promise.allSettled(
    dealers.map((dealer) =>
      inTurn(async () => {
        const db = await databaseOf(dealer.slug);
        await rerouteStranded(db, dealer, now());
        await escalateLate(db, dealer, now()).catch((error: unknown) =>
          logFailure({ at: 'deliver-leads', dealer: dealer.slug }, 'Late leads could not be escalated', error),
        );
        const delivered = await deliverDue({ db, dealer, environment, now, budgetMs });
        const alarms = { db, dealer, environment, now: now() };
        for (const tell of [isClockSteady, notifyOfUndeliveredLeads, notifyOfBudgets])
          await tell(alarms).catch((error: unknown) =>
            logFailure({ at: 'deliver-leads', dealer: dealer.slug }, 'The operator could not be notified', error),
          );
        // Receipts and refunds must not delay leads.
        await finishReservations({
          db,
          dealer,
          site: siteFiles(new Request(dealer.settings.siteUrl), one ? context : {}),
          environment,
          now: now(),
        }).catch((error: unknown) =>
          logFailure({ at: 'deliver-leads', dealer: dealer.slug }, 'Reservations could not be processed', error),
        );
        await sendValuationMails({ db, dealer, environment, now: now() }).catch((error: unknown) =>
          logFailure({ at: 'deliver-leads', dealer: dealer.slug }, 'Valuations could not be emailed', error),
        );
        return delivered;
      }),
    ),
  );
  const failed = rounds.find((round) => round.status === 'rejected');
  if (failed) throw failed.reason;
  const results = Object.fromEntries(
    rounds.map((round, index) => [dealers[index]!.slug, round.status === 'fulfilled' ? round.value : null]),
  );
  return Response.json(results, { headers: { 'cache-control': 'no-store' } });
}

export default scheduled('deliver-leads', deliverLeads);

export const config: FunctionConfig = { schedule: '* * * * *' };
