import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { rm } from 'node:fs/promises';
import {
  answerByFunction,
  functionsHere,
  type Caller,
  type FunctionHost,
  type Functions,
} from './answer-by-function.ts';
import { callScheduled } from './call-function.ts';
import { closeServer, settleWork } from './close-server.ts';
import { loadFunctions, type FunctionRoute } from './functions.ts';
import { callerHeader, type FunctionPath } from './remote-functions.ts';
import { startSchedule } from './schedule.ts';
import { readSiteFile, siteSlugs } from './sites.ts';

export interface FunctionServerOptions {
  functionsDir: string;
  outDir: string;
  socketPath: string;
  /** The front process's port, for site URLs in scheduled calls. */
  port: number;
  standIns?: Readonly<Record<string, number>>;
  report: FunctionHost['report'];
  metricsText?: () => Promise<string>;
}

export interface FunctionServer {
  addresses: FunctionPath[];
  close(): Promise<void>;
}

export async function startFunctionServer(options: FunctionServerOptions): Promise<FunctionServer> {
  const { functionsDir, outDir, socketPath, port, report } = options;
  const { routes, scheduled } = await loadFunctions(functionsDir);
  const host: FunctionHost = {
    outDir,
    pending: new Set(),
    readFile: (tenant, path) => readSiteFile(outDir, tenant, path),
    standIns: options.standIns ?? {},
    report,
  };
  const functions = functionsHere(routes, host);
  const server = createServer(
    // The front process controls connection lifetime and request size.
    { keepAliveTimeout: 0, maxHeaderSize: 64 * 1024 },
    (message, response) => void answer(message, response, functions, options),
  );
  if (process.platform !== 'win32') await rm(socketPath, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(socketPath, resolve);
  });
  const schedule = startSchedule(
    scheduled,
    () => siteSlugs(outDir),
    (job, dealer) => callScheduled(job, dealer, { ...host, port }),
  );
  return {
    addresses: routes.map(({ path, methods }) => ({ path, methods })),
    async close() {
      schedule.stop();
      await closeServer(server);
      await settleWork(host.pending, report);
    },
  };
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  functions: Functions<FunctionRoute>,
  { metricsText, report }: FunctionServerOptions,
): Promise<void> {
  try {
    const caller = takeCaller(message);
    if (caller === null) response.end(await metricsText?.());
    else if (!(await answerByFunction(message, response, caller, functions))) response.writeHead(404).end();
  } catch (error) {
    if (response.destroyed) return;
    report(`A ${message.method} call failed`, error);
    response.destroy();
  }
}

/** Functions get only the shopper's own headers. */
function takeCaller({ headersDistinct }: IncomingMessage): Caller | null {
  const [written] = headersDistinct[callerHeader] ?? [];
  delete headersDistinct[callerHeader];
  return written === undefined ? null : (JSON.parse(written) as Caller);
}
