import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { loadStock, type LoadedStock, type LoadStockOptions } from '#src/sources/stock/load-stock.ts';
import { aTenant, now } from '../../../fixtures/vehicles.ts';
import { tempDir } from '../../../support/temp-dir.ts';

export { tempDir };

/** Text that starts with a brace or bracket, or a list of rows, is JSON. */
export function load(
  content: string | Uint8Array | object[],
  stock: Record<string, unknown> = {},
  options: Partial<LoadStockOptions> = {},
  settings: Record<string, unknown> = {},
): Promise<LoadedStock> {
  const text = Array.isArray(content) ? JSON.stringify(content, null, 1) : content;
  const kind = typeof text === 'string' && /^\s*[[{]/.test(text) ? 'json' : 'csv';
  const tenantDir = tempDir();
  writeFileSync(join(tenantDir, `stock.${kind}`), text);
  const tenant = aTenant({ settings: { ...settings, stock: { source: { kind, path: `stock.${kind}` }, ...stock } } });
  return loadStock(tenant, { tenantDir, now, ...options });
}

export async function vehicleOf(
  row: Record<string, unknown>,
  stock: Record<string, unknown> = {},
  settings: Record<string, unknown> = {},
): Promise<Vehicle> {
  const { vehicles, rejected } = await load(
    [{ id: '1', year: 2021, make: 'Toyota', model: 'Corolla', ...row }],
    stock,
    {},
    settings,
  );
  if (vehicles.length !== 1) throw new Error(`rejected: ${JSON.stringify(rejected)}`);
  return vehicles[0]!;
}

export interface FeedServer extends AsyncDisposable {
  origin: string;
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
}

/** Records requests. */
export async function feedServer(
  answer: (request: FeedServer['requests'][number], response: Parameters<RequestListener>[1], index: number) => void,
): Promise<FeedServer> {
  const requests: FeedServer['requests'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const seen = {
        method: request.method!,
        url: request.url!,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(seen);
      answer(seen, response, requests.length - 1);
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}
