import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { functionMetrics, serveMetrics, serverMetrics, type Metrics } from '#src/local-server/metrics.ts';
import { localSite, type LocalSite } from './local-site.ts';

let site: LocalSite | null = null;
afterEach(async () => {
  await site?.stop();
  site = null;
});

const page = '<!doctype html><title>Home</title>';
const start = async (metrics: Metrics) =>
  (site = await localSite({ 'alpha/index.html': page, 'alpha/_a/app.Bx3f.js': 'x' }, { metrics }));
const value = (text: string, name: string): number | null => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
};
const count = (kind: string, status: string) =>
  `forecourt_request_duration_seconds_count{kind="${kind}",status="${status}"}`;

const processNumbers = ['process_start_time_seconds', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds'];

describe('server metrics', () => {
  test('count requests by kind and status class, without their URLs (OPS-10)', async () => {
    const metrics = serverMetrics();
    const { ask } = await start(metrics);
    for (const path of ['/', '/', '/_a/app.Bx3f.js', '/nobody-knows?email=ada@shopper.example', '/api/nothing'])
      await ask(path);
    await expect.poll(async () => value(await metrics.text(), count('function', '4xx'))).toBe(1);
    const text = await metrics.text();
    expect([count('page', '2xx'), count('file', '2xx')].map((name) => value(text, name))).toEqual([2, 1]);
    expect(value(text, 'forecourt_requests_in_flight')).toBe(0);
    expect(text).not.toMatch(/nobody-knows|ada@|alpha/);
    for (const name of processNumbers) expect(value(text, `forecourt_front_${name}`), name).not.toBeNull();
  });

  test('show deliveries from the database, and none while the database is down (OPS-10)', async () => {
    let isUp = true;
    const metrics = functionMetrics(async () => {
      if (!isUp) throw new Error('away');
      return { pending: 3, oldest_pending_seconds: 61, dead: 2 };
    });
    const numbers = async () => {
      const text = await metrics();
      for (const name of processNumbers) expect(value(text, name), name).not.toBeNull();
      return ['{state="pending"}', '{state="dead"}', '_oldest_pending_seconds'].map((rest) =>
        value(text, `forecourt_deliveries${rest}`),
      );
    };
    expect(await numbers()).toEqual([3, 2, 61]);
    isUp = false;
    expect(await numbers()).toEqual([null, null, null]);
  });

  test("include the functions' metrics while their process is up (OPS-10)", async () => {
    let isUp = true;
    const metrics = serverMetrics(async () => {
      if (!isUp) throw new Error('away');
      return 'forecourt_deliveries{state="dead"} 2\n';
    });
    const text = await metrics.text();
    expect(value(text, 'forecourt_deliveries{state="dead"}')).toBe(2);
    expect(value(text, 'forecourt_requests_in_flight')).toBe(0);
    isUp = false;
    expect(value(await metrics.text(), 'forecourt_requests_in_flight')).toBe(0);
  });

  test("are served on their own port, and not on a dealer's host (OPS-10)", async () => {
    const metrics = serverMetrics();
    const { ask } = await start(metrics);
    const own = await serveMetrics(metrics, 0, '127.0.0.1');
    const { port } = own.address() as AddressInfo;
    const statusOf = (path: string) =>
      new Promise<string>((resolve) => {
        get({ port, path, agent: false }, (answer) => {
          answer.resume();
          resolve(`${answer.statusCode} ${answer.headers['content-type']}`);
        });
      });
    try {
      expect(await statusOf('/metrics')).toMatch(/^200 text\/plain; version=0\.0\.4/);
      expect(await statusOf('/')).toMatch(/^404 /);
      expect((await ask('/metrics')).status).toBe(404);
    } finally {
      await new Promise((closed) => own.close(closed));
    }
  });
});
