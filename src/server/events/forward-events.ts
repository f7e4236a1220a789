/**
 * Signed like the dealer's webhooks. If a response is lost, events are resent with the same keys. Retries stop after a
 * week.
 */
import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { events } from '../platform/database/schema.ts';
import { guardedFetch } from '#src/network/guarded-fetch.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import { allowanceFor } from '../platform/dealer/allowed-variables.ts';
import { signedHeaders } from '../delivery/signature.ts';
import { EnvironmentError } from '../platform/environment.ts';
import { liveKeys, type LiveSecrets } from '../platform/live-secrets.ts';
import { logFailure } from '../platform/log.ts';
import { ProviderDownError, resilientFetch } from '../platform/providers/resilient-fetch.ts';

const batchSize = 200;
const maxBatches = 25;
const weekMs = 7 * 86_400_000;

export interface ForwardEvents {
  db: Database;
  dealer: DealerRecord;
  now: number;
  variables?: Record<string, string | undefined>;
}

/**
 * Returns the number forwarded.
 * @throws {ProviderDownError}, or {EnvironmentError} without a signing key.
 */
export async function forwardEvents({ db, dealer, now, variables = process.env }: ForwardEvents): Promise<number> {
  const {
    analytics,
    private: { leads },
  } = dealer.settings;
  if (!analytics.events || analytics.forwardTo === null) return 0;
  const keys = liveKeys(leads.webhookSecret, variables);
  if (!keys)
    throw new EnvironmentError(
      `${leads.webhookSecret ?? 'private.leads.webhookSecret'} is not set: events are never forwarded unsigned.`,
    );
  let total = 0;
  for (let batch = 0; batch < maxBatches; batch++) {
    const sent = await forwardBatch(db, dealer.slug, {
      url: analytics.forwardTo,
      keys,
      now,
      privateHosts: allowanceFor(dealer).privateHosts,
    });
    total += sent;
    if (sent < batchSize) break;
  }
  return total;
}

type Target = { url: string; keys: LiveSecrets; now: number; privateHosts: string[] };
type Row = typeof events.$inferSelect;

/** One batch per dealer at a time; a second caller leaves it. */
async function forwardBatch(db: Database, dealer: string, target: Target): Promise<number> {
  return db.transaction(async (tx) => {
    const {
      rows: [lock],
    } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`events:${dealer}`}, 0)) as free`,
    );
    if (!lock?.free) return 0;
    const due = await tx
      .select()
      .from(events)
      .where(
        and(
          eq(events.dealer, dealer),
          isNull(events.forwardedAt),
          gt(events.receivedAt, new Date(target.now - weekMs)),
        ),
      )
      .orderBy(asc(events.id))
      .limit(batchSize);
    if (due.length === 0) return 0;
    await send(dealer, due, target);
    await tx
      .update(events)
      .set({ forwardedAt: new Date(target.now) })
      .where(
        and(
          eq(events.dealer, dealer),
          inArray(
            events.id,
            due.map(({ id }) => id),
          ),
        ),
      );
    return due.length;
  });
}

async function send(dealer: string, rows: Row[], { url, keys, now, privateHosts }: Target): Promise<void> {
  const body = JSON.stringify({ type: 'events', version: 1, dealer, events: rows.map(eventBody) });
  const deliveryId = createHash('sha256')
    .update(rows.map((row) => row.key).join('\n'))
    .digest('hex')
    .slice(0, 32);
  const headers = signedHeaders(keys, { body, deliveryId, now });
  const response = await resilientFetch(
    url,
    { method: 'POST' },
    {
      timeoutMs: 8000,
      retries: 1,
      repeatable: true,
      breakerKey: `events:${dealer}:${url}`,
      send: (address, { method, signal }) =>
        guardedFetch(address, { method: method!, headers, body, signal: signal!, privateHosts }),
    },
  );
  if (!response.ok) throw new ProviderDownError(`${new URL(url).host} rejected events: ${response.status}.`);
}

const eventBody = ({ key, eventId, carId, page, data, at }: Row): Record<string, unknown> => ({
  key,
  event_id: eventId,
  car_id: carId,
  page,
  at: at.toISOString(),
  data,
});

const notified = new Set<string>();

/** Failures are retried with the next events or overnight. */
export async function tryForwardEvents(options: ForwardEvents): Promise<number> {
  return forwardEvents(options).catch((cause: Error) => {
    if (cause instanceof EnvironmentError && notified.has(cause.message)) return 0;
    if (cause instanceof EnvironmentError) notified.add(cause.message);
    logFailure({ at: 'events', dealer: options.dealer.slug }, 'Events could not be forwarded', cause);
    return 0;
  });
}
