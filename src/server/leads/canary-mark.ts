/** The daily test call's header, signed with the operator's key for one dealer and idempotency key. */
import { createHmac } from 'node:crypto';
import {
  secretProblem,
  sessionSecrets,
  isProduction,
  readEnvironment,
  type Environment,
} from '../platform/environment.ts';
import { isSigned } from '../platform/live-secrets.ts';

export const canaryHeader = 'x-forecourt-canary';

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

/** Never throws: without an operator key there are no tests. */
export function isCanaryCall({ request, dealer, input, environment = readEnvironment() }: Marked): boolean {
  const mark = request.headers.get(canaryHeader);
  const key = input.idempotency_key;
  if (!mark || !key || !/^[\da-f]{64}$/.test(mark)) return false;
  const isKeyless = secretProblem(environment) !== null && (environment.SESSION_SECRET || isProduction(environment));
  if (isKeyless) return false;
  return isSigned(mark, sessionSecrets(environment), (secret) => markBy(secret, dealer.slug, key));
}
