/**
 * The chaos table in docs/benchmarks.md: `./forecourt serve` under load, with a failing mail server and webhook, while its
 * processes are killed. CHAOS_KILLS=100 or CHAOS_SEED=2 changes the run.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runningDatabase } from '#src/server/platform/database/embedded/start-embedded.ts';
import { openQuery } from '#src/server/platform/database/open-query.ts';
import { limit } from '#src/lib/limit.ts';
import { commandFile } from '../command-file.ts';
import { hookReceiver, mailReceiver } from './chaos-receivers.ts';
import {
  isAcknowledged,
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
  type Query,
  type Reply,
} from './chaos-shoppers.ts';
import { kill, victims, type Victim } from './chaos-victims.ts';
import { inStock } from './in-stock.ts';
import { ask } from './load.ts';
import { measure, median, table } from './measure.ts';
import { portOf, spawnServe } from './started.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const kills = Number(process.env.CHAOS_KILLS ?? 42);
const seed = Number(process.env.CHAOS_SEED ?? 1);
const shoppers = 8;
/** A product that accepts no leads for this long is stuck. */
const wedgedMs = 90_000;
const dealers = ['harbour-motors', 'apex-motorcycles', 'ironbark-ford'];
const hookKey = 'chaos-signing-key-of-32-characters';

interface AnsweredOrder {
  order: Order;
  reply: Reply;
}
interface Kill {
  victim: Victim;
  recoveredMs: number | null;
}

