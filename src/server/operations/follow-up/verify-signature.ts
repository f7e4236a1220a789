import { EnvironmentError } from '../../platform/environment.ts';
import { webhookSignature } from '../../delivery/signature.ts';
import { isSigned, liveKeys } from '../../platform/live-secrets.ts';

const freshSeconds = 300;

/**
 * Signed like our webhooks (delivery/signature.ts). Calls over five minutes old are rejected as replays.
 * @throws {EnvironmentError} if the dealer has no key.
 */
export function isSignedCall(
  headers: Headers,
  body: string,
  { variable, values, now }: { variable: string | null; values: Record<string, string | undefined>; now: number },
): boolean {
  const keys = liveKeys(variable, values);
  if (!keys)
    throw new EnvironmentError(
      `${variable ?? 'private.leads.webhookSecret'} is not set. It is the key that signs callbacks.`,
    );
  const timestamp = headers.get('x-forecourt-timestamp') ?? '';
  const header = headers.get('x-forecourt-signature') ?? '';
  const given = [...header.slice(0, 200).matchAll(/(?:^|,\s*)sha256=([\da-f]{64})(?=,|$)/g)].map(([, hash]) => hash!);
  if (!/^\d{9,11}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > freshSeconds) return false;
  return given.some((hash) => isSigned(hash, keys, (key) => webhookSignature(key, timestamp, body)));
}
