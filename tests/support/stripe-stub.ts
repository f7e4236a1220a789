/** Stripe's form protocol as far as deposits use it: payment pages, refunds, idempotency keys, signed events. */
import Stripe from 'stripe';
import { stubService, type Received, type StubAnswer, type StubService } from './stub-service.ts';

export interface StripeStub {
  /** What an operator would set. */
  account: string;
  /** Answers 500 to everything. */
  isDown: boolean;
  server: StubService;
  /** Bodies of the calls of a path, each key once. */
  made(path: string): Record<string, string>[];
  stop(): Promise<void>;
}

const stubSecret = 'whsec_stub';

export async function stripeStub(): Promise<StripeStub> {
  const kept = new Map<string, { body: string; path: string; answer: StubAnswer }>();
  let serial = 0;
  const answer = ({ path, body, headers }: Received): StubAnswer => {
    if (stub.isDown) return { status: 500, json: { error: { type: 'api_error', message: 'down' } } };
    if (headers.authorization !== 'Bearer sk_stub')
      return { status: 401, json: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } };
    const key = String(headers['idempotency-key']);
    const known = kept.get(key);
    if (known && known.body !== body)
      return { status: 400, json: { error: { type: 'idempotency_error', message: 'other parameters' } } };
    if (known) return known.answer;
    const id = `cs_${++serial}`;
    const made = {
      status: 200,
      json:
        path === '/v1/refunds'
          ? { id: `re_${serial}`, object: 'refund', status: 'succeeded' }
          : { id, object: 'checkout.session', url: `https://pay.example/${id}` },
    };
    kept.set(key, { body, path, answer: made });
    return made;
  };
  const server = await stubService(answer);
  const stub: StripeStub = {
    account: server.origin.replace('://', `://sk_stub:${stubSecret}@`),
    isDown: false,
    server,
    made: (path) =>
      [...kept.values()]
        .filter((one) => one.path === path)
        .map(({ body }) => Object.fromEntries(new URLSearchParams(body))),
    stop: () => server.stop(),
  };
  return stub;
}

/** A signed event, as the gateway posts it. */
export function signedEvent(
  event: object,
  { secret = stubSecret, at }: { secret?: string; at: number },
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', ...event });
  const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(at / 1000) });
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': header } };
}