export async function benchChaos(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'forecourt-chaos-'));
  // When run as root, this starts PostgreSQL as another user, who must be able to open this folder.
  chmodSync(work, 0o755);
  const [out, databaseFolder] = [join(work, 'dist'), join(work, 'database')];
  const random = seeded(seed);
  const mail = await mailReceiver(random);
  const hook = await hookReceiver(work, hookKey, random);
  await measure(process.execPath, [commandFile, 'build', ...dealers, '--out', out], project);
  for (const dealer of dealers) sendToHook(join(out, '.forecourt/server', `${dealer}.json`));
  const product = spawnServe(out, databaseFolder, {
    SMTP_URL: mail.address,
    MAIL_FROM: 'leads@chaos.example',
    CHAOS_HOOK: hook.address,
    CHAOS_KEY: hookKey,
    NODE_EXTRA_CA_CERTS: hook.certificate,
  });
  const serverEnds = countOf(product, /The functions ended/g);
  try {
    const port = await portOf(product);
    const market = await marketOf(out, port);
    const told: AnsweredOrder[] = [];
    const done = await wreck({ supervisor: product.pid!, databaseFolder }, market, port, random, told);
    const again = await orderAgain(told, port);
    mail.behave();
    hook.behave();
    const query = await openQuery(runningDatabase(databaseFolder)!);
    const undelivered = await deliverAll(query.run);
    const outcome = await outcomeOf(query.run, again);
    const ids = await query.run<{ id: string; channel: string }>('select id, channel from deliveries');
    await query.close();
    const started = performance.now();
    product.kill('SIGTERM');
    const [code] = (await once(product, 'exit')) as [number | null];
    const serverKills = done.filter(({ victim }) => victim.startsWith('server')).length;
    const arrived = (id: string, channel: string): number =>
      (channel === 'webhook' ? hook.arrived.get(id) : [...mail.arrived].find(([key]) => key.includes(id))?.[1]) ?? 0;
    const times = ids.map(({ id, channel }) => arrived(id, channel));
    const acknowledged = again.filter(({ reply }) => isAcknowledged(reply));
    print(done, [
      ['kills', String(done.length)],
      [
        'orders sent (leads, holds, bookings)',
        ['lead', 'hold', 'booking'].map((kind) => again.filter(({ order }) => order.kind === kind).length).join(', '),
      ],
      ['no response or a 5xx, sent again', String(told.filter(({ reply }) => isOpen(reply)).length)],
      ['acknowledged', String(acknowledged.length)],
      ['**lost**', String(outcome.lost.length)],
      ['**there twice**', String(outcome.twice.length)],
      ['**unexpected server exits**', String(Math.max(0, serverEnds() - serverKills))],
      ['**wedged: no lead accepted for 90 s**', String(done.filter(({ recoveredMs }) => recoveredMs === null).length)],
      ['email and webhook deliveries; deliberate failures', `${ids.length}; ${mail.failed + hook.failed}`],
      ['never arrived', String(times.filter((time) => time === 0).length + undelivered)],
      ['arrived more than once with the same message ID or key', String(times.filter((time) => time > 1).length)],
      ['webhooks with a bad signature', String(hook.badSignatures)],
      ['final SIGTERM: exit code, seconds', `${code}, ${((performance.now() - started) / 1000).toFixed(1)}`],
    ]);
    for (const line of [...outcome.lost, ...outcome.twice]) process.stderr.write(`${line}\n`);
  } finally {
    product.kill('SIGTERM');
    mail.stop();
    hook.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

function sendToHook(file: string): void {
  const record = JSON.parse(readFileSync(file, 'utf8')) as {
    settings: { private: { leads: object; providers: object } };
  };
  const { settings } = record;
  settings.private.leads = { ...settings.private.leads, webhookSecret: 'CHAOS_KEY' };
  settings.private.providers = { ...settings.private.providers, crmWebhook: 'CHAOS_HOOK' };
  writeFileSync(file, JSON.stringify(record));
}

function countOf(product: ChildProcess, said: RegExp): () => number {
  let words = '';
  for (const stream of [product.stdout!, product.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (words += text));
  return () => words.match(said)?.length ?? 0;
}

async function marketOf(out: string, port: number): Promise<Market> {
  const json = async (dealer: string, path: string) =>
    JSON.parse(
      (await ask({ name: '', dealer, method: 'GET', make: () => ({ path }) }, port)).bytes.toString(),
    ) as object;
  const carsOf = (dealer: string): string[] => inStock(out, dealer).map(({ id }) => id);
  const { slots } = (await json('ironbark-ford', '/api/test-drive-appointments?days=21')) as {
    slots: { starts_at: string }[];
  };
  return {
    leadsDealer: 'harbour-motors',
    holds: {
      dealer: 'apex-motorcycles',
      cars: await offeredCars(carsOf('apex-motorcycles'), reserveOffer, (path) => json('apex-motorcycles', path)),
    },
    bookings: {
      dealer: 'ironbark-ford',
      cars: await offeredCars(carsOf('ironbark-ford'), bookingOffer, (path) => json('ironbark-ford', path)),
      starts: slots.map(({ starts_at: starts }) => starts),
    },
  };
}

/** After each kill, waits until a lead is accepted. */
async function wreck(
  product: Parameters<typeof kill>[1],
  market: Market,
  port: number,
  random: () => number,
  told: AnsweredOrder[],
): Promise<Kill[]> {
  const done: Kill[] = [];
  let isOver = false;
  let serial = 0;
  let lastTaken = 0;
  const shopper = async () => {
    while (!isOver) {
      const order = nextOrder(market, `chaos-shopper-${seed}-${serial++}`, random);
      const begun = performance.now();
      const reply = await send(order, port);
      told.push({ order, reply });
      if (order.kind === 'lead' && isAcknowledged(reply)) lastTaken = Math.max(lastTaken, begun);
      await pause(isOpen(reply) ? 1500 : 50);
    }
  };
  const crowd = Array.from({ length: shoppers }, shopper);
  while (done.length < kills) {
    await pause(500 + random() * 2000);
    const victim = victims[Math.floor(random() * victims.length)]!;
    if (kill(victim, product, random).length === 0) continue;
    const killed = performance.now();
    while (lastTaken <= killed && performance.now() - killed < wedgedMs) await pause(20);
    const recoveredMs = lastTaken > killed ? performance.now() - killed : null;
    done.push({ victim, recoveredMs });
    process.stderr.write(
      `${done.length}/${kills} ${victim}: ${recoveredMs === null ? 'wedged' : `${(recoveredMs / 1000).toFixed(1)} s`}\n`,
    );
    if (recoveredMs === null) break;
  }
  isOver = true;
  await Promise.all(crowd);
  return done;
}

/** Retries unfinished orders with the same keys, as browsers do. */
async function orderAgain(told: AnsweredOrder[], port: number): Promise<AnsweredOrder[]> {
  const inTurn = limit(shoppers);
  let all = told;
  for (let tries = 0; tries < 20 && all.some(({ reply }) => isOpen(reply)); tries++) {
    all = await Promise.all(
      all.map(async (one) =>
        isOpen(one.reply) ? inTurn(async () => ({ order: one.order, reply: await send(one.order, port) })) : one,
      ),
    );
  }
  return all;
}

/** Returns the number of deliveries still pending after about five minutes. */
async function deliverAll(query: Query): Promise<number> {
  for (let tries = 0; ; tries++) {
    const [row] = await query<{ open: number }>(
      "select count(*)::int as open from deliveries where state <> 'delivered'",
    );
    if (row!.open === 0 || tries === 60) return row!.open;
    await query(
      "update deliveries set next_attempt_at = now(), leased_until = null, state = 'pending' where state <> 'delivered' and coalesce(leased_until, now()) < now() + interval '100 seconds'",
    );
    await pause(5000);
  }
}

function print(done: Kill[], facts: string[][]): void {
  const rows = victims.map((victim) => {
    const recoveries = done
      .filter((one) => one.victim === victim && one.recoveredMs !== null)
      .map(({ recoveredMs }) => recoveredMs! / 1000);
    return [
      victim,
      String(done.filter((one) => one.victim === victim).length),
      ...(recoveries.length > 0 ? [median(recoveries).toFixed(1), Math.max(...recoveries).toFixed(1)] : ['', '']),
    ];
  });
  process.stdout.write(
    `${table([['killed with -9', 'times', 'median s until a lead is accepted', 'worst s'], ...rows])}\n\n${table([['what', 'count'], ...facts])}\n`,
  );
}
