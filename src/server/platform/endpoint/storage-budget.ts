/**
 * Daily bytes in the database that callers may store for a dealer across all endpoints (decision 078). Over their own or the dealer's
 * budget, each call needs a proof of work; scripts' data is refused.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema.ts';
import type { Environment } from '../environment.ts';
import { EndpointError } from './endpoint-error.ts';
import { easiestProof, isEnough, proofNeeded, readProof, type ProofScope } from './proof-of-work.ts';
import { areLimitsOff, refuseBeyond, secondsLeft, windowOf, type RateLimit } from './rate-limit.ts';

interface Budget {
  caller: number;
  dealer: number;
  /** Bytes stored per row besides the caller's text: other columns, further rows, indexes (measured by tests). */
  rowBytes: number;
  /** How often the text is stored. */
  copies: number;
  /** For calls that no page can resubmit: bytes accepted per caller beyond the dealer's budget, up to twice that. */
  share?: number;
}

const KB = 1024;
const MB = 1024 * KB;

export const storageBudgets = {
  /** Enquiries, bookings, applications, valuations, reservations: with vehicle, consents and deliveries. */
  entries: { caller: 4 * MB, dealer: 128 * MB, rowBytes: 9 * KB, copies: 2 },
  /** Analytics and phone reveals, sent by scripts. */
  events: { caller: 4 * MB, dealer: 256 * MB, rowBytes: 256, copies: 1, share: MB / 4 },
  /** Paid services (lookups/lookup-budget.ts): about 3,500 queries a day. */
  lookups: { caller: 64 * KB, dealer: MB, rowBytes: 256, copies: 1, share: 4 * KB },
} satisfies Record<string, Budget>;

export type BudgetName = keyof typeof storageBudgets;

const day = { seconds: 86_400 };

export const storedCounter = (name: BudgetName, dealer: string, now: number) =>
  windowOf(`stored-${name}:${dealer}`, day, now);

export interface StoredCall {
  name: BudgetName;
  dealer: string;
  caller: string;
  /** Of text received. */
  bytes: number;
  /** Default: 1. */
  rows?: number;
  limit: RateLimit & { key: string };
  proof: unknown;
  environment: Environment;
  now: number;
}

interface Counts {
  calls: number;
  own: number;
  used: number | null;
  before: number;
  taken: boolean;
}

/**
 * One statement, before anything is stored.
 * @throws {EndpointError} 429 `too_many_requests`, `over_budget` or `proof_needed`
 */
export async function countStored(db: Database, call: StoredCall, budgets = storageBudgets): Promise<void> {
  const { name, dealer, caller, limit, environment, now } = call;
  const budget: Budget = budgets[name];
  const scope: ProofScope = { dealer, purpose: `store-${name}`, caller };
  const proof = budget.share === undefined ? readProof(call.proof, scope, call) : null;
  const bytes = call.bytes * budget.copies + (call.rows ?? 1) * budget.rowBytes;
  const counts = await addCounts(db, { ...call, bytes, budget, used: proof?.used ?? null });
  if (areLimitsOff()) return;
  refuseBeyond(limit, counts.calls, now);
  const bits = bitsNeeded(counts, bytes, budget);
  if (bits === 0 || (isEnough(proof, bits) && counts.used === 1)) return;
  const retryAfter = secondsLeft(day, now);
  if (budget.share === undefined) throw proofNeeded(scope, bits, { now, environment, retryAfter });
  throw new EndpointError(429, 'over_budget', 'This is more than we can store in a day.', {
    headers: { 'retry-after': String(retryAfter) },
  });
}

/**
 * 0: no proof. Each eighth over the caller's budget doubles the work; exceeding the dealer's, which strangers can
 * cause, adds little.
 */
function bitsNeeded({ own, before, taken }: Counts, bytes: number, budget: Budget): number {
  const isDealerOver = !taken || (budget.share === undefined && before + bytes > budget.dealer);
  return Math.max(
    own > budget.caller ? easiestProof + Math.floor((own - budget.caller) / (budget.caller / 8)) : 0,
    isDealerOver ? easiestProof + Math.min(4, Math.max(0, Math.floor((before / budget.dealer - 1) * 4))) : 0,
  );
}

const maxCount = 2_147_483_647;
const sum = sql`least(${rateLimits.count}::bigint + excluded.count, ${sql.raw(String(maxCount))})::int`;

type Row = { key: string; windowStart: Date };

async function addCounts(
  db: Database,
  {
    name,
    dealer,
    caller,
    bytes,
    limit,
    budget,
    used,
    now,
  }: Pick<StoredCall, 'name' | 'dealer' | 'caller' | 'bytes' | 'limit' | 'now'> & { budget: Budget; used: Row | null },
): Promise<Counts> {
  const calls = windowOf(limit.key, limit, now);
  const own = windowOf(`stored-${name}:${dealer}:${caller}`, day, now);
  const all = storedCounter(name, dealer, now);
  const row = ({ key, windowStart }: Row, count: number): SQL =>
    sql`(${key}::text, ${windowStart.toISOString()}::timestamptz, ${count}::int)`;
  const rows = [
    { counter: calls, count: 1 },
    { counter: own, count: bytes },
    ...(used ? [{ counter: used, count: 1 }] : []),
  ].toSorted((a, b) => (a.counter.key < b.counter.key ? -1 : 1));
  const countOf = ({ key }: Row): SQL => sql`(select count from own where key = ${key})`;
  // Refused bytes must not make others' calls harder.
  const isStored = used ? sql`${countOf(used)} = 1` : sql`${countOf(own)} <= ${budget.caller}`;
  const most = used
    ? sql`${maxCount}::bigint`
    : sql`case when ${countOf(own)} <= ${budget.share ?? 0} then ${budget.dealer * 2}::bigint else ${budget.dealer}::bigint end`;
  const { rows: found } = await db.execute<Record<keyof Counts, number | null>>(sql`
    with own as (
      insert into ${rateLimits} (key, window_start, count)
      values ${sql.join(
        rows.map(({ counter, count }) => row(counter, count)),
        sql`, `,
      )}
      on conflict (key, window_start) do update set count = ${sum}
      returning key, count
    ), stored as (
      insert into ${rateLimits} (key, window_start, count)
      select * from (values ${row(all, bytes)}) as one
      where ${countOf(calls)} <= ${limit.calls} and ${isStored}
      on conflict (key, window_start) do update set count = ${sum}
      where ${rateLimits.count}::bigint + excluded.count <= ${most}
      returning count
    )
    select ${countOf(calls)} as calls, ${countOf(own)} as own, ${used ? countOf(used) : sql`null`} as used,
      coalesce((select count from ${rateLimits} where key = ${all.key} and window_start = ${all.windowStart.toISOString()}::timestamptz), 0) as before,
      (select count from stored) as taken`);
  const counts = found[0]!;
  return {
    calls: counts.calls ?? 0,
    own: counts.own ?? 0,
    used: counts.used,
    before: counts.before ?? 0,
    taken: counts.taken !== null,
  };
}
