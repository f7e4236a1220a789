import { events } from '#src/contracts/events.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import { tryForwardEvents } from '#src/server/events/forward-events.ts';
import { keepEvents } from '#src/server/events/keep-events.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';

function eventCount(raw: unknown): number {
  const batch = (raw as { events?: unknown } | null | undefined)?.events;
  return Array.isArray(batch) ? Math.max(1, batch.length) : 1;
}

export default jsonEndpoint(
  events,
  async ({ input, db, dealer, now, waitUntil }) => {
    if (!dealer.settings.analytics.events)
      throw new EndpointError(404, 'feature_off', 'This site doesn’t record events.');
    await keepEvents(db, dealer.slug, input.events, now);
    if (dealer.settings.analytics.forwardTo !== null) waitUntil(tryForwardEvents({ db, dealer, now }));
    return { success: true };
  },
  { maxBytes: 64 * 1024, budget: 'events', rows: eventCount },
);

export const config: FunctionConfig = { path: '/api/events', method: 'POST' };
