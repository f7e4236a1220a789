/** Proxy that injects the walk's script into every page: WebKit's driver can't run anything before a page's scripts. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const scriptPath = '/walk-page.js';

export interface WalkServer {
  port: number;
  close(): void;
}

/** @param behind the dealer server's port */
export async function startWalkServer(behind: number, now: string): Promise<WalkServer> {
  const source = await readFile(new URL('../in-page/walk-page.ts', import.meta.url), 'utf8');
  const script = stripTypeScriptTypes(source);
  const tag = `<script src="${scriptPath}" data-now="${Date.parse(now)}"></script>`;
  const server = createServer((request, response) => {
    if (request.url === scriptPath)
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
    else forward(request, response, behind, tag);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(request: IncomingMessage, response: ServerResponse, port: number, tag: string): void {
  const { method, url: path } = request;
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  if (headers.cookie) headers.cookie = headers.cookie.replaceAll(/(?<=^|;\s*)walk-/gv, '__Host-');
  // A connection that is kept could close just as it's used again.
  const onward = send({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    const { 'content-length': length, ...others } = answer.headers;
    if (answer.headers['set-cookie']) others['set-cookie'] = answer.headers['set-cookie'].map(plainCookie);
    response.writeHead(
      answer.statusCode ?? 502,
      isPage || length === undefined ? others : { ...others, 'content-length': length },
    );
    const sent = isPage ? sendPage(answer, response, tag) : pipeline(answer, response);
    sent.catch(() => response.destroy());
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

async function sendPage(answer: IncomingMessage, response: ServerResponse, tag: string): Promise<void> {
  response.end((await text(answer)).replace('<head>', `<head>${tag}`));
}

/** WebKit stores secure cookies only over HTTPS. */
const plainCookie = (cookie: string): string => cookie.replace(/^__Host-/v, 'walk-').replace(/; Secure/iv, '');
