import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { BenchCall } from './function-calls.ts';

export interface LoadOptions {
  port: number;
  clients: number;
  /** Milliseconds. */
  forMs: number;
}

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  calls: number;
  /** Failures by status or connection error. */
  failed: Record<string, number>;
}

export async function load(call: BenchCall, { port, clients, forMs }: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const failed: Record<string, number> = {};
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      do {
        const begun = performance.now();
        const outcome = await requestStatus(call, port, agent).catch(
          (cause: NodeJS.ErrnoException) => cause.code ?? cause.message,
        );
        times.push(performance.now() - begun);
        if (typeof outcome === 'string' || outcome >= 400) failed[outcome] = (failed[outcome] ?? 0) + 1;
      } while (performance.now() - started < forMs);
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p50: at(times, 0.5), p95: at(times, 0.95), calls: times.length, failed };
}

const at = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

const requestStatus = async (call: BenchCall, port: number, agent: Agent): Promise<number> =>
  (await ask(call, port, agent)).status;

/** Sends the dealer's Host header, so that no DNS is needed. */
export function ask(
  { dealer, method, make }: BenchCall,
  port: number,
  agent?: Agent,
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  const { path, json, headers } = make();
  const body = json === undefined ? null : JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method,
        agent,
        headers: {
          host: `${dealer}.localhost:${port}`,
          ...headers,
          ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('error', reject);
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}
