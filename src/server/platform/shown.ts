/**
 * Forms that commit the shopper carry a signed digest of the figures and terms shown, compared with the current ones
 * (SHOWN-01). Only the digest decides; the signed figures beside it say what changed.
 */
import { createHmac } from 'node:crypto';
import { sessionSecrets, type Environment } from './environment.ts';
import { isSigned } from './live-secrets.ts';

export interface Shown {
  /** The page's dealer and subject, such as a valuation's id. */
  about: string;
  terms: unknown;
  /** Named if they change: `{ price: '$34,990 drive away' }`. */
  figures?: Figures;
}

type Figures = Partial<Record<'price' | 'deposit' | 'delivery charge', string>>;

const digestBy = (secret: string, { about, terms }: Shown): string =>
  createHmac('sha256', secret)
    .update(`shown:${about}\n${JSON.stringify(terms)}`)
    .digest('base64url');

const signedFigures = (about: string, figures: string): Shown => ({ about: `figures:${about}`, terms: figures });

/** "digest", or "digest.figures.signature". */
export function shownDigest(shown: Shown, environment: Environment): string {
  const [secret] = sessionSecrets(environment);
  const digest = digestBy(secret, shown);
  if (!shown.figures) return digest;
  const figures = Buffer.from(JSON.stringify(shown.figures)).toString('base64url');
  return `${digest}.${figures}.${digestBy(secret, signedFigures(shown.about, figures))}`;
}

export const wasShown = (sent: unknown, shown: Shown, environment: Environment): boolean =>
  isDigestOf(partsOf(sent)[0], shown, environment);

/** "The price is now $34,990; it was $33,990." Null unless the form's figures were signed for this page. */
export function changeText(sent: unknown, { about, figures = {} }: Shown, environment: Environment): string | null {
  const [, written = '', signature] = partsOf(sent);
  if (!figures.price || !isDigestOf(signature, signedFigures(about, written), environment)) return null;
  const before = JSON.parse(Buffer.from(written, 'base64url').toString()) as Figures;
  if (!before.price) return null;
  const changed = (Object.keys(figures) as (keyof Figures)[])
    .filter((name) => before[name] && before[name] !== figures[name])
    .map((name) => `The ${name} is now ${figures[name]}; it was ${before[name]}.`);
  return changed.join(' ') || 'The price is the same, but other details or terms have changed.';
}

/** Null if this is what the page showed. */
export function changedAlert(sent: unknown, shown: Shown, environment: Environment): string | null {
  if (wasShown(sent, shown, environment)) return null;
  const change = changeText(sent, shown, environment);
  return change
    ? `${change} Nothing was sent. Please check the details and send them again.`
    : 'Something has changed since you opened this page, so nothing was sent. Please check it and send it again.';
}

const partsOf = (sent: unknown): string[] => (typeof sent === 'string' ? sent.split('.') : []);

const isDigestOf = (digest: string | undefined, shown: Shown, environment: Environment): boolean =>
  digest !== undefined && isSigned(digest, sessionSecrets(environment), (secret) => digestBy(secret, shown));
