/**
 * Ties a form that commits someone to the page that it was on (SHOWN-01): the page's form carries a signed digest of the
 * figures and terms it showed, and the server compares it with those of the moment. The digest names no price itself, so a
 * browser can neither choose one nor agree to one that its shopper did not see.
 */
import { createHmac } from 'node:crypto';
import { sessionSecrets, type Environment } from './environment.ts';
import { isSigned } from './live-secrets.ts';

export interface Shown {
  /** Names the dealer and the one thing that the page is about, such as a valuation's id. */
  about: string;
  /** The figures and terms on the page, as JSON. */
  terms: unknown;
}

const digestBy = (secret: string, { about, terms }: Shown): string =>
  createHmac('sha256', secret)
    .update(`shown:${about}\n${JSON.stringify(terms)}`)
    .digest('base64url');

export const shownDigest = (shown: Shown, environment: Environment): string =>
  digestBy(sessionSecrets(environment)[0], shown);

/** Whether the page showed these very terms. False for a form without a digest. */
export const wasShown = (digest: unknown, shown: Shown, environment: Environment): boolean =>
  typeof digest === 'string' && isSigned(digest, sessionSecrets(environment), (secret) => digestBy(secret, shown));
