import { createHmac } from 'node:crypto';
import { readEnvironment } from '../environment.ts';

/** Keyed: a country's phone numbers are few enough to try. */
export const personKey = (address: string): string => keyedBy(readEnvironment().SESSION_SECRET ?? '', address);

/** Rows may predate a key rotation. */
export function personKeys(address: string): string[] {
  const { SESSION_SECRET_PREVIOUS: previous } = readEnvironment();
  return [personKey(address), ...(previous ? [keyedBy(previous, address)] : [])];
}

const keyedBy = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(address).digest('hex').slice(0, 32);
