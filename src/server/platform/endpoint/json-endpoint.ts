import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { Contract } from '#src/contracts/contract.ts';
import { databaseOf, type Database } from '../database/database.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { findDealer } from '../dealer/find-dealer.ts';
import { readEnvironment, type Environment } from '../environment.ts';
import type { FunctionContext, FunctionHandler } from '../function-context.ts';
import { standInsOf } from '../stand-ins.ts';
import { siteFiles, type SiteFiles } from '../site-files.ts';
import { readSession, sessionCookies, type Session } from '../identity/session.ts';
import { withApiHeaders } from './api-headers.ts';
import { callerOf } from './caller.ts';
import { EndpointError, errorAnswer } from './endpoint-error.ts';
import { logCall, noted } from './log.ts';
import { submittedProof } from './proof-of-work.ts';
import { countCall, countLead, type RateLimit } from './rate-limit.ts';
import { proofAnswer } from './proof-page.ts';
import { formFields, readBody, type BodyFormat } from './read-input.ts';
import { asEndpointError, whyRefused } from './refusal.ts';
import { isSameOrigin } from './same-origin.ts';
import { countStored, type BudgetName } from './storage-budget.ts';
import { validate } from './validate.ts';

export interface Call<Input> {
  input: Input;
  bodyType: BodyFormat | null;
  raw: unknown;
  /** For verifying signatures; empty for GET. */
  bodyText: string;
  params: Record<string, string>;
  request: Request;
  context: FunctionContext;
  ip: string;
  /** Epoch milliseconds. */
  now: number;
  dealer: DealerRecord;
  db: Database;
  site: SiteFiles;
  /** Local servers replacing photo hosts; empty in production. */
  standIns: Readonly<Record<string, number>>;
  environment: Environment;
  session: Session | null;
  requestId: string;
  headers: Headers;
  waitUntil(work: Promise<unknown>): void;
}

export interface EndpointOptions {
  /** Default: 120 calls a minute per IP address. */
  limit?: RateLimit;
  /** Served even when counting fails. */
  isLead?: boolean;
  /** Null for callers with a dealer's key and data with its own limit. Default: `entries`. */
  budget?: BudgetName | null;
  /** Rows that an unchecked input would store. Default: 1. */
  rows?: (raw: unknown) => number;
  /** Default: 16 KB. */
  maxBytes?: number;
  types?: BodyFormat[];
  /** Open to any program or site: changes nothing, reads no cookies. */
  isPublic?: boolean;
  /** The `onError` page can resubmit with a proof of work. */
  sendsAgain?: boolean;
  /** Null keeps the JSON error. */
  onError?: (
    error: EndpointError,
    call: { request: Request; raw: unknown; bodyType: BodyFormat | null; context: FunctionContext },
  ) => Promise<Response | null>;
}

type InputOf<C> = C extends Contract<infer S, v.GenericSchema> ? v.InferOutput<S> : never;
type ReplyOf<C> = C extends Contract<v.GenericSchema, infer R> ? v.InferInput<R> : never;

const defaultLimit: RateLimit = { calls: 120, seconds: 60 };

export function jsonEndpoint<C extends Contract>(
  contract: C,
  handle: (call: Call<InputOf<C>>) => Promise<ReplyOf<C> | Response>,
  options: EndpointOptions = {},
): FunctionHandler {
  return endpoint(contract, (call) => handle(call as Call<InputOf<C>>), options);
}

type Handle = (call: Call<unknown>) => Promise<unknown>;

function endpoint(contract: Contract, handle: Handle, options: EndpointOptions): FunctionHandler {
  return async (request, context) => {
    const started = performance.now();
    const requestId = request.headers.get('x-request-id')?.match(/^[\w\-]{8,64}$/v)?.[0] ?? randomUUID();
    const seen: RequestState = { dealer: null, raw: undefined, bodyType: null, bodyText: '', headers: new Headers() };
    const answer = await answerOf(contract, handle, options, request, context, requestId, seen);
    answer.response.headers.set('x-request-id', requestId);
    logCall({
      requestId,
      method: request.method,
      path: new URL(request.url).pathname,
      dealer: seen.dealer,
      status: answer.response.status,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
      ...answer.why,
    });
    return answer.response;
  };
}

interface RequestState {
  dealer: string | null;
  raw: unknown;
  bodyType: BodyFormat | null;
  bodyText: string;
  /** Also sent with errors, so a renewed session reaches the browser. */
  headers: Headers;
}
interface Answered {
  response: Response;
  why?: { code: string; error?: string };
}

