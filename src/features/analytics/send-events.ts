/** Optional: the dealer's own event log (FORM-08, API-15). Beacons outlive the page. */
import type { AnalyticsEvent, EventId } from '#src/contracts/events.ts';
import { randomId } from '#src/lib/random-id.ts';

const path = '/api/events';
const waitMs = 1000;
let queue: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const isOn = (): boolean => document.documentElement.dataset['events'] !== undefined;

export function flushEvents(): void {
  clearTimeout(timer);
  if (queue.length === 0) return;
  const body = new Blob([JSON.stringify({ events: queue })], { type: 'application/json' });
  queue = [];
  if (!navigator.sendBeacon(path, body)) console.warn('Events were not sent: the browser rejected the beacon.');
}

export function sendEvent(
  eventId: EventId,
  { carId = null, data = {} }: { carId?: string | null; data?: AnalyticsEvent['data'] } = {},
): void {
  if (!isOn()) return;
  addEventListener('pagehide', flushEvents);
  queue.push({ key: randomId(), event_id: eventId, car_id: carId, page: location.pathname, at: Date.now(), data });
  clearTimeout(timer);
  timer = setTimeout(flushEvents, waitMs);
}
