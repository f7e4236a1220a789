/**
 * Forms that commit the shopper carry a signed digest of the figures and terms shown, compared with the current ones
 * (SHOWN-01). It has no price, so browsers can't choose one.
 */
import { createHmac } from 'node:crypto';
import { sessionSecrets, type Environment } from './environment.ts';
import { isSigned } from './live-secrets.ts';

export interface Shown {
  /** The page's dealer and subject, such as a valuation's id. */
  about: string;
  terms: unknown;
}

const digestBy = (secret: string, { about, terms }: Shown): string =>
  createHmac('sha256', secret)
    .update(`shown:${about}\n${JSON.stringify(terms)}`)
    .digest('base64url');

export const shownDigest = (shown: Shown, environment: Environment): string =>
  digestBy(sessionSecrets(environment)[0], shown);

export const wasShown = (digest: unknown, shown: Shown, environment: Environment): boolean =>
  typeof digest === 'string' && isSigned(digest, sessionSecrets(environment), (secret) => digestBy(secret, shown));
