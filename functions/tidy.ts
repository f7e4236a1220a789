import { finishReservations } from '#src/journeys/reserve/server/finish-reservations.ts';
import { database, databaseOf } from '#src/server/platform/database/database.ts';
import { tidyDatabase } from '#src/server/platform/database/tidy.ts';
import { findDealer, listDealers } from '#src/server/platform/dealer/find-dealer.ts';
import { scheduled } from '#src/server/platform/endpoint/scheduled.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import { tryForwardEvents } from '#src/server/events/forward-events.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import { applyRetention } from '#src/server/operations/privacy/retention.ts';
import { siteFiles } from '#src/server/platform/site-files.ts';

async function tidy(_request: Request, context: FunctionContext): Promise<Response> {
  const now = context.now?.() ?? Date.now();
  const removed = await tidyDatabase(await database(), now);
  const one = await findDealer(context);
  let forwarded = 0;
  const retired: Record<string, unknown> = {};
  for (const dealer of one ? [one] : await listDealers(context.dealersDir)) {
    const db = await databaseOf(dealer.slug);
    await finishReservations({
      db,
      dealer,
      site: siteFiles(new Request(dealer.settings.siteUrl), one ? context : {}),
      environment: readEnvironment(),
      now,
    });
    retired[dealer.slug] = await applyRetention(db, dealer.slug, dealer.settings.private.retention, now);
    forwarded += await tryForwardEvents({ db, dealer, now });
  }
  return Response.json({ removed, retired, forwarded }, { headers: { 'cache-control': 'no-store' } });
}

export default scheduled('tidy', tidy);

export const config: FunctionConfig = { schedule: '17 16 * * *' };
