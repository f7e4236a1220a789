/** The test holds and releases connections. */
import { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDatabaseFailure } from '#src/server/platform/database/database-failure.ts';
import { WaitingPool } from '#src/server/platform/database/waiting-pool.ts';

/** Connects at once, unless the server is down. */
class StandInClient extends EventEmitter {
  static isDown = false;
  readonly _queryable = true;
  connect(done: (error?: Error) => void): void {
    done(StandInClient.isDown ? new Error('connect ECONNREFUSED') : undefined);
  }
  query(_text: string, _values: unknown, done: (error: null, result: object) => void): void {
    done(null, { rows: [] });
  }
  isConnected = () => true;
  ref(): void {}
  unref(): void {}
  end(done?: () => void): void {
    done?.();
  }
}

const pool = (max: number, mostWaiting = 100): WaitingPool =>
  new WaitingPool({ max, connectionTimeoutMillis: 5000, idleTimeoutMillis: 0, Client: StandInClient } as never, {
    patienceMs: 20_000,
    mostWaiting,
  });

beforeEach(() => {
  StandInClient.isDown = false;
  // Only time limits use the test's clock; data arrives in real event-loop turns.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

test('keeps callers waiting while connections are still being released, however long the queue takes (ERR-01)', async () => {
  const one = pool(1);
  let client = await one.connect();
  const waiting = Array.from({ length: 6 }, () => one.connect());
  for (const next of waiting) {
    await vi.advanceTimersByTimeAsync(19_000);
    client.release();
    client = await next;
  }
  client.release();
  expect(await one.query('select 1')).toEqual({ rows: [] });
});

test('rejects everyone in the queue once no connection has been released for the whole time limit (ERR-01)', async () => {
  const one = pool(1);
  const first = await one.connect();
  const second = one.connect();
  const waiting = Promise.allSettled([one.connect(), one.query('select 1')]);
  await vi.advanceTimersByTimeAsync(19_000);
  first.release();
  const client = await second;
  await vi.advanceTimersByTimeAsync(20_000);
  const reasons = (await waiting).map((answer) => (answer as PromiseRejectedResult).reason as Error);
  expect(reasons.map(({ message }) => message)).toEqual(
    Array.from({ length: 2 }, () => 'No database connection became available within 20 seconds.'),
  );
  expect(reasons.every(isDatabaseFailure)).toBe(true);
  client.release();
  expect(await one.query('select 1')).toEqual({ rows: [] });
});

test('reads responses that are ready before it rejects callers, after the process was paused (ERR-01)', async () => {
  const one = pool(1);
  const client = await one.connect();
  const waiting = [one.connect(), one.connect()];
  setImmediate(() => client.release());
  vi.advanceTimersByTime(20_000);
  const next = await waiting[0]!;
  await new Promise(setImmediate);
  next.release();
  (await waiting[1]!).release();
});

test('rejects callers on arrival while the queue is full (ERR-01)', async () => {
  const one = pool(1, 2);
  const client = await one.connect();
  const waiting = [one.connect(), one.connect()];
  await expect(one.connect()).rejects.toThrow('2 callers are waiting for a database connection.');
  client.release();
  (await waiting[0]!).release();
  (await waiting[1]!).release();
});

test('passes the slot of a failed or broken connection to the next caller (ERR-01)', async () => {
  const one = pool(1);
  StandInClient.isDown = true;
  await expect(one.connect()).rejects.toThrow('ECONNREFUSED');
  await expect(one.query('select 1')).rejects.toThrow('ECONNREFUSED');
  StandInClient.isDown = false;
  const broken = await one.connect();
  const next = one.connect();
  broken.release(true);
  (await next).release();
  expect(one).toBeInstanceOf(pg.Pool);
});
