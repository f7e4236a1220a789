import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface StubAnswer {
  /** Default: 200. */
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  body?: string | Buffer;
  hangs?: boolean;
}

export interface StubService {
  origin: string;
  port: number;
  received: Received[];
  answer: (request: Received) => StubAnswer | Promise<StubAnswer>;
  stop(): Promise<void>;
}

const certificate = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/certificates', name));

/** @param isSecure uses a self-signed certificate that only NODE_TLS_REJECT_UNAUTHORIZED=0 trusts */
export async function stubService(answer: StubService['answer'], isSecure = false): Promise<StubService> {
  const listener: RequestListener = (message, response) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', async () => {
      const request = {
        method: message.method ?? '',
        path: message.url ?? '',
        headers: message.headers,
        body: Buffer.concat(chunks).toString(),
      };
      stub.received.push(request);
      const { status = 200, headers = {}, json, body = '', hangs } = await stub.answer(request);
      if (hangs) return;
      if (json === undefined) response.writeHead(status, headers).end(body);
      else response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));
    });
  };
  const server = isSecure
    ? createSecureServer({ key: certificate('localhost.key'), cert: certificate('localhost.crt') }, listener)
    : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stub: StubService = {
    origin: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    received: [],
    answer,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return stub;
}
