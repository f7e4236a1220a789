/** During a rotation, only the current secret signs and encrypts; both are accepted (decision 077). */
import { timingSafeEqual } from 'node:crypto';

export type LiveSecrets = readonly [current: string, previous?: string];

export const previousVariable = (variable: string): string => `${variable}_PREVIOUS`;

export function liveKeys(variable: string | null, values: Record<string, string | undefined>): LiveSecrets | null {
  const current = variable ? values[variable] : undefined;
  if (!variable || !current) return null;
  const previous = values[previousVariable(variable)];
  return previous?.trim() && previous !== current ? [current, previous] : [current];
}

export const byEach = <Made>(secrets: LiveSecrets, make: (secret: string) => Made): Made[] =>
  secrets.flatMap((secret) => (secret === undefined ? [] : [make(secret)]));

/** In constant time. */
export const isSigned = (given: string, secrets: LiveSecrets, sign: (secret: string) => string): boolean =>
  byEach(secrets, sign).some((made) => isSameHash(given, made));

function isSameHash(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
