/** Another company's service, in the test: what it was asked, and what it answers. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface StubAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface StubService {
  port: number;
  asked: Asked[];
  stop(): Promise<void>;
}

export async function stubService(answer: (asked: Asked) => StubAnswer | Promise<StubAnswer>): Promise<StubService> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
      asked.push(call);
      const { status = 200, headers = {}, body = '' } = await answer(call);
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port, asked,
    stop: () => new Promise((resolve) => { server.closeAllConnections(); server.close(() => resolve()); }),
  };
}
