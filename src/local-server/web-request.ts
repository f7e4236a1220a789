import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Aborted when the client disconnects. */
export function toWebRequest(
  message: IncomingMessage,
  response: ServerResponse,
  { secure }: { secure: boolean },
): Request {
  const method = message.method ?? 'GET';
  const bodyless = method === 'GET' || method === 'HEAD';
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return new Request(`${secure ? 'https' : 'http'}://${message.headers.host ?? 'localhost'}${message.url ?? '/'}`, {
    method,
    headers: toHeaders(message),
    signal: gone.signal,
    ...(bodyless ? {} : { body: bodyOf(message, response), duplex: 'half' }),
  } as RequestInit);
}

/** An unread body would block the connection's next request. */
function bodyOf(message: IncomingMessage, response: ServerResponse): BodyInit {
  const body = new PassThrough();
  message.once('error', (cause) => body.destroy(cause)).pipe(body);
  response.once('finish', () => {
    message.unpipe(body).resume();
    body.destroy();
  });
  return Readable.toWeb(body) as BodyInit;
}

function toHeaders(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

export async function sendWebResponse(
  message: IncomingMessage,
  response: ServerResponse,
  web: Response,
): Promise<void> {
  response.statusCode = web.status;
  for (const [name, value] of web.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  const cookies = web.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (message.method === 'HEAD' || web.body === null) {
    await web.body?.cancel();
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(web.body as ReadableStream), response);
}
