/**
 * Beyond a paid service's budget, shoppers continue as in an outage: with the postcode table, by typing in the vehicle,
 * or without a price.
 */
import { callerOf } from '../endpoint/caller.ts';
import type { Call } from '../endpoint/json-endpoint.ts';
import { countStored } from '../endpoint/storage-budget.ts';

type LookupCall = Pick<Call<unknown>, 'db' | 'dealer' | 'ip' | 'environment' | 'now'>;

/** @throws {EndpointError} 429 over the budget. */
export type CountLookup = (question: string) => Promise<void>;

const callerDay = { calls: 200, seconds: 86_400 };

export const lookupBudget =
  ({ db, dealer: { slug: dealer }, ip, environment, now }: LookupCall): CountLookup =>
  (question) => {
    const caller = callerOf(ip);
    const limit = { key: `lookups:${dealer}:${caller}`, ...callerDay };
    const bytes = Buffer.byteLength(question);
    return countStored(db, { name: 'lookups', dealer, caller, bytes, limit, proof: null, environment, now });
  };
