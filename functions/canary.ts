import { databaseOf } from '#src/server/platform/database/database.ts';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { findDealer, listDealers } from '#src/server/platform/dealer/find-dealer.ts';
import { scheduled } from '#src/server/platform/endpoint/scheduled.ts';
import { isProduction, readEnvironment, type Environment } from '#src/server/platform/environment.ts';
import { raiseUnwritten } from '#src/server/operations/follow-up/alarm-unwritten.ts';
import { runCanary } from '#src/server/operations/follow-up/canary.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import { tryPost } from '#src/server/platform/mail/choose-mailer.ts';
import forms from './forms.ts';

/** Production submits over the network, like a browser; development has no public host. */
const submit =
  (environment: Environment, context: FunctionContext, { slug }: DealerRecord) =>
  async (request: Request): Promise<Response> =>
    isProduction(environment)
      ? fetch(request, { signal: AbortSignal.timeout(20_000) })
      : forms(request, { ...context, tenant: slug, params: { form: 'enquiry' } });

async function canary(_request: Request, context: FunctionContext): Promise<Response> {
  const one = await findDealer(context);
  const environment = readEnvironment();
  const now = context.now?.() ?? Date.now();
  const states: Record<string, string> = {};
  for (const dealer of one ? [one] : await listDealers(context.dealersDir)) {
    if (!dealer.settings.private.leads.canary) continue;
    try {
      const db = await databaseOf(dealer.slug);
      const post = tryPost({ environment, db, dealer: dealer.slug, siteUrl: dealer.settings.siteUrl, now: () => now });
      const round = { db, dealer, environment, now, post, fetch, submit: submit(environment, context, dealer) };
      states[dealer.slug] = await runCanary(round);
    } catch (cause) {
      states[dealer.slug] = 'broken';
      await raiseUnwritten(dealer, failureText(cause), { environment, now, fetch });
    }
  }
  return Response.json(states, { headers: { 'cache-control': 'no-store' } });
}

export default scheduled('canary', canary);

export const config: FunctionConfig = { schedule: '*/5 * * * *' };
