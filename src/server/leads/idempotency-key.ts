import { createHash, randomUUID } from 'node:crypto';
import type { LeadInput } from '#src/contracts/lead-fields.ts';

const longest = 200;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Submission {
  /** Of a lead that the server makes itself, such as a reservation's. */
  ownKey: string | null;
  /** The field, then the header. */
  keys: (string | null)[];
  form: string;
  /**
   * A plain form has no script to make a key: the same words from the same address within the hour are one submission.
   */
  plain: boolean;
  raw: unknown;
  ip: string;
  now: number;
}

const hourMs = 3_600_000;

/** Before a reservation's id, in the key of the lead that tells of it. */
export const reservationLeadPrefix = 'reservation:';

/**
 * Keys with a word of the server's own before the colon are the server's: with one, a browser would take the place
 * of another's reservation.
 */
const reserved = /^(?:reservation|appointment|valuation|finance|buying|canary|late|moved|plain|none|long|client):/i;

/** A browser's key, never one of the server's. */
export const clientKey = (key: string): string => (reserved.test(key) ? `client:${key}` : key);

export function idempotencyKey({ ownKey, keys, form, plain, raw, ip, now }: Submission): string {
  if (ownKey !== null) return ownKey;
  const given = clientKey(keys.find((key) => key) ?? '');
  if (given) return given.length <= longest ? given : `long:${hash(given)}`;
  return plain ? `plain:${hash(JSON.stringify([form, raw, ip, Math.floor(now / hourMs)]))}` : `none:${randomUUID()}`;
}

/** What differs between two presses of one button, or says nothing of its own. */
const passing = new Set([
  'idempotency_key',
  'seconds_on_site',
  'seconds_to_submit',
  'lead_attributes',
  'url',
  'source',
  'company_website',
]);

/** Of what a lead says: two submissions with one key and one hash are the same. */
export function bodyHash(input: LeadInput, form: string | null): string {
  const said = Object.entries(input)
    .filter(([name, value]) => !passing.has(name) && value !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { further = {}, ...fields } = Object.fromEntries(said) as Record<string, unknown>;
  const rest = Object.entries(further as object).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, fields, rest]))
    .digest('hex');
}
