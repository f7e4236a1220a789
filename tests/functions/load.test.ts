/** 50 concurrent shoppers make all the benchmark's calls; each is answered. The benchmark measures speed. */
import { Agent } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { events, leads, phoneReveals } from '#src/server/platform/database/schema.ts';
import { countCall } from '#src/server/platform/endpoint/rate-limit.ts';
import { benchCalls, benchDealers, firstValuation, type BenchCall } from '../../scripts/bench/function-calls.ts';
import { ask } from '../../scripts/bench/load.ts';
import { firstAnswers, type CrowdAnswer } from '../support/crowd.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';

const clients = 50;
/** Excludes pages, which the test site lacks, and slow PDFs. */
const left = new Set(['search without JavaScript', 'car PDF']);

interface Failed extends CrowdAnswer {
  call: string;
}

/** Health reports the database as down after three seconds, as on a busy machine. */
const isSlowHealth = (json: object): boolean =>
  isDeepStrictEqual(json, { ok: false, database: 'down', deliveries: null });

let site: FunctionSite;
let calls: BenchCall[];
beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({ dealers: benchDealers });
  const other = await site.ask('/data/vehicles.json', { dealer: benchDealers[1]! });
  const { id } = JSON.parse((await ask(firstValuation, site.server.port)).bytes.toString()) as { id: string };
  const otherId = Object.keys(other.json as object)[0]!;
  calls = benchCalls({
    car: site.vehicles.find(({ status }) => status === 'in_stock')!,
    otherCar: { id: otherId },
    valuations: [id],
  }).filter(({ name }) => !left.has(name));
});
afterAll(() => site.stop());
afterEach(() => {
  delete process.env.FORECOURT_MODE;
});

test('answers 50 clients at once without an error, and loses nothing it confirmed (ERR-01)', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const failed = await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const order = [...calls.slice(client % calls.length), ...calls.slice(0, client % calls.length)];
      const own: Failed[] = [];
      for (const call of order) {
        const { status, bytes } = await ask(call, site.server.port, agent);
        const json = JSON.parse(bytes.toString()) as object;
        if ((status < 200 || status > 299) && !isSlowHealth(json)) own.push({ call: call.name, status, json });
      }
      return own;
    }),
  );
  agent.destroy();
  expect(
    failed.flat().map(({ call, status }) => `${call} ${status}`),
    firstAnswers(failed.flat()),
  ).toEqual([]);
  const health = calls.find(({ name }) => name === 'health')!;
  expect((await ask(health, site.server.port)).status, 'health once the crowd has gone').toBe(200);
  const counted = await Promise.all([site.db.$count(phoneReveals), site.db.$count(leads), site.db.$count(events)]);
  expect(counted).toEqual([clients, 2 * clients, clients]);
});

test.each([
  ['production', 'off', false],
  ['development', 'off', true],
  ['development', 'on', false],
])(
  'in %s with FORECOURT_RATE_LIMITS=%s lets a second call exceed a limit of one: %s (ERR-01)',
  async (mode, limits, passes) => {
    Object.assign(process.env, { FORECOURT_MODE: mode, FORECOURT_RATE_LIMITS: limits });
    const second = async () => {
      for (let call = 0; call < 2; call += 1)
        await countCall(site.db, `load:${mode}:${limits}`, { calls: 1, seconds: 60 }, 1_000_000);
      return true;
    };
    expect(await second().catch(({ code }: { code: string }) => code)).toBe(passes || 'too_many_requests');
  },
);
