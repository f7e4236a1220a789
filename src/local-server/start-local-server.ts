import { createServer } from 'node:http';
import { extname } from 'node:path';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logFailure } from '#src/server/platform/log.ts';
import { sendAnswer, textAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import {
  answerByFunction,
  functionsHere,
  isForFunction,
  type Caller,
  type FunctionHost,
  type Functions,
} from './answer-by-function.ts';
import { callScheduled } from './call-function.ts';
import type { ReportError } from './call-function.ts';
import { clientReader, type ReadClient } from './client.ts';
import { closeServer, settleWork, waitForSettled } from './close-server.ts';
import { dealerList } from './dealer-list.ts';
import type { DescribeDealer } from './dealer-list.ts';
import { loadFunctions } from './functions.ts';
import { hostTarget, localUrl } from './host.ts';
import type { HostTarget } from './host.ts';
import { publicHosts } from './public-hosts.ts';
import type { PublicHosts } from './public-hosts.ts';
import type { Metrics, RequestKind } from './metrics.ts';
import { parseRequestPath } from './request-path.ts';
import { startSchedule } from './schedule.ts';
import { siteAnswer, siteRequest } from './site-answer.ts';
import { readSiteFile, siteSlugs } from './sites.ts';

export interface LocalServerOptions {
  outDir: string;
  /** 0 for any free port. */
  port: number;
  /** Default: 127.0.0.1. */
  host?: string;
  /** Proxies with trusted `X-Forwarded-For` and `X-Forwarded-Proto`. Default: none. */
  trustProxy?: string | null;
  /** The only dealer served by host name. Default: all. */
  site?: string | null;
  /** Default: true. */
  list?: boolean;
  /** Omit to run no functions in this process. */
  functionsDir?: string;
  functions?: Functions & { readonly known: Promise<void> };
  /** Default: true. */
  schedule?: boolean;
  /** Default: the home page's title. */
  describe?: DescribeDealer;
  /** Local ports for the demo hosts. */
  standIns?: Readonly<Record<string, number>>;
  report?: ReportError;
  metrics?: Metrics;
  /** Milliseconds for background work. Default: 10,000. */
  settleWithinMs?: number;
}

export interface LocalServer {
  port: number;
  url(slug?: string): string;
  /** Background work: emails, deliveries. */
  settled(): Promise<void>;
  /** Requests get five seconds, background work `settleWithinMs`; the next server does the rest. */
  close(): Promise<void>;
}

export class PortTakenError extends Error {
  override name = 'PortTakenError';
}

interface Running extends FunctionHost {
  functions: Functions;
  known: Promise<void>;
  readClient: ReadClient;
  describe: DescribeDealer | null;
  list: boolean;
  publicHosts: PublicHosts;
  metrics: Metrics | null;
}

/** @throws PortTakenError */
export async function startLocalServer(options: LocalServerOptions): Promise<LocalServer> {
  const functions = options.functionsDir ? await loadFunctions(options.functionsDir) : { routes: [], scheduled: [] };
  const host: FunctionHost = {
    outDir: options.outDir,
    pending: new Set(),
    readFile: (tenant, path) => readSiteFile(options.outDir, tenant, path),
    standIns: options.standIns ?? {},
    report: options.report ?? ((message, error) => logFailure({ at: 'server' }, message, error)),
  };
  const running: Running = {
    ...host,
    functions: options.functions ?? functionsHere(functions.routes, host),
    known: options.functions?.known ?? Promise.resolve(),
    describe: options.describe ?? null,
    metrics: options.metrics ?? null,
    list: options.list ?? true,
    readClient: clientReader(options.trustProxy ?? null),
    publicHosts: publicHosts(options.outDir, options.site ?? null),
  };
  const server = createServer((message, response) => void handle(message, response, running));
  const port = await listen(server, options.port, options.host ?? '127.0.0.1');
  const schedule = startSchedule(
    options.schedule === false ? [] : functions.scheduled,
    () => siteSlugs(options.outDir),
    (job, dealer) => callScheduled(job, dealer, { ...host, port }),
  );
  return {
    port,
    url: (slug) => localUrl(port, slug),
    settled: () => waitForSettled(host.pending),
    async close() {
      schedule.stop();
      await closeServer(server);
      await settleWork(host.pending, host.report, options.settleWithinMs);
    },
  };
}

async function handle(message: IncomingMessage, response: ServerResponse, running: Running): Promise<void> {
  await running.known;
  running.metrics?.measure(response, kindOf(message, running));
  try {
    await route(message, response, running);
  } catch (error) {
    if (response.destroyed) return;
    running.metrics?.failed();
    running.report(
      `${message.method} ${parseRequestPath(message.url ?? '/')?.path ?? 'with a malformed URL'} failed`,
      error,
    );
    if (response.headersSent) response.destroy();
    else await sendAnswer(message, response, textAnswer(500, 'Something went wrong.'));
  }
}

/** A URL without an extension counts as a page, even if missing. */
function kindOf(message: IncomingMessage, { functions }: Running): RequestKind {
  if (isForFunction(message, functions)) return 'function';
  return extname(parseRequestPath(message.url ?? '/')?.path ?? '') === '' ? 'page' : 'file';
}

async function route(message: IncomingMessage, response: ServerResponse, running: Running): Promise<void> {
  // Another program might use the second name, and serve one dealer's page as another's.
  if ((message.headersDistinct['host']?.length ?? 0) > 1)
    return sendAnswer(message, response, textAnswer(400, 'A request must name exactly one host.'));
  const requested = await requestedFor(hostTarget(message.headers.host), running);
  if (requested === null)
    return sendAnswer(message, response, textAnswer(421, 'This server does not serve this host name.'));
  const { tenant } = requested;
  const client = running.readClient(message);
  if (await answerByFunction(message, response, { tenant, client }, running.functions)) return;
  await sendAnswer(message, response, await fileOrList(message, { tenant, client }, running));
}

/** `tenant` is null for this machine's names; the result is null for an unknown host. */
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
  { tenant, client }: Caller,
  { outDir, describe, list }: Running,
): Promise<Answer> {
  const answer =
    tenant === null ? null : await siteAnswer(siteRequest(message, tenant, { outDir, secure: client.secure }));
  if (answer === null && !list) return textAnswer(404, 'There is no site at this URL.');
  return answer ?? dealerList({ outDir, describe, missing: tenant, port: message.socket.localPort ?? 0 });
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portTakenError(port, error) : error);
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

function portTakenError(port: number, cause: Error): PortTakenError {
  return new PortTakenError(
    `Port ${port} is already in use by another program. Stop it, or choose another port with PORT, such as PORT=${port + 1}.`,
    { cause },
  );
}
