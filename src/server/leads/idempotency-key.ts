import { createHash, randomUUID } from 'node:crypto';

const longest = 200;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Submission {
  /** The field, then the header. */
  keys: (string | null)[];
  form: string;
  /** A plain form has no script to make a key: the same words from the same address within the hour are one submission. */
  plain: boolean;
  raw: unknown;
  ip: string;
  now: number;
}

const hourMs = 3_600_000;

export function idempotencyKey({ keys, form, plain, raw, ip, now }: Submission): string {
  const given = keys.find((key) => key);
  if (given) return given.length <= longest ? given : `long:${hash(given)}`;
  return plain ? `plain:${hash(JSON.stringify([form, raw, ip, Math.floor(now / hourMs)]))}` : `none:${randomUUID()}`;
}
