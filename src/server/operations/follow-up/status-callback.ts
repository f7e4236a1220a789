import type * as v from 'valibot';
import type { reportLeadStatus as contract } from '#src/contracts/lead-status.ts';
import { decisionOf } from '#src/domain/finance/decision.ts';
import { deliverNewLead } from '../../delivery/deliver-new-lead.ts';
import { requireApplication, notifyApplicant } from '#src/journeys/finance-application/server/application-status.ts';
import { EndpointError } from '../../platform/endpoint/endpoint-error.ts';
import type { Call } from '../../platform/endpoint/json-endpoint.ts';
import { holdAfterWord } from '#src/journeys/reserve/server/hold-after-word.ts';
import { recordStatus } from '../../leads/record-status.ts';
import { isSignedCall } from './verify-signature.ts';

/** @throws {EndpointError} 401 `bad_signature`, and the errors of recordStatus. */
export async function takeStatusCallback({
  input,
  bodyText,
  request,
  db,
  dealer,
  environment,
  now,
  waitUntil,
}: Call<v.InferOutput<(typeof contract)['input']>>): Promise<v.InferInput<(typeof contract)['reply']>> {
  const { slug, settings } = dealer;
  const variable = settings.private.leads.webhookSecret;
  if (!isSignedCall(request.headers, bodyText, { variable, values: process.env, now }))
    throw new EndpointError(401, 'bad_signature', 'The signature does not match this dealer’s key, or has expired.');
  const { lead_id: leadId, status, at } = input;
  const word = { dealer: slug, leadId, status, at: Date.parse(at), source: 'callback' as const };
  const given = request.headers.get('idempotency-key')?.slice(0, 200);
  const key = given ? `callback:${given}` : `said:${leadId}:${status}:${word.at}`;
  const isDecision = decisionOf(status) !== null;
  if (isDecision) await requireApplication(db, slug, leadId);
  const { isNew, status: current } = await recordStatus(db, { ...word, key }, now);
  // Uses the current status, so a repeat completes an interrupted report.
  if (isDecision) {
    await notifyApplicant(db, slug, leadId, now);
    deliverNewLead({ db, dealer, environment, now, waitUntil }, leadId);
  }
  const hold = isDecision ? null : await holdAfterWord({ db, dealer, environment, now }, leadId, current);
  return { lead_id: leadId, status: current, repeated: !isNew, ...(hold && { hold }) };
}
