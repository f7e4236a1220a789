/**
 * A secret that is being replaced has two live values (decision 077): the current one signs and seals, and what either of
 * them made is accepted.
 */
import { timingSafeEqual } from 'node:crypto';

export type LiveSecrets = readonly [current: string, previous?: string];

/** The variable that holds the value before the current one. */
export const previousVariable = (variable: string): string => `${variable}_PREVIOUS`;

/** Values of a variable that a dealer's settings name; null where it is not set. */
export function liveKeys(variable: string | null, values: Record<string, string | undefined>): LiveSecrets | null {
  const current = variable ? values[variable] : undefined;
  if (!variable || !current) return null;
  const previous = values[previousVariable(variable)];
  return previous?.trim() && previous !== current ? [current, previous] : [current];
}

/** What each live secret makes of something, the current one's first. */
export const byEach = <Made>(secrets: LiveSecrets, make: (secret: string) => Made): Made[] =>
  secrets.flatMap((secret) => (secret === undefined ? [] : [make(secret)]));

/** Whether a hash is the one that `sign` makes with any live secret, compared in constant time. */
export const isSigned = (given: string, secrets: LiveSecrets, sign: (secret: string) => string): boolean =>
  byEach(secrets, sign).some((made) => isSameHash(given, made));

const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
