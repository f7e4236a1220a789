import { finishReservations } from '#src/journeys/reserve/server/finish-reservations.ts';
import { database, databaseOf } from '#src/server/platform/database/database.ts';
import { tidyDatabase } from '#src/server/platform/database/tidy.ts';
import { findDealer, listDealers } from '#src/server/platform/dealer/find-dealer.ts';
import { scheduled } from '#src/server/platform/endpoint/scheduled.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import { isClockSteady } from '#src/server/operations/follow-up/watch-clock.ts';
import { tryForwardEvents } from '#src/server/events/forward-events.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import { applyRetention } from '#src/server/operations/privacy/retention.ts';
import { siteFiles } from '#src/server/platform/site-files.ts';

async function tidy(_request: Request, context: FunctionContext): Promise<Response> {
  const now = context.now?.() ?? Date.now();
  const environment = readEnvironment();
  const one = await findDealer(context);
  let forwarded = 0;
  let isSteady = true;
  const retired: Record<string, unknown> = {};
  for (const dealer of one ? [one] : await listDealers(context.dealersDir)) {
    const db = await databaseOf(dealer.slug);
    const canDelete = await isClockSteady({ db, dealer, environment, now });
    isSteady &&= canDelete;
    await finishReservations({
      db,
      dealer,
      site: siteFiles(new Request(dealer.settings.siteUrl), one ? context : {}),
      environment,
      now,
    });
    retired[dealer.slug] = canDelete
      ? await applyRetention(db, dealer.slug, dealer.settings.private.retention, now)
      : null;
    forwarded += await tryForwardEvents({ db, dealer, now });
  }
  const removed = isSteady ? await tidyDatabase(await database(), now) : null;
  return Response.json({ removed, retired, forwarded }, { headers: { 'cache-control': 'no-store' } });
}

export default scheduled('tidy', tidy);

export const config: FunctionConfig = { schedule: '17 16 * * *' };
