import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Header names are lower case. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Large bodies come from a file, starting at byte `first`. */
  body: Buffer | { file: string; size: number; first?: number };
}

export const REVALIDATE = 'public, max-age=0, must-revalidate';

export function textAnswer(status: number, text: string): Answer {
  return plain(status, 'text/plain; charset=utf-8', `${text}\n`);
}

export function htmlAnswer(status: number, html: string): Answer {
  return plain(status, 'text/html; charset=utf-8', html);
}

function plain(status: number, type: string, body: string): Answer {
  return {
    status,
    headers: { 'content-type': type, 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' },
    body: Buffer.from(body),
  };
}

export async function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const { body } = answer;
  response.writeHead(answer.status, {
    'x-content-type-options': 'nosniff',
    ...answer.headers,
    ...(answer.status === 304 ? {} : { 'content-length': Buffer.isBuffer(body) ? body.length : body.size }),
  });
  if (request.method === 'HEAD' || answer.status === 304) response.end();
  else if (Buffer.isBuffer(body)) response.end(body);
  else {
    const { file, size, first = 0 } = body;
    await pipeline(createReadStream(file, { start: first, end: first + size - 1 }), response);
  }
}
