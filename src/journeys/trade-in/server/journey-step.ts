import type { TradeInAction } from '../contract/journey.ts';
import { signInUrl } from '#src/domain/sign-in-url.ts';
import { databaseOf } from '#src/server/platform/database/database.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import type { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionContext } from '#src/server/platform/function-context.ts';
import { successPath } from '#src/server/forms/success-path.ts';
import { seeOther } from '#src/server/platform/see-other.ts';
import { siteFiles } from '#src/server/platform/site-files.ts';
import { confirm, countMarks, keepByMail, renew, startManually, startByRego } from './journey.ts';
import { valuationPageOf, startPage, stepOfAction, tradeInAnswer, valuationUrl } from './journey-page.ts';
import { tradeInCookie } from './own-trade-in.ts';
import { requireValuations } from './trade-in-access.ts';
import { acceptPrice, askAppraisal } from './trade-in-lead.ts';
import { valuationByKey, type ValuationRow } from './valuation-row.ts';

type StepCall = Call<TradeInAction>;
interface StepReply {
  next: string;
  event_id?: number;
  lead_id?: string;
}

export async function submitTradeInStep(call: StepCall): Promise<Response | StepReply> {
  const { input, dealer, session, bodyType } = call;
  // Appraisals need no price or account.
  if (input.action !== 'appraise') requireValuations(dealer.settings, session);
  const taken = await take(call);
  if (bodyType !== 'form') return taken;
  return new Response(null, { status: 303, headers: { location: taken.next, 'cache-control': 'no-store' } });
}

async function take(call: StepCall): Promise<StepReply> {
  const { input } = call;
  if (input.action === 'accept' || input.action === 'appraise') {
    const lead = await (input.action === 'accept' ? acceptPrice(call, input) : askAppraisal(call, input));
    return { next: successPath('trade-in', lead), event_id: lead.eventId, lead_id: lead.id };
  }
  const row = await rowAfter(call, input);
  call.headers.append('set-cookie', tradeInCookie(row.key!, call.request));
  return { next: valuationUrl(row.key!) };
}

type RowAction = Exclude<TradeInAction, { action: 'accept' | 'appraise' }>;

function rowAfter(call: StepCall, input: RowAction): Promise<ValuationRow> {
  switch (input.action) {
    case 'find':
      return startByRego(call, input);
    case 'enter':
      return startManually(call, input);
    case 'confirm':
      return confirm(call, input);
    case 'count':
    case 'assume':
      return countMarks(call, input);
    case 'mail':
      return keepByMail(call, input);
    case 'renew':
      return renew(call, input);
  }
}

interface Failed {
  request: Request;
  raw: unknown;
  context: FunctionContext;
}

const hidden = ['ref', 'action', 'shown'];

const textsOf = (raw: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((raw ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      typeof value === 'string' && !hidden.includes(name) ? [[name, value.slice(0, 500)]] : [],
    ),
  );

export async function valuationErrorPage(error: EndpointError, failed: Failed): Promise<Response | null> {
  const { request, raw, context } = failed;
  if (/\bjson\b/i.test(request.headers.get('content-type') ?? '')) return null;
  const dealer = await findDealer(context);
  if (!dealer) return null;
  const call = { request, context, dealer };
  const { code, message, status, headers } = error;
  if (code === 'sign_in') {
    const { path } = dealer.settings.tradeIn;
    return seeOther(signInUrl({ type: 'trade-in', redirect: path, back: path }));
  }
  // Without online valuations, this page must not offer them (ROUTE-09).
  if (code === 'feature_off') {
    const { path } = dealer.settings.tradeIn;
    return seeOther((dealer.pages ?? []).includes(path) ? path : '/contact');
  }
  const sent = (raw ?? {}) as Record<string, unknown>;
  const faults = fieldErrors(error);
  const isSent = request.method === 'POST';
  const isFixed = code === 'offer_written' || code === 'already_accepted';
  const around = {
    faults,
    failure: Object.keys(faults).length > 0 ? null : message,
    typed: isSent && !isFixed ? textsOf(raw) : {},
    ...(code === 'offer_written' && { unsaved: textsOf(raw) }),
  };
  const site = siteFiles(request, context);
  const key = typeof sent['ref'] === 'string' ? sent['ref'] : null;
  const db = await databaseOf(dealer.slug);
  const row = isSent && key ? await valuationByKey(db, dealer.slug, key).catch(() => null) : null;
  const now = context.now?.() ?? Date.now();
  const carId = typeof sent['car_id'] === 'string' ? sent['car_id'] : null;
  const page = row
    ? await valuationPageOf(
        { db, dealer, site, environment: readEnvironment(), now },
        row,
        stepOfAction(sent['action']),
        around,
      )
    : await startPage(dealer, site, carId, around);
  return tradeInAnswer(call, page, { status, headers });
}

function fieldErrors({ code, message, fields = {} }: EndpointError): Record<string, string> {
  return code === 'rego_not_found' || code === 'rego_unavailable' ? { rego: message } : fields;
}
