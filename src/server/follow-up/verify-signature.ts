import { createHmac } from 'node:crypto';
import { EnvironmentError } from '../environment.ts';
import { isSameHash } from '../identity/code-hash.ts';

const freshSeconds = 300;

/**
 * Whether a call was signed as our webhooks are (delivery/signature.ts), by somebody with the dealer's key and within
 * five minutes: an old call that somebody kept is worth nothing. @throws EnvironmentError where the dealer has no key
 */
export function isSignedCall(
  headers: Headers,
  body: string,
  { variable, values, now }: { variable: string | null; values: Record<string, string | undefined>; now: number },
): boolean {
  const key = variable ? values[variable] : undefined;
  if (!key) throw new EnvironmentError(`${variable ?? 'private.leads.webhookSecret'} is not set: it signs callbacks.`);
  const timestamp = headers.get('x-forecourt-timestamp') ?? '';
  const given = /^sha256=([\da-f]{64})$/.exec(headers.get('x-forecourt-signature') ?? '')?.[1];
  if (!given || !/^\d{9,11}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > freshSeconds) return false;
  return isSameHash(given, createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex'));
}
