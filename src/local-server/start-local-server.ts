import { createServer } from 'node:http';
import { extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logFailure } from '#src/server/log.ts';
import { sendAnswer, textAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import { answerByFunction, isForFunction, type FunctionHost } from './answer-by-function.ts';
import { callScheduled } from './call-function.ts';
import type { ReportError } from './call-function.ts';
import { clientReader } from './client.ts';
import { dealerList } from './dealer-list.ts';
import type { DescribeDealer } from './dealer-list.ts';
import { loadFunctions } from './functions.ts';
import { hostTarget } from './host.ts';
import type { HostTarget } from './host.ts';
import { publicHosts } from './public-hosts.ts';
import type { PublicHosts } from './public-hosts.ts';
import type { Metrics, RequestKind } from './metrics.ts';
import { parseRequestPath } from './request-path.ts';
import { startSchedule } from './schedule.ts';
import { siteAnswer } from './site-answer.ts';
import { readSiteFile, siteSlugs } from './sites.ts';

export interface LocalServerOptions {
  /** The folder of built sites, one per dealer. */
  outDir: string;
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on. Default: 127.0.0.1, this machine only. */
  host?: string;
  /** Reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` count. Default: none. */
  trustProxy?: string | null;
  /** The one dealer whose own host name is answered. Default: those of all dealers here. */
  site?: string | null;
  /** Whether the names of localhost list the dealers. Default: true. */
  list?: boolean;
  /** Missing: no functions. */
  functionsDir?: string;
  /** Whether functions with a schedule are called by it. Default: true. */
  schedule?: boolean;
  /** What the list of dealers tells of each; by default only the title of its home page. */
  describe?: DescribeDealer;
  /** Servers of this machine in place of hosts that exist in demonstrations only, by port. Default: none. */
  standIns?: Readonly<Record<string, number>>;
  report?: ReportError;
  /** Counts what is asked. Default: nothing is counted. */
  metrics?: Metrics;
  /** Milliseconds that work of answers may take once the server closes. Default: 10,000. */
  settleWithinMs?: number;
}

export interface LocalServer {
  port: number;
  /** Address of a dealer's site, or of the list of dealers. */
  url(slug?: string): string;
  /** Resolves once no work of an answer's afterlife is under way (mails, deliveries). */
  settled(): Promise<void>;
  /**
   * Stops listening, lets running requests end (five seconds at most) and what they leave behind (`settleWithinMs`). What is
   * cut off then is in the database, and is done by the next server.
   */
  close(): Promise<void>;
}

/** The port is in use, so the server did not start. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';
}

interface Running extends FunctionHost {
  describe: DescribeDealer | null;
  list: boolean;
  publicHosts: PublicHosts;
  metrics: Metrics | null;
}

const CLOSE_WITHIN_MS = 5000;

/** Starts the server of built sites and functions. Throws PortTakenError when the port is in use. */
export async function startLocalServer(options: LocalServerOptions): Promise<LocalServer> {
  const functions = options.functionsDir ? await loadFunctions(options.functionsDir) : { routes: [], scheduled: [] };
  const running: Running = {
    outDir: options.outDir,
    functions: functions.routes,
    describe: options.describe ?? null,
    metrics: options.metrics ?? null,
    list: options.list ?? true,
    readClient: clientReader(options.trustProxy ?? null),
    publicHosts: publicHosts(options.outDir, options.site ?? null),
    pending: new Set(),
    readFile: (tenant, path) => readSiteFile(options.outDir, tenant, path),
    standIns: options.standIns ?? {},
    report: options.report ?? ((message, error) => logFailure({ at: 'server' }, message, error)),
  };
  const server = createServer((message, response) => void handle(message, response, running));
  const port = await listen(server, options.port, options.host ?? '127.0.0.1');
  const schedule = startSchedule(
    options.schedule === false ? [] : functions.scheduled,
    () => siteSlugs(options.outDir),
    (job, dealer) => callScheduled(job, dealer, { ...running, port }),
  );
  return {
    port,
    url: (slug) => `http://${slug ? `${slug}.` : ''}localhost:${port}/`,
    settled: () => settle(running.pending),
    close: () => {
      schedule.stop();
      return close(server, running, options.settleWithinMs ?? 10_000);
    },
  };
}

async function handle(message: IncomingMessage, response: ServerResponse, running: Running): Promise<void> {
  running.metrics?.measure(response, kindOf(message, running));
  try {
    await route(message, response, running);
  } catch (error) {
    if (response.destroyed) return;
    running.metrics?.failed();
    running.report(
      `${message.method} ${parseRequestPath(message.url ?? '/')?.path ?? 'of an unreadable address'} failed`,
      error,
    );
    if (response.headersSent) response.destroy();
    else await sendAnswer(message, response, textAnswer(500, 'Something went wrong.'));
  }
}

/** An address without an ending is a page's, whether there is one or not. */
function kindOf(message: IncomingMessage, { functions }: Running): RequestKind {
  if (isForFunction(message, functions)) return 'function';
  return extname(parseRequestPath(message.url ?? '/')?.path ?? '') === '' ? 'page' : 'file';
}

async function route(message: IncomingMessage, response: ServerResponse, running: Running): Promise<void> {
  // Two programs that read another of two names each would serve one dealer's page as another's.
  if ((message.headersDistinct['host']?.length ?? 0) > 1)
    return sendAnswer(message, response, textAnswer(400, 'A request names one host.'));
  const requested = await requestedFor(hostTarget(message.headers.host), running);
  if (requested === null)
    return sendAnswer(message, response, textAnswer(421, 'This server does not answer for this name.'));
  const { tenant } = requested;
  if (await answerByFunction(message, response, tenant, running)) return;
  const { secure } = running.readClient(message);
  await sendAnswer(message, response, await fileOrList(message, { tenant, secure }, running));
}

/**
 * The dealer that a host name stands for, none for the names of the machine itself; null for a name that is not ours.
 */
async function requestedFor(
  target: HostTarget,
  { publicHosts: hosts }: Running,
): Promise<{ tenant: string | null } | null> {
  if (target.kind === 'list') return { tenant: null };
  if (target.kind === 'dealer') return { tenant: target.slug };
  const tenant = await hosts(target.host);
  return tenant === null ? null : { tenant };
}

async function fileOrList(
  message: IncomingMessage,
  { tenant, secure }: { tenant: string | null; secure: boolean },
  running: Running,
): Promise<Answer> {
  const { outDir, describe, list } = running;
  const request = {
    outDir,
    method: message.method ?? 'GET',
    target: message.url ?? '/',
    headers: message.headers,
    secure,
  };
  const answer = tenant === null ? null : await siteAnswer({ ...request, slug: tenant });
  if (answer === null && !list) return textAnswer(404, 'There is no site at this address.');
  return answer ?? dealerList({ outDir, describe, missing: tenant, port: message.socket.localPort ?? 0 });
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? taken(port, error) : error);
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

function taken(port: number, cause: Error): PortTakenError {
  return new PortTakenError(
    `Port ${port} is taken by another program. Stop it, or choose another port with PORT, such as PORT=${port + 1}.`,
    { cause },
  );
}

/** What is under way may hand on more. */
async function settle(pending: Set<Promise<unknown>>): Promise<void> {
  while (pending.size > 0) await Promise.allSettled(pending);
}

async function close(server: Server, { pending, report }: Running, settleWithinMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const hurry = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
  await closed;
  clearTimeout(hurry);
  const late = new AbortController();
  const isSettled = await Promise.race([
    settle(pending).then(() => true),
    pause(settleWithinMs, false, { signal: late.signal }),
  ]);
  if (isSettled) late.abort();
  else report(`Work of answers did not end: ${pending.size}`, new Error(`not within ${settleWithinMs / 1000} seconds`));
}
