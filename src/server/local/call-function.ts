import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FunctionContext } from '../function-context.ts';
import type { FunctionRoute } from './functions.ts';
import type { PathParams } from './path-pattern.ts';
import { sendWebResponse, toWebRequest } from './web-request.ts';

export type ReportError = (message: string, error: unknown) => void;

/** One call of a function, with what its context says. */
export interface FunctionCall {
  route: FunctionRoute;
  params: PathParams;
  tenant: string | null;
  /** Work that the function handed to `waitUntil`. */
  pending: Set<Promise<unknown>>;
  report: ReportError;
}

/** Calls a function and writes its response; a throw becomes a 500 that says nothing of the cause. */
export async function callFunction(
  message: IncomingMessage,
  response: ServerResponse,
  call: FunctionCall,
): Promise<void> {
  const web = await run(toWebRequest(message, response), contextOf(message, call), call);
  await sendWebResponse(message, response, web);
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

function contextOf(message: IncomingMessage, { params, tenant, pending, report, route }: FunctionCall): FunctionContext {
  return {
    params,
    ip: message.socket.remoteAddress ?? '',
    waitUntil(work) {
      const settled = work
        .catch((error: unknown) => report(`${route.file} failed after its response`, error))
        .finally(() => pending.delete(settled));
      pending.add(settled);
    },
    ...(tenant === null ? {} : { tenant }),
  };
}

/** The error shape of every endpoint: a code for programs, a sentence for people. */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error: { code, message } }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
