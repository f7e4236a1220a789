/**
 * What marks a call as the product's own daily test: a header that only the operator's key can make, for one key of one
 * dealer. Anybody else's lead is a lead.
 */
import { createHmac } from 'node:crypto';
import { secretProblem, sessionSecret, isProduction, readEnvironment, type Environment } from '../environment.ts';
import { isSameHash } from '../identity/code-hash.ts';

export const canaryHeader = 'x-forecourt-canary';

/** Of the run of a day. */
export const canaryKey = (day: string): string => `canary:${day}`;

export const canaryMark = (dealer: string, key: string, environment: Environment): string =>
  createHmac('sha256', sessionSecret(environment)).update(`canary:${dealer}:${key}`).digest('hex');

interface Marked {
  request: Request;
  dealer: { slug: string };
  input: { idempotency_key: string | null };
  environment?: Environment;
}

/** Never throws: without a key of the operator's there are no tests, and leads go on. */
export function isCanaryCall({ request, dealer, input, environment = readEnvironment() }: Marked): boolean {
  const mark = request.headers.get(canaryHeader);
  const key = input.idempotency_key;
  if (!mark || !key || !/^[\da-f]{64}$/.test(mark)) return false;
  const isKeyless = secretProblem(environment) !== null && (environment.SESSION_SECRET || isProduction(environment));
  if (isKeyless) return false;
  return isSameHash(mark, canaryMark(dealer.slug, key, environment));
}
