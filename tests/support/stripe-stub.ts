/** Stripe's API for deposits: payment pages, holds, refunds, idempotency keys, signed events. */
import Stripe from 'stripe';
import { stubService, type Received, type StubAnswer, type StubService } from './stub-service.ts';

export interface StripeStub {
  /** Value of the operator's variable. */
  account: string;
  isDown: boolean;
  intents: Map<string, StubIntent>;
  /** Completed payment pages by id. */
  sessions: Map<string, object>;
  server: StubService;
  /** Request bodies, deduplicated by idempotency key. */
  made(path: string): Record<string, string>[];
  stop(): Promise<void>;
}

interface StubIntent {
  status: 'requires_capture' | 'succeeded' | 'canceled';
  /** Epoch seconds; the hold expires then. */
  captureBefore?: number;
}

const stubSecret = 'whsec_stub';

export async function stripeStub(): Promise<StripeStub> {
  const kept = new Map<string, { body: string; path: string; answer: StubAnswer }>();
  const intents = new Map<string, StubIntent>();
  const sessions = new Map<string, object>();
  let serial = 0;
  const answer = ({ method, path, body, headers }: Received): StubAnswer => {
    if (stub.isDown) return { status: 500, json: { error: { type: 'api_error', message: 'down' } } };
    if (headers.authorization !== 'Bearer sk_stub')
      return { status: 401, json: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } };
    const [, kind, id = '', act] = /^\/v1\/(payment_intents|checkout\/sessions)\/([^/?]+)(?:\/(\w+))?/.exec(path) ?? [];
    if (kind === 'payment_intents') return intentAnswer(id, intents.get(id), act);
    if (kind !== undefined && method === 'GET')
      return { status: 200, json: sessions.get(id) ?? { id, object: 'checkout.session', status: 'open' } };
    const key = String(headers['idempotency-key']);
    const known = kept.get(key);
    if (known && known.body !== body)
      return { status: 400, json: { error: { type: 'idempotency_error', message: 'other parameters' } } };
    if (known) return known.answer;
    const made = `${++serial}`;
    const session = `cs_${made}`;
    const reply = {
      status: 200,
      json:
        path === '/v1/refunds'
          ? { id: `re_${made}`, object: 'refund', status: 'succeeded' }
          : { id: session, object: 'checkout.session', url: `https://pay.example/${session}` },
    };
    kept.set(key, { body, path, answer: reply });
    return reply;
  };
  const server = await stubService(answer);
  const stub: StripeStub = {
    account: server.origin.replace('://', `://sk_stub:${stubSecret}@`),
    isDown: false,
    intents,
    sessions,
    server,
    made: (path) =>
      [...kept.values()]
        .filter((one) => one.path === path)
        .map(({ body }) => Object.fromEntries(new URLSearchParams(body))),
    stop: () => server.stop(),
  };
  return stub;
}

function intentAnswer(id: string, intent: StubIntent | undefined, act: string | undefined): StubAnswer {
  if (!intent) return { status: 404, json: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
  if (act !== undefined) {
    if (intent.status !== 'requires_capture')
      return {
        status: 400,
        json: { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } },
      };
    intent.status = act === 'capture' ? 'succeeded' : 'canceled';
  }
  const card = { capture_before: intent.captureBefore };
  return {
    status: 200,
    json: {
      id,
      object: 'payment_intent',
      status: intent.status,
      latest_charge: { id: `ch_${id}`, object: 'charge', payment_method_details: { type: 'card', card } },
    },
  };
}

export function signedEvent(
  event: object,
  { secret = stubSecret, at }: { secret?: string; at: number },
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', ...event });
  const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(at / 1000) });
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': header } };
}
