import { createHmac } from 'node:crypto';

/**
 * The headers of a webhook. The receiver computes HMAC-SHA256 of `<timestamp>.<body>` with the shared key, compares it
 * in constant time, and refuses timestamps that are minutes old; `idempotency-key` is equal for every try of one
 * delivery.
 */
export function signedHeaders(
  key: string,
  { body, deliveryId, now }: { body: string; deliveryId: string; now: number },
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
  return {
    'content-type': 'application/json',
    'x-forecourt-timestamp': timestamp,
    'x-forecourt-signature': `sha256=${signature}`,
    'idempotency-key': deliveryId,
  };
}
