/**
 * How often callers may have a dealer's paid services asked: registrations, valuations, places. Beyond it none is asked,
 * and the shopper goes on as while a service is down: with the country's postcodes, by typing the vehicle, without a price.
 */
import { callerOf } from '../endpoint/caller.ts';
import type { Call } from '../endpoint/json-endpoint.ts';
import { countStored } from '../endpoint/storage-budget.ts';

type LookupCall = Pick<Call<unknown>, 'db' | 'dealer' | 'ip' | 'environment' | 'now'>;

/** Counts a question before a service is asked. @throws EndpointError 429 beyond a budget */
export type CountLookup = (question: string) => Promise<void>;

/** For one caller, whatever is asked. */
const callerDay = { calls: 200, seconds: 86_400 };

export const lookupBudget =
  ({ db, dealer: { slug: dealer }, ip, environment, now }: LookupCall): CountLookup =>
  (question) => {
    const caller = callerOf(ip);
    const limit = { key: `lookups:${dealer}:${caller}`, ...callerDay };
    const bytes = Buffer.byteLength(question);
    return countStored(db, { name: 'lookups', dealer, caller, bytes, limit, proof: null, environment, now });
  };
