/** The signature covers the raw body, so it is read as text. Any origin may call, within separate limits. */
import { randomUUID } from 'node:crypto';
import { databaseOf } from '../database/database.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { findDealer } from '../dealer/find-dealer.ts';
import { apiHeaders } from '../endpoint/api-headers.ts';
import { callerOf } from '../endpoint/caller.ts';
import { EndpointError, errorAnswer } from '../endpoint/endpoint-error.ts';
import { logCall, noted } from '../endpoint/log.ts';
import { countCall } from '../endpoint/rate-limit.ts';
import { readBodyText } from '../endpoint/read-input.ts';
import { asEndpointError, whyRefused } from '../endpoint/refusal.ts';
import { readEnvironment } from '../environment.ts';
import type { FunctionContext } from '../function-context.ts';
import { paymentProvider } from '../providers/payments.ts';
import { siteFiles } from '../site-files.ts';
import { takePaymentEvent } from './payment-event.ts';

const maxBytes = 256 * 1024;

/** Any response other than 2xx makes the gateway retry for days. */
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
