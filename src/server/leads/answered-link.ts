/** "Mark as answered" link: lead, dealer and expiry, signed with the operator's key. Opening it changes nothing. */
import { createHmac } from 'node:crypto';
import { EnvironmentError, sessionSecrets, type Environment } from '../platform/environment.ts';
import { isSigned } from '../platform/live-secrets.ts';

const openDays = 30;

export const answeredPath = '/api/leads/answered';

export interface AnsweredKey {
  lead: string;
  /** Epoch seconds. */
  until: number;
  signature: string;
}

const sign = (secret: string, dealer: string, lead: string, until: number): string =>
  createHmac('sha256', secret).update(`answered:${dealer}:${lead}:${until}`).digest('base64url');

export function answeredUrl(
  { slug, siteUrl }: { slug: string; siteUrl: string },
  { id, createdAt }: { id: string; createdAt: Date },
  environment: Environment,
): string | null {
  try {
    const until = Math.floor(createdAt.getTime() / 1000) + openDays * 86_400;
    const signature = sign(sessionSecrets(environment)[0], slug, id, until);
    return `${siteUrl}${answeredPath}?${new URLSearchParams({ lead: id, until: String(until), signature })}`;
  } catch (cause) {
    if (cause instanceof EnvironmentError) return null;
    throw cause;
  }
}

/** `now` in epoch milliseconds. */
export function judgeAnsweredKey(
  { lead, until, signature }: AnsweredKey,
  dealer: string,
  environment: Environment,
  now: number,
): 'good' | 'expired' | 'forged' {
  if (!isSigned(signature, sessionSecrets(environment), (secret) => sign(secret, dealer, lead, until))) return 'forged';
  return until * 1000 < now ? 'expired' : 'good';
}