async function answerOf(
  contract: Contract,
  handle: Handle,
  options: EndpointOptions,
  request: Request,
  context: FunctionContext,
  requestId: string,
  seen: RequestState,
): Promise<Answered> {
  try {
    const call = await prepare(contract, options, request, context, requestId, seen);
    const reply = await handle(call);
    return {
      response: withHeaders(
        reply instanceof Response ? reply : Response.json(reply, { headers: { 'cache-control': 'no-store' } }),
        call.headers,
      ),
    };
  } catch (cause) {
    const error = asEndpointError(cause, contract.method === 'GET');
    const why = whyRefused(cause, error);
    const failed = { request, raw: seen.raw, bodyType: seen.bodyType, context };
    const needsProof = error.proof !== undefined && seen.bodyType === 'form' && !options.sendsAgain;
    const page = await (needsProof ? proofAnswer(error, failed) : options.onError?.(error, failed))?.catch(() => null);
    return { response: withHeaders(page ?? errorAnswer(error), cookiesOf(seen.headers)), why };
  }
}

async function prepare(
  contract: Contract,
  options: EndpointOptions,
  request: Request,
  context: FunctionContext,
  requestId: string,
  seen: RequestState,
): Promise<Call<unknown>> {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (request.method !== contract.method && !(contract.method === 'GET' && reads)) {
    throw new EndpointError(405, 'method_not_allowed', `Only ${contract.method} is allowed at this URL.`, {
      headers: { allow: contract.method },
    });
  }
  if (!reads && !options.isPublic && !isSameOrigin(request))
    throw new EndpointError(403, 'other_origin', 'This request comes from another website.');
  const dealer = await findDealer(context);
  if (!dealer) throw new EndpointError(404, 'no_such_site', 'There is no dealer at this URL.');
  seen.dealer = dealer.slug;
  const now = context.now?.() ?? Date.now();
  const db = await databaseOf(dealer.slug);
  const environment = readEnvironment();
  const caller = callerOf(context.ip);
  const limit = { key: `${contract.name}:${dealer.slug}:${caller}`, ...(options.limit ?? defaultLimit) };
  const name = budgetOf(contract, options);
  if (name === null) {
    await countCall(db, limit.key, limit, now);
    seen.raw = await rawInput(contract, options, request, seen);
  } else {
    try {
      seen.raw = await rawInput(contract, options, request, seen);
    } finally {
      const bytes = Buffer.byteLength(seen.bodyText);
      const proof = submittedProof(request, seen.raw);
      const rows = options.rows?.(seen.raw) ?? 1;
      const stored = { name, dealer: dealer.slug, caller, bytes, rows, limit, proof, environment, now };
      const count = (within: Database) => countStored(within, stored);
      await (options.isLead ? countLead(dealer.slug, count) : count(db));
    }
  }
  const session = options.isPublic ? null : await readSession(db, dealer.slug, request, now);
  for (const cookie of sessionCookies(session)) seen.headers.append('set-cookie', cookie);
  return {
    input: validate(contract.input, seen.raw),
    bodyType: seen.bodyType,
    raw: seen.raw,
    bodyText: seen.bodyText,
    params: context.params,
    request,
    context,
    ip: context.ip,
    now,
    dealer,
    db,
    site: siteFiles(request, context),
    standIns: standInsOf(context),
    environment,
    session,
    requestId,
    headers: seen.headers,
    waitUntil: (work) => context.waitUntil(noted(work, { dealer: dealer.slug, requestId })),
  };
}

const budgetOf = (
  { method }: Contract,
  { isPublic = false, budget = 'entries' }: EndpointOptions,
): BudgetName | null => (method === 'POST' && !isPublic ? budget : null);

async function rawInput(
  { method }: Contract,
  { maxBytes = 16 * 1024, types = ['json'] }: EndpointOptions,
  request: Request,
  seen: RequestState,
): Promise<unknown> {
  if (method !== 'POST') return formFields(new URL(request.url).searchParams);
  const { value, type, text } = await readBody(request, { maxBytes, types });
  seen.bodyType = type;
  seen.bodyText = text;
  return value;
}

const cookiesOf = (headers: Headers): Headers =>
  new Headers(headers.getSetCookie().map((cookie): [string, string] => ['set-cookie', cookie]));

function withHeaders(response: Response, headers: Headers): Response {
  const answer = new Response(response.body, response);
  for (const [name, value] of headers) if (name !== 'set-cookie') answer.headers.set(name, value);
  for (const cookie of headers.getSetCookie()) answer.headers.append('set-cookie', cookie);
  withApiHeaders(answer);
  // Caches must not share cookies.
  if (answer.headers.has('set-cookie')) answer.headers.set('cache-control', 'no-store');
  return answer;
}
