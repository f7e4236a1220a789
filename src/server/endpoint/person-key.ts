import { createHmac } from 'node:crypto';
import { readEnvironment } from '../environment.ts';

/**
 * A phone or an e-mail address as limits know it: the numbers of a country are few, and without the deployment's
 * key nobody tries them all.
 */
export const personKey = (address: string): string => keyedBy(readEnvironment().SESSION_SECRET ?? '', address);

/** The same under each live secret: one of them is that of a row that was stored before the secret was replaced. */
export function personKeys(address: string): string[] {
  const { SESSION_SECRET_PREVIOUS: previous } = readEnvironment();
  return [personKey(address), ...(previous ? [keyedBy(previous, address)] : [])];
}

const keyedBy = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(address).digest('hex').slice(0, 32);
