/**
 * Ties a form that commits someone to the page that it was on (SHOWN-01): the page's form carries a signed digest of the
 * figures and terms it showed, and the server compares it with those of the moment. The digest names no price itself, so a
 * browser can neither choose one nor agree to one that its shopper did not see.
 */
import { createHmac } from 'node:crypto';
import { sessionSecret, type Environment } from './environment.ts';
import { isSameHash } from './identity/code-hash.ts';

export interface Shown {
  /** Names the dealer and the one thing that the page is about, such as a valuation's id. */
  about: string;
  /** The figures and terms on the page, as JSON. */
  terms: unknown;
}

export const shownDigest = ({ about, terms }: Shown, environment: Environment): string =>
  createHmac('sha256', sessionSecret(environment))
    .update(`shown:${about}\n${JSON.stringify(terms)}`)
    .digest('base64url');

/** Whether the page showed these very terms. False for a form without a digest. */
export const wasShown = (digest: unknown, shown: Shown, environment: Environment): boolean =>
  typeof digest === 'string' && isSameHash(digest, shownDigest(shown, environment));
