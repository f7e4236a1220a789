/** Another company's service on this machine: it answers what a test says and remembers what it was sent. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface StubAnswer {
  /** Default: 200. */
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  /** Where there is no `json`. */
  body?: string | Buffer;
  /** Never answers. */
  hangs?: boolean;
}

export interface StubService {
  origin: string;
  port: number;
  received: Received[];
  answer: (request: Received) => StubAnswer | Promise<StubAnswer>;
  stop(): Promise<void>;
}

export async function stubService(answer: StubService['answer']): Promise<StubService> {
  const server = createServer((message, response) => {
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
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stub: StubService = {
    origin: `http://127.0.0.1:${port}`,
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
