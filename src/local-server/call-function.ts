import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageToRender } from '#src/domain/site.ts';
import type { FunctionContext } from '#src/server/platform/function-context.ts';
import type { Client } from './client.ts';
import type { FunctionRoute, ScheduledFunction } from './functions.ts';
import type { PathParams } from '#src/lib/path-pattern.ts';
import { EndpointError, errorAnswer } from '#src/server/platform/endpoint/endpoint-error.ts';
import { sendWebResponse, toWebRequest } from './web-request.ts';

export type ReportError = (message: string, error: unknown) => void;

export interface FunctionCall {
  route: FunctionRoute;
  params: PathParams;
  tenant: string | null;
  client: Client;
  outDir: string;
  readFile: (tenant: string, path: string) => Promise<Uint8Array | null>;
  drawPage?: (tenant: string, page: Omit<PageToRender, 'context'>) => Promise<string>;
  /** Work passed to `waitUntil`. */
  pending: Set<Promise<unknown>>;
  standIns: Readonly<Record<string, number>>;
  report: ReportError;
}

export type ScheduledCall = Pick<FunctionCall, 'outDir' | 'pending' | 'readFile' | 'standIns' | 'report'> & {
  port: number;
};

/** An exception becomes a 500 that hides the cause. */
export async function callFunction(
  message: IncomingMessage,
  response: ServerResponse,
  call: FunctionCall,
): Promise<void> {
  const web = await run(toWebRequest(message, response, call.client), contextOf(call), call);
  await sendWebResponse(message, response, web);
}

export async function callScheduled(
  { file, handler, schedule }: ScheduledFunction,
  tenant: string,
  server: ScheduledCall,
): Promise<void> {
  const request = new Request(`http://${tenant}.localhost:${server.port}/`, {
    method: 'POST',
    headers: { 'x-forecourt-schedule': schedule },
  });
  const context = contextFrom({ file, params: {}, ip: '127.0.0.1', tenant, ...server });
  try {
    const response = await handler(request, context);
    if (!response.ok)
      server.report(`Scheduled run of ${file} returned status ${response.status}`, await response.text());
  } catch (error) {
    server.report(`${file} failed`, error);
  }
}

async function run(request: Request, context: FunctionContext, call: FunctionCall): Promise<Response> {
  try {
    const web: unknown = await call.route.handler(request, context);
    if (web instanceof Response) return web;
    throw new TypeError('The function returned something other than a Response.');
  } catch (error) {
    call.report(`${call.route.file} failed`, error);
    return errorResponse(500, 'internal', 'Something went wrong on our side. Please try again.');
  }
}

const contextOf = ({ route, client, ...call }: FunctionCall): FunctionContext =>
  contextFrom({ file: route.file, ip: client.ip, ...call });

interface ContextParts extends Omit<FunctionCall, 'route' | 'client'> {
  file: string;
  ip: string;
}

function contextFrom({
  file,
  params,
  ip,
  tenant,
  outDir,
  pending,
  readFile,
  drawPage,
  standIns,
  report,
}: ContextParts): FunctionContext {
  return {
    params,
    ip,
    waitUntil(work) {
      const settled = work
        .catch((error: unknown) => report(`${file} failed after sending its response`, error))
        .finally(() => pending.delete(settled));
      pending.add(settled);
    },
    dealersDir: join(outDir, '.forecourt', 'server'),
    cacheDir: join(outDir, '.forecourt', 'photos'),
    standIns,
    ...(tenant === null ? {} : { tenant, readSiteFile: (path: string) => readFile(tenant, path) }),
    ...(tenant === null || !drawPage
      ? {}
      : { drawPage: (page: Omit<PageToRender, 'context'>) => drawPage(tenant, page) }),
  };
}

export function errorResponse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return errorAnswer(new EndpointError(status, code, message, { headers }));
}
