import type { AnalyticsEvent } from '#src/contracts/events.ts';
import type { Database } from '../platform/database/database.ts';
import { events } from '../platform/database/schema.ts';

const dayMs = 86_400_000;

const clampedTime = (at: number, now: number): number => Math.min(now, Math.max(now - dayMs, at));

/** Stores each once, without IP address or session. */
export async function keepEvents(db: Database, dealer: string, batch: AnalyticsEvent[], now: number): Promise<void> {
  // Sorted to avoid deadlocks.
  const sorted = batch.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  await db
    .insert(events)
    .values(
      sorted.map(({ key, event_id, car_id, page, at, data }) => ({
        dealer,
        key,
        eventId: event_id,
        carId: car_id,
        page,
        data,
        at: new Date(clampedTime(at, now)),
        receivedAt: new Date(now),
      })),
    )
    .onConflictDoNothing({ target: [events.dealer, events.key] });
}
