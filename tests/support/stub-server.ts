/** A service on this machine that answers what a test says and remembers what it was sent. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface StubAnswer {
  status: number;
  json?: unknown;
  headers?: Record<string, string>;
  /** Never answers. */
  hangs?: boolean;
}

export interface StubServer {
  origin: string;
  received: Received[];
  answer: (request: Received) => StubAnswer;
  stop(): Promise<void>;
}

export async function stubServer(answer: StubServer['answer']): Promise<StubServer> {
  const server = createServer((message, response) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const request = { method: message.method ?? '', path: message.url ?? '', headers: message.headers, body: Buffer.concat(chunks).toString() };
      stub.received.push(request);
      const { status, json, headers = {}, hangs } = stub.answer(request);
      if (hangs) return;
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(json === undefined ? '' : JSON.stringify(json));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stub: StubServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received: [], answer,
    stop: async () => { server.closeAllConnections(); server.close(); await once(server, 'close').catch(() => null); },
  };
  return stub;
}
