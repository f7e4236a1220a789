import { createHmac } from 'node:crypto';
import { byEach, type LiveSecrets } from '../live-secrets.ts';

export const webhookSignature = (key: string, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

/**
 * The receiver computes the HMAC-SHA256 of `<timestamp>.<body>`, compares it in constant time, and rejects timestamps
 * more than a few minutes old. `idempotency-key` is the same for every attempt. During a rotation there are two
 * signatures, the current key's first; either may match.
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
