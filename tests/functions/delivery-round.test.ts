import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { deliveries } from '#src/server/platform/database/schema.ts';
import { enquiry } from '../fixtures/leads.ts';
import { functionSite } from '../support/function-site.ts';
import { stubService } from '../support/stub-service.ts';
import { timeLimit } from '../support/time-limit.ts';
import deliverLeads from '../../functions/deliver-leads.ts';

test("does not delay other dealers when one dealer's receiver hangs (LEAD-01)", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  process.env.ROUND_KEY = 'k'.repeat(32);
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  const receiver = await stubService(() => ({}), true);
  const dealers = ['apex-motorcycles', 'harbour-motors', 'kauri-cars'];
  const site = await functionSite({
    dealers,
    change: ({ slug, settings }) => {
      settings.private.leads = {
        ...settings.private.leads,
        routes: [{ category: null, location: null, email: null, webhook: `${receiver.origin}/${slug}` }],
        webhookSecret: 'ROUND_KEY',
      };
    },
  });
  for (const dealer of dealers) await site.ask('/api/leads', { json: enquiry, dealer });
  const stateOf = async (dealer: string) =>
    (await site.db.select({ state: deliveries.state }).from(deliveries).where(eq(deliveries.dealer, dealer)))[0]?.state;
  // The server's own unfinished run would take the deliveries first.
  await site.server.settled();
  expect(await Promise.all(dealers.map(stateOf))).toEqual(['delivered', 'delivered', 'delivered']);
  await site.db.update(deliveries).set({ state: 'pending' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  receiver.answer = async ({ path }) => {
    if (path === '/apex-motorcycles') await released;
    return {};
  };
  const round = deliverLeads(new Request('https://www.sample.example/', { method: 'POST' }), {
    params: {},
    ip: '',
    waitUntil: () => {},
    dealersDir: join(site.outDir, '.forecourt', 'server'),
  });
  await vi.waitUntil(
    async () => (await stateOf('kauri-cars')) === 'delivered' && (await stateOf('harbour-motors')) === 'delivered',
    { timeout: timeLimit(10_000) },
  );
  expect(await stateOf('apex-motorcycles')).toBe('pending');
  release();
  expect(await (await round).json()).toEqual({
    'apex-motorcycles': { delivered: 1, failed: 0, dead: 0 },
    'harbour-motors': { delivered: 1, failed: 0, dead: 0 },
    'kauri-cars': { delivered: 1, failed: 0, dead: 0 },
  });
  vi.unstubAllEnvs();
  await receiver.stop();
  await site.stop();
});
