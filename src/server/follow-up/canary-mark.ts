/**
 * What marks a call as the product's own daily test: a header that only the operator's key can make, for one key of one
 * dealer. Anybody else's lead is a lead.
 */
import { createHmac } from 'node:crypto';
import { secretProblem, sessionSecrets, isProduction, readEnvironment, type Environment } from '../environment.ts';
import { isSigned } from '../live-secrets.ts';

export const canaryHeader = 'x-forecourt-canary';

/** Of the run of a day. */
export const canaryKey = (day: string): string => `canary:${day}`;

const markBy = (secret: string, dealer: string, key: string): string =>
  createHmac('sha256', secret).update(`canary:${dealer}:${key}`).digest('hex');

export const canaryMark = (dealer: string, key: string, environment: Environment): string =>
  markBy(sessionSecrets(environment)[0], dealer, key);

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
  return isSigned(mark, sessionSecrets(environment), (secret) => markBy(secret, dealer.slug, key));
}
