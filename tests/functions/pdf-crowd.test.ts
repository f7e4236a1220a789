import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { brochure } from '#src/server/pdf/brochure.ts';
import { brochureQueue } from '#src/server/pdf/brochure-queue.ts';
import { renderInThread } from '#src/server/pdf/render-in-thread.ts';
import { vehiclePdf } from '#src/server/pdf/vehicle-pdf.ts';
import { firstAnswers } from '../support/crowd.ts';
import { builtAt, functionSite, type FunctionSite } from '../support/function-site.ts';

let site: FunctionSite;
beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite();
});
afterAll(() => site.stop());

const small = { atOnce: 2, mostWaiting: 3, cachedBytes: 8000 };

test('generates two brochures at a time, queues a few, and tells the rest when to retry (API-08)', async () => {
  const queue = brochureQueue(small);
  let running = 0;
  let most = 0;
  const make = async () => {
    most = Math.max(most, ++running);
    await pause(20);
    running--;
    return Buffer.from('made');
  };
  const answers = await Promise.allSettled(Array.from({ length: 20 }, (_, nth) => queue.file(`car ${nth}`, make)));
  const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason as unknown);
  expect([most, answers.length - refused.length]).toEqual([2, 5]);
  for (const reason of refused)
    expect(reason).toMatchObject({ status: 503, code: 'busy', headers: { 'retry-after': '5' } });
  await expect(queue.file('car 19', make)).resolves.toEqual(Buffer.from('made'));
});

test('caches a finished brochure within a limit, and retries a failed one (API-08)', async () => {
  const queue = brochureQueue(small);
  let made = 0;
  const make = async () => {
    made++;
    return Buffer.alloc(900);
  };
  await expect(
    queue.file('one', async () => {
      throw new Error('no paper');
    }),
  ).rejects.toThrow('no paper');
  await Promise.all(Array.from({ length: 30 }, () => queue.file('one', make)));
  expect(made).toBe(1);
  for (let nth = 0; nth < 10; nth++) await queue.file(`other ${nth}`, make);
  await queue.file('one', make);
  expect(made).toBe(12);
});

test('renders the same bytes in a thread as in the main program, and rejects when it cannot (API-08)', async () => {
  const { settings, locations } = (await findDealer({
    tenant: 'harbour-motors',
    dealersDir: `${site.outDir}/.forecourt/server`,
  }))!;
  const words = brochure(publishedVehicle(site.vehicles[0]!), settings, locations, builtAt);
  const photos = { main: null, small: [], brand: null };
  const drawn = await renderInThread(words, photos, { branding: settings.branding }, builtAt);
  expect(drawn.equals(await vehiclePdf(words, photos, settings, builtAt))).toBe(true);
  await expect(
    renderInThread({ ...words, colours: null as never }, photos, { branding: settings.branding }, builtAt),
  ).rejects.toThrow();
});

test('answers a crowd with brochures or a 503 and a retry time, and keeps serving pages (API-08, ERR-01)', async () => {
  const crowd = site.vehicles.slice(0, 40).map(({ slug }) => site.ask(`/api/cars/${slug}/pdf`));
  const page = await site.ask('/');
  const answers = await Promise.all(crowd);
  const counts = Map.groupBy(answers, ({ status }) => status);
  expect([page.status, [...counts.keys()].sort()], firstAnswers(answers)).toEqual([200, [200, 503]]);
  for (const { headers, json } of counts.get(503)!)
    expect([headers['retry-after'], json.error.code]).toEqual(['5', 'busy']);
  const served = answers.findIndex(({ status }) => status === 200);
  const again = await site.ask(`/api/cars/${site.vehicles[served]!.slug}/pdf`);
  expect(again.bytes.equals(answers[served]!.bytes)).toBe(true);
});
