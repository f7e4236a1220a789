/** The signature covers the raw text. Any origin may call, within separate limits. */
import { randomUUID } from 'node:crypto';
import { databaseOf } from '#src/server/platform/database/database.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { apiHeaders } from '#src/server/platform/endpoint/api-headers.ts';
import { callerOf } from '#src/server/platform/endpoint/caller.ts';
import { EndpointError, errorAnswer } from '#src/server/platform/endpoint/endpoint-error.ts';
import { logCall, noted } from '#src/server/platform/endpoint/log.ts';
import { countCall } from '#src/server/platform/endpoint/rate-limit.ts';
import { readBodyText } from '#src/server/platform/endpoint/read-input.ts';
import { asEndpointError, whyRefused } from '#src/server/platform/endpoint/refusal.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import type { FunctionContext } from '#src/server/platform/function-context.ts';
import { paymentProvider } from './payments/payments.ts';
import { siteFiles } from '#src/server/platform/site-files.ts';
import { takePaymentEvent } from './payment-event.ts';

const maxBytes = 256 * 1024;

/** Without a 2xx, the gateway retries for days. */
export async function webhookAnswer(request: Request, context: FunctionContext): Promise<Response> {
  const started = performance.now();
  const requestId = randomUUID();
  const dealer = await findDealer(context);
  let why = {};
  const answer = await take(request, context, dealer).catch((cause: unknown) => {
    const error = asEndpointError(cause, false);
    why = whyRefused(cause, error);
    return errorAnswer(error);
  });
  logCall({
    requestId,
    method: request.method,
    path: new URL(request.url).pathname,
    dealer: dealer?.slug ?? null,
    status: answer.status,
    milliseconds: Math.round((performance.now() - started) * 10) / 10,
    ...why,
  });
  return answer;
}

async function take(request: Request, context: FunctionContext, dealer: DealerRecord | null): Promise<Response> {
  if (request.method !== 'POST')
    throw new EndpointError(405, 'method_not_allowed', 'Only POST is allowed at this URL.', {
      headers: { allow: 'POST' },
    });
  if (!dealer) throw new EndpointError(404, 'no_such_site', 'There is no dealer at this URL.');
  const now = context.now?.() ?? Date.now();
  const db = await databaseOf(dealer.slug);
  await countCall(db, `payment-webhook:${dealer.slug}:${callerOf(context.ip)}`, { calls: 600, seconds: 60 }, now);
  const environment = readEnvironment();
  const provider = paymentProvider(dealer, environment);
  const event = provider.verifyWebhook(await readBodyText(request, maxBytes), request.headers, now);
  if (!event)
    throw new EndpointError(400, 'bad_signature', 'The signature is not from the payment gateway, or has expired.');
  await takePaymentEvent(
    {
      db,
      dealer,
      site: siteFiles(request, context),
      environment,
      provider,
      now,
      waitUntil: (work) => context.waitUntil(noted(work, { dealer: dealer.slug })),
    },
    event,
  );
  return Response.json({ received: true }, { headers: { 'cache-control': 'no-store', ...apiHeaders } });
}
