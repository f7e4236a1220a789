import { createHmac } from 'node:crypto';
import { byEach, type LiveSecrets } from '../live-secrets.ts';

export const webhookSignature = (key: string, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

/**
 * The headers of a webhook. The receiver computes HMAC-SHA256 of `<timestamp>.<body>` with the shared key, compares it
 * in constant time, and refuses timestamps that are minutes old; `idempotency-key` is equal for every try of one
 * delivery. While a key is being replaced the header has two signatures, the current key's first: the receiver accepts a call
 * when either is right.
 */
export function signedHeaders(
  keys: LiveSecrets,
  { body, deliveryId, now }: { body: string; deliveryId: string; now: number },
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  return {
    'content-type': 'application/json',
    'x-forecourt-timestamp': timestamp,
    'x-forecourt-signature': byEach(keys, (key) => `sha256=${webhookSignature(key, timestamp, body)}`).join(','),
    'idempotency-key': deliveryId,
  };
}
