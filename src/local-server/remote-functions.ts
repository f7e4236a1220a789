/**
 * Functions in another local process, behind the operator's own socket. While it is down, calls get 503 and static
 * pages work (ISO-06).
 */
import {
  Agent,
  request,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import { pathPattern } from '#src/lib/path-pattern.ts';
import type { Caller, Functions } from './answer-by-function.ts';
import type { FunctionAddress } from './functions.ts';

export type FunctionPath = Pick<FunctionAddress, 'path' | 'methods'>;

/** Identifies the caller; a shopper's own header is replaced. */
export const callerHeader = 'x-forecourt-caller';

export interface RemoteFunctions extends Functions {
  /** Settles even if the functions' paths never become known. */
  readonly known: Promise<void>;
  up(addresses: FunctionPath[]): void;
  /** Call when the other process ends or hangs; calls then get 503. */
  down(): void;
  ask(path: string): Promise<string>;
}

type AnswerUnavailable = (message: IncomingMessage, response: ServerResponse, caller: Caller) => Promise<void>;

export function remoteFunctions(socketPath: string, answerUnavailable: AnswerUnavailable): RemoteFunctions {
  const agent = new Agent({ keepAlive: true });
  const known = Promise.withResolvers<void>();
  let routes: FunctionAddress[] = [];
  let life: AbortController | null = null;

  const send = (options: RequestOptions, signal: AbortSignal) =>
    request({ ...options, socketPath, agent, setHost: false, signal });

  async function call(message: IncomingMessage, response: ServerResponse, caller: Caller): Promise<void> {
    if (life === null) return answerUnavailable(message, response, caller);
    const { method = 'GET', url = '/' } = message;
    const sent = send({ method, path: url, headers: requestHeaders(message.rawHeaders, caller) }, life.signal);
    response.once('close', () => {
      if (!response.writableFinished) sent.destroy();
    });
    response.once('finish', () => {
      message.unpipe(sent).resume();
      // The function responded early: the rest of the body would be read as the next request.
      if (!sent.writableFinished) sent.destroy();
    });
    message.pipe(sent);
    try {
      const answer = await answerOf(sent);
      response.writeHead(answer.statusCode!, answer.statusMessage, endToEnd(answer.rawHeaders, perConnection.answer));
      await pipeline(answer, response);
    } catch {
      // The shopper has disconnected or has part of a response.
      if (response.destroyed || response.headersSent) response.destroy();
      else await answerUnavailable(message, response, caller);
    }
  }

  return {
    get routes() {
      return routes;
    },
    known: known.promise,
    call,
    up(addresses) {
      routes = addresses.map((address) => ({ ...address, match: pathPattern(address.path) }));
      life = new AbortController();
      known.resolve();
    },
    down() {
      life?.abort();
      life = null;
      known.resolve();
    },
    async ask(path) {
      if (life === null) throw new Error('The functions process is not running.');
      const sent = send({ path }, life.signal).end();
      const answer = await answerOf(sent);
      return Buffer.concat(await answer.toArray()).toString('utf8');
    },
  };
}

const answerOf = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.once('response', resolve).on('error', reject);
  });

/** Hop-by-hop headers, not forwarded except for requests' body framing. */
const perConnection = {
  request: new Set(['connection', 'keep-alive', 'proxy-connection', 'upgrade', 'expect', callerHeader]),
  answer: new Set(['connection', 'keep-alive', 'transfer-encoding']),
};

const requestHeaders = (raw: string[], { tenant, client }: Caller): string[] => [
  ...endToEnd(raw, perConnection.request),
  callerHeader,
  JSON.stringify({ tenant, client } satisfies Caller),
];

const endToEnd = (raw: string[], left: ReadonlySet<string>): string[] =>
  raw.filter((_, index) => !left.has(raw[index - (index % 2)]!.toLowerCase()));
