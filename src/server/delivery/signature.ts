import { createHmac } from 'node:crypto';
import { byEach, type LiveSecrets } from '../platform/live-secrets.ts';

export const webhookSignature = (key: string, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

/**
 * Receivers compute the HMAC-SHA256 of `<timestamp>.<body>`, compare it in constant time, and reject timestamps over a
 * few minutes old. Every attempt has the same `idempotency-key`. During a rotation there are two signatures, the
 * current key's first; either may match.
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
