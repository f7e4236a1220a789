import { PrivateAddressError, type GuardedRequest } from '#src/network/guarded-fetch.ts';
import { EnvironmentError } from '../platform/environment.ts';
import { DeliveryError } from './delivery-error.ts';
import type { DeliveredLead } from './delivered-lead.ts';
import { liveKeys, type LiveSecrets } from '../platform/live-secrets.ts';
import { signedHeaders } from './signature.ts';
import { webhookBody } from './webhook-body.ts';

const timeoutMs = 15_000;

export type SendWebhook = (url: URL, call: Omit<GuardedRequest, 'privateHosts'>) => Promise<Response>;

export interface WebhookNeeds {
  target: string;
  notice: string;
  deliveryId: string;
  now: number;
  values: Record<string, string | undefined>;
  fetch: SendWebhook;
}

/**
 * Resolves on 2xx.
 * @throws {DeliveryError} or {EnvironmentError}
 */
export async function sendWebhook(
  delivered: DeliveredLead,
  { target, notice, deliveryId, now, values, fetch: send }: WebhookNeeds,
): Promise<string> {
  const url = addressOf(target, values);
  const body = JSON.stringify(webhookBody(delivered, deliveryId, notice));
  const headers = signedHeaders(keysOf(delivered.settings.private.leads.webhookSecret, values), {
    body,
    deliveryId,
    now,
  });
  const response = await send(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: Error) => {
    if (cause instanceof PrivateAddressError)
      throw new DeliveryError(
        `${cause.message}. If the webhook is inside your network, ask the operator to add its host to privateHosts in operator.json`,
        { cause },
      );
    throw new DeliveryError(`${url.host} did not respond: ${reasonOf(cause)}`, { cause });
  });
  await response.body?.cancel().catch(() => null);
  if (response.ok) return `answered ${response.status}`;
  throw new DeliveryError(`${url.host} answered ${response.status}`, {
    retryAfterMs: retryAfterMs(response.headers.get('retry-after'), now),
  });
}

const reasonOf = (cause: Error): string =>
  (cause.cause instanceof Error ? cause.cause.message || (cause.cause as NodeJS.ErrnoException).code : cause.message) ??
  cause.name;

function addressOf(target: string, values: WebhookNeeds['values']): URL {
  const name = target.startsWith('env:') ? target.slice(4) : null;
  const address = name ? values[name] : target;
  if (!address) throw new EnvironmentError(`${name} is not set. Set it to the URL of the CRM webhook.`);
  const url = URL.parse(address);
  if (url?.protocol !== 'https:') throw new EnvironmentError(`${name ?? 'The webhook URL'} must be an https URL.`);
  return url;
}

function keysOf(variable: string | null, values: WebhookNeeds['values']): LiveSecrets {
  const keys = liveKeys(variable, values);
  if (keys) return keys;
  throw new EnvironmentError(
    variable
      ? `${variable} is not set. Set it to the key that signs webhooks.`
      : 'private.leads.webhookSecret does not name a variable. Set it: webhooks are never sent unsigned.',
  );
}

function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
