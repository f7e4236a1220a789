/** On a separate port, unreachable through dealers' hosts. Labels contain no path, host or personal data. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Outbox } from '#src/server/operations/health.ts';

export interface Metrics {
  measure: (response: ServerResponse, kind: RequestKind) => void;
  failed: () => void;
  /** Text format 0.0.4. */
  text: () => Promise<string>;
}

export type RequestKind = 'function' | 'page' | 'file';

/** Omits the functions' metrics if `ofFunctions` throws. */
export function serverMetrics(ofFunctions: () => Promise<string> = () => Promise.resolve('')): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'forecourt_front_' });
  const registers = [register];
  const durations = new Histogram({
    name: 'forecourt_request_duration_seconds',
    help: 'Seconds from receiving a request until the last byte of its response was sent, by kind and status class.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const underWay = new Gauge({
    name: 'forecourt_requests_in_flight',
    help: 'Requests not yet answered.',
    registers,
  });
  const abandoned = new Counter({
    name: 'forecourt_requests_abandoned_total',
    help: 'Requests whose client disconnected before the response was complete.',
    registers,
  });
  const failures = new Counter({
    name: 'forecourt_errors_total',
    help: 'Requests that ended in a server error.',
    registers,
  });
  return {
    measure: (response, kind) => {
      const stop = durations.startTimer();
      underWay.inc();
      response.once('close', () => {
        underWay.dec();
        if (response.writableFinished) stop({ kind, status: `${Math.floor(response.statusCode / 100)}xx` });
        else abandoned.inc();
      });
    },
    failed: () => failures.inc(),
    text: async () => `${await register.metrics()}${await ofFunctions().catch(() => '')}`,
  };
}

/** Every scrape calls `deliveries`; its metrics are omitted if it throws. */
export function functionMetrics(deliveries: () => Promise<Outbox>): () => Promise<string> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const waiting = ['pending', 'dead'] as const;
  const counted = new Gauge({
    name: 'forecourt_deliveries',
    help: 'Lead deliveries: pending ones wait for their next attempt, dead ones are not retried.',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'forecourt_deliveries_oldest_pending_seconds',
    help: 'Time since the oldest waiting delivery was stored; 0 if none is waiting.',
    registers,
  });
  const look = async (): Promise<void> => {
    counted.reset();
    oldest.reset();
    const found = await deliveries().catch(() => null);
    if (!found) {
      // A stale number would look current.
      oldest.remove();
      return;
    }
    for (const state of waiting) counted.set({ state }, found[state]);
    oldest.set(found.oldest_pending_seconds ?? 0);
  };
  return async () => {
    await look();
    return register.metrics();
  };
}

/** @throws the port's error */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((message, response) => void answer(message, response, metrics));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  return server;
}

async function answer({ method, url }: IncomingMessage, response: ServerResponse, metrics: Metrics): Promise<void> {
  const isKnown = url === '/metrics' && (method === 'GET' || method === 'HEAD');
  const text = isKnown ? await metrics.text() : 'Only /metrics is available here.\n';
  response.writeHead(isKnown ? 200 : 404, {
    'content-type': `text/plain; version=0.0.4; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(method === 'HEAD' ? undefined : text);
}
