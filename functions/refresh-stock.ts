import { databaseOf } from '#src/server/platform/database/database.ts';
import { findDealer, listDealers } from '#src/server/platform/dealer/find-dealer.ts';
import { scheduled } from '#src/server/platform/endpoint/scheduled.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import { notifyOfHeld } from '#src/server/operations/follow-up/held-alarms.ts';
import { notifyOfStock } from '#src/server/operations/follow-up/stock-alarms.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import { logFailure } from '#src/server/platform/log.ts';
import { refreshStock } from '#src/server/operations/stock-refresh/refresh-stock.ts';
import { checkFeed } from '#src/sources/stock/feed-version.ts';

async function refresh(_request: Request, context: FunctionContext): Promise<Response> {
  const dealer = await findDealer(context);
  const dealers = dealer ? [dealer] : await listDealers(context.dealersDir);
  const environment = readEnvironment();
  const now = context.now ?? Date.now;
  const checks = await Promise.all(
    dealers.map(async (dealer) => {
      const db = await databaseOf(dealer.slug);
      const check = await refreshStock(db, dealer, now, checkFeed);
      if (check.outcome !== 'skipped')
        await notifyOfStock({ db, dealer, environment, now: now() }).catch((cause: unknown) =>
          logFailure({ at: 'refresh-stock', dealer: dealer.slug }, 'The operator could not be notified', cause),
        );
      return { dealer: dealer.slug, ...check };
    }),
  );
  // Other dealers' deployments may also record held changes, so a single dealer's email waits for them.
  await notifyOfHeld({ dealers, isWhole: dealers.length > 1, environment, now: now() });
  for (const check of checks) {
    const said = check.outcome === 'failed' ? [check.reason] : (check.failing ?? []);
    for (const reason of said) logFailure({ at: 'refresh-stock', dealer: check.dealer }, reason);
  }
  return Response.json({ checks }, { headers: { 'cache-control': 'no-store' } });
}

export default scheduled('refresh-stock', refresh);

export const config: FunctionConfig = { schedule: '*/10 * * * *' };
