/**
 * Connections break at any moment, as during database maintenance. The server is a separate process, so that an exit
 * shows. CHAOS_SECONDS=120 runs longer; CHAOS_SEED changes the random numbers.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isReservable } from '#src/domain/card/card-actions.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import {
  isOpen,
  bookingOffer,
  nextOrder,
  offeredCars,
  outcomeOf,
  reserveOffer,
  seeded,
  send,
  type Market,
  type Order,
  type Reply,
} from '../../scripts/bench/chaos-shoppers.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';
import { timeLimit } from '../support/time-limit.ts';

const seconds = Number(process.env.CHAOS_SECONDS ?? 8);
/** More than this many connections must break; a busy machine takes longer. */
const fewest = seconds * 5;
const seed = Number(process.env.CHAOS_SEED ?? 18);
/** More concurrent calls than pool connections; more would finish late on a busy machine. */
const wave = 24;

let site: FunctionSite;
let product: ChildProcess;
let port: number;
let market: Market;
let errors = '';
let server: pg.Client;

beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({ dealers: ['apex-motorcycles', 'harbour-motors', 'ironbark-ford'] });
  market = await marketOf(site);
  const program = `
    const { startLocalServer } = await import('#src/local-server/start-local-server.ts');
    const server = await startLocalServer({ outDir: ${JSON.stringify(site.outDir)}, port: 0, functionsDir: 'functions', schedule: false });
    process.stdout.write(String(server.port));`;
  product = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: site.databaseUrl, FORECOURT_LOG: 'off' },
  });
  product.stderr!.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-4000);
  });
  port = Number((await once(product.stdout!.setEncoding('utf8'), 'data'))[0]);
  server = new pg.Client({ connectionString: site.databaseUrl });
  await server.connect();
});
afterAll(async () => {
  product.kill('SIGKILL');
  await server.end();
  await site.stop();
});

async function marketOf({ outDir, vehicles, ask }: FunctionSite): Promise<Market> {
  const { settings } = (await findDealer({ tenant: 'apex-motorcycles', dealersDir: `${outDir}/.forecourt/server` }))!;
  const other = Object.keys((await ask('/data/vehicles.json', { dealer: 'ironbark-ford' })).json as object);
  const { slots } = (await ask('/api/test-drive-appointments?days=21', { dealer: 'ironbark-ford' })).json as {
    slots: { starts_at: string }[];
  };
  return {
    leadsDealer: 'harbour-motors',
    holds: {
      dealer: 'apex-motorcycles',
      cars: await offeredCars(
        vehicles.filter((vehicle) => isReservable(vehicle, settings)).map(({ id }) => id),
        reserveOffer,
        async (asked) => (await ask(asked, { dealer: 'apex-motorcycles' })).json as object,
      ),
    },
    bookings: {
      dealer: 'ironbark-ford',
      cars: await offeredCars(
        other,
        bookingOffer,
        async (asked) => (await ask(asked, { dealer: 'ironbark-ford' })).json as object,
      ),
      starts: slots.map(({ starts_at: starts }) => starts),
    },
  };
}

/** Breaks connections at irregular intervals, then ends the shoppers' `time`. */
async function breakConnections(random: () => number, time: AbortController): Promise<void> {
  const until = performance.now() + seconds * 1000;
  let broken = 0;
  while (performance.now() < until || broken <= fewest) {
    await pause(5 + random() * 60);
    const { rows } = await server.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = '' and client_port > 0",
    );
    const one = rows[Math.floor(random() * rows.length)];
    if (one) broken += (await server.query('select pg_terminate_backend($1)', [one.pid])).rowCount ?? 0;
  }
  time.abort();
}

test(
  'survives broken connections: no exit, nothing lost or duplicated, no connection leaked (ERR-01, LEAD-01)',
  async () => {
    const random = seeded(seed);
    const time = new AbortController();
    const told: { order: Order; reply: Reply }[] = [];
    let serial = 0;
    const shopper = async (): Promise<void> => {
      while (!time.signal.aborted) {
        const order = nextOrder(market, `chaos-shopper-${seed}-${serial++}`, random);
        told.push({ order, reply: await send(order, port) });
      }
    };
    await Promise.all([breakConnections(random, time), ...Array.from({ length: 12 }, shopper)]);
    expect(product.exitCode, errors).toBe(null);
    expect(told.filter(({ reply }) => reply.status === 500)).toEqual([]);
    expect(told.some(({ reply }) => reply.status === 503)).toBe(true);

    // Retries with the same key, as a browser does; each wave needs the whole pool.
    const open = told.filter(({ reply }) => isOpen(reply));
    const again: typeof told = [];
    while (again.length < open.length)
      again.push(
        ...(await Promise.all(
          open
            .slice(again.length, again.length + wave)
            .map(async ({ order }) => ({ order, reply: await send(order, port) })),
        )),
      );
    expect(again.filter(({ reply }) => isOpen(reply))).toEqual([]);
    const all = [...told.filter(({ reply }) => !isOpen(reply)), ...again];
    expect(await outcomeOf(async <T>(text: string) => (await server.query(text)).rows as T[], all)).toEqual({
      lost: [],
      twice: [],
      unacknowledged: 0,
    });
    for (const kind of ['lead', 'hold', 'booking'])
      expect(all.some(({ order, reply }) => order.kind === kind && reply.status === 200)).toBe(true);
    expect(product.exitCode, errors).toBe(null);
  },
  timeLimit(120_000 + seconds * 2000),
);
