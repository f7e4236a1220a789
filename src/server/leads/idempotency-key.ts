import { createHash, randomUUID } from 'node:crypto';
import type { LeadInput } from '#src/contracts/lead-fields.ts';

const longest = 200;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Submission {
  ownKey: string | null;
  /** From the form field, then the header. */
  keys: (string | null)[];
  form: string;
  /** Forms sent without scripts have no key: equal content from one IP address within the hour counts once. */
  plain: boolean;
  raw: unknown;
  ip: string;
  now: number;
}

const hourMs = 3_600_000;

export const reservationLeadPrefix = 'reservation:';

/** Server-made keys' prefixes, which would let a browser take over another shopper's reservation. */
const reserved = /^(?:reservation|appointment|valuation|finance|buying|canary|late|moved|plain|none|long|client):/i;

export const clientKey = (key: string): string => (reserved.test(key) ? `client:${key}` : key);

export function idempotencyKey({ ownKey, keys, form, plain, raw, ip, now }: Submission): string {
  if (ownKey !== null) return ownKey;
  const given = clientKey(keys.find((key) => key) ?? '');
  if (given) return given.length <= longest ? given : `long:${hash(given)}`;
  return plain ? `plain:${hash(JSON.stringify([form, raw, ip, Math.floor(now / hourMs)]))}` : `none:${randomUUID()}`;
}

const passing = new Set([
  'idempotency_key',
  'seconds_on_site',
  'seconds_to_submit',
  'lead_attributes',
  'url',
  'source',
  'company_website',
]);

/** Equal key and hash mean the same submission. */
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
