/** Uses dealers' current folders and the development database. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import type { RunningDatabase } from '#src/server/platform/database/database-server.ts';
import { startDatabase } from '#src/server/platform/database/start-database.ts';
import type { FunctionHandler } from '#src/server/platform/function-context.ts';
import { htmlAnswer, sendAnswer, textAnswer } from '../answer.ts';
import { answerByFunction, functionsHere } from '../answer-by-function.ts';
import { clientReader } from '../client.ts';
import { loadFunctions, matchFunction, type FunctionRoute } from '../functions.ts';
import { hostTarget } from '../host.ts';
import { logFailure } from '#src/server/platform/log.ts';
import { brokenDealerPage } from '#src/sources/tenants/broken-dealer-page.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { demoPhotoHost, startDemoPhotoHost } from '../demo-photo-host.ts';
import type { DevPages } from './dev-pages.ts';
import { devRecords } from './dev-records.ts';

export interface DevFunctions {
  /** Returns false for a page. */
  answer(message: IncomingMessage, response: ServerResponse): Promise<boolean>;
  stop(): Promise<void>;
}

export interface DevFunctionsOptions {
  projectDir: string;
  tenantsDir: string;
  pages: DevPages;
}

/** Calls fail after this; the next call tries again. */
const databaseWithinMs = 60_000;

export async function startDevFunctions({ projectDir, tenantsDir, pages }: DevFunctionsOptions): Promise<DevFunctions> {
  const records = await devRecords(tenantsDir);
  const photoHost = await startDemoPhotoHost(join(tenantsDir, '_demo', 'photos'));
  const database = devDatabase(projectDir);
  const { routes } = await loadFunctions(join(projectDir, 'functions'));
  const report = (what: string, cause: unknown) => logFailure({ at: 'dev' }, what, cause);
  const readClient = clientReader(null);
  const host = {
    outDir: records.outDir,
    readFile: pages.read,
    drawPage: pages.draw,
    pending: new Set<Promise<unknown>>(),
    standIns: { [demoPhotoHost]: photoHost.port },
    report,
  };
  const functions = functionsHere(routes.map(inDevelopment), host);
  return {
    async answer(message, response) {
      const target = hostTarget(message.headers.host);
      if (pages.isOwn(message) || target.kind === 'elsewhere' || !isOfFunctions(routes, message)) return false;
      const slug = target.kind === 'dealer' && tenantSlugs(tenantsDir).includes(target.slug) ? target.slug : null;
      try {
        await Promise.all([slug === null ? null : records.write(slug), database.ready()]);
      } catch (cause) {
        const page = slug === null ? null : brokenDealerPage(slug, cause);
        await sendAnswer(
          message,
          response,
          page === null ? textAnswer(503, failureText(cause)) : htmlAnswer(500, page),
        );
        return true;
      }
      return answerByFunction(message, response, { tenant: slug, client: readClient(message) }, functions);
    },
    async stop() {
      photoHost.stop();
      await Promise.allSettled(host.pending);
      await Promise.all([database.stop(), records.remove()]);
    },
  };
}

const isOfFunctions = (routes: FunctionRoute[], { url = '/', method = 'GET' }: IncomingMessage): boolean => {
  const path = url.split('?')[0]!;
  return /^\/api(?:\/|$)/.test(path) || matchFunction(routes, path, method).kind !== 'none';
};

/** The dev server's inline styles and scripts would violate the built pages' policy. */
function inDevelopment(route: FunctionRoute): FunctionRoute {
  const handler: FunctionHandler = async (request, context) => {
    const answer = await route.handler(request, context);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const headers = new Headers(answer.headers);
    headers.delete('content-security-policy');
    return new Response(answer.body, { status: answer.status, headers });
  };
  return { ...route, handler };
}

function devDatabase(projectDir: string) {
  let starting: Promise<RunningDatabase> | null = null;
  const start = (): Promise<RunningDatabase> => {
    const running = startDatabase(projectDir, { shared: true });
    running.catch(() => {
      starting = null;
    });
    return running;
  };
  const ready = async (): Promise<void> => {
    const late = new AbortController();
    const tooLate = pause(databaseWithinMs, null, { signal: late.signal, ref: false }).then(() => {
      throw new Error(`The development database did not start within ${databaseWithinMs / 1000} seconds.`);
    });
    await Promise.race([(starting ??= start()), tooLate]).finally(() => late.abort());
  };
  void ready().catch(() => null);
  return {
    ready,
    stop: async (): Promise<void> => {
      await (await starting?.catch(() => null))?.stop();
    },
  };
}
