import { createHmac } from 'node:crypto';
import { readEnvironment } from '../environment.ts';

/**
 * A phone or an e-mail address as limits know it: the numbers of a country are few, and without the deployment's
 * key nobody tries them all.
 */
export const personKey = (address: string): string =>
  createHmac('sha256', readEnvironment().SESSION_SECRET ?? '')
    .update(address)
    .digest('hex')
    .slice(0, 32);
