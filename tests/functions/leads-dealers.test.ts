import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { deliveries, leads, localMessages } from '#src/server/platform/database/schema.ts';
import deliverLeads from '../../functions/deliver-leads.ts';
import { enquiry } from '../fixtures/leads.ts';
import { functionSite } from '../support/function-site.ts';

test('lets a dealer make the message optional, and requires five digits in a United States postcode (FORM-01)', async () => {
  const other = await functionSite({
    change: ({ settings }) => {
      settings.forms.messageRequired = false;
      settings.regional.locale = 'en-US';
    },
  });
  const ask = (fields: Record<string, unknown>) =>
    other.ask('/api/leads', { json: { ...enquiry, ...fields, message: '' } });
  expect((await ask({ idempotency_key: 'a', postcode: '90210', phone: '(202) 555-0123' })).status).toBe(200);
  expect((await ask({ idempotency_key: 'b', postcode: '2064' })).json.error.fields).toEqual({
    postcode: 'Invalid ZIP code. Please enter a 5-digit number.',
  });
  expect(await other.db.select({ phone: leads.phone }).from(leads)).toEqual([{ phone: '+12025550123' }]);
  await other.stop();
});

test('stores a lead without a route, logs an error, and sends it once the settings have a route (LEAD-01)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lost = await functionSite({
    change: ({ settings }) => {
      settings.private.leads.fallbackEmail = null;
    },
  });
  const answer = await lost.ask('/api/leads', { json: enquiry });
  expect(answer.status).toBe(200);
  expect(await lost.db.select().from(deliveries)).toMatchObject([
    {
      leadId: answer.json.lead_id,
      channel: 'none',
      state: 'dead',
      lastError: expect.stringContaining('fallbackEmail'),
    },
  ]);
  expect(logged.mock.calls.join()).toContain('This lead can’t be delivered: no route matches it');
  logged.mockRestore();
  // The operator fixes the settings; the next scheduled run sends the lead.
  const dealersDir = join(lost.outDir, '.forecourt', 'server');
  const file = join(dealersDir, 'harbour-motors.json');
  const run = async () =>
    (
      await deliverLeads(new Request('https://www.sample.example/', { method: 'POST' }), {
        params: {},
        ip: '',
        waitUntil: () => {},
        dealersDir,
      })
    ).json();
  expect(await run()).toMatchObject({ 'harbour-motors': { delivered: 0 } });
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"fallbackEmail":null', '"fallbackEmail":"found@harbourmotors.example"'),
  );
  expect([await run(), await run()]).toEqual(
    [1, 0].map((delivered) => ({ 'harbour-motors': { delivered, failed: 0, dead: 0 } })),
  );
  expect(await lost.db.select({ recipient: localMessages.recipient }).from(localMessages)).toEqual([
    { recipient: 'found@harbourmotors.example' },
  ]);
  await lost.stop();
});

test('delivers a lead right after responding, and the rest on schedule, for every dealer in a deployment (LEAD-01)', async () => {
  const site = await functionSite({ dealers: ['kauri-cars', 'apex-motorcycles'] });
  for (const dealer of ['kauri-cars', 'apex-motorcycles']) await site.ask('/api/leads', { json: enquiry, dealer });
  const states = async () =>
    (await site.db.select({ state: deliveries.state }).from(deliveries)).map(({ state }) => state);
  // The server's own unfinished run would deliver again.
  await site.server.settled();
  expect(await states()).toEqual(['delivered', 'delivered']);
  expect(
    await site.db
      .select({ dealer: localMessages.dealer, recipient: localMessages.recipient })
      .from(localMessages)
      .orderBy(localMessages.dealer),
  ).toEqual([
    { dealer: 'apex-motorcycles', recipient: 'leads@apexmotorcycles.example' },
    { dealer: 'kauri-cars', recipient: 'leads@kauricars.example' },
  ]);
  await site.db.update(deliveries).set({ state: 'pending' });
  const context = { params: {}, ip: '', waitUntil: () => {}, dealersDir: join(site.outDir, '.forecourt', 'server') };
  const report = await deliverLeads(new Request('https://www.sample.example/', { method: 'POST' }), context);
  expect(await report.json()).toEqual({
    'apex-motorcycles': { delivered: 1, failed: 0, dead: 0 },
    'kauri-cars': { delivered: 1, failed: 0, dead: 0 },
  });
  expect(await states()).toEqual(['delivered', 'delivered']);
  await site.stop();
});
