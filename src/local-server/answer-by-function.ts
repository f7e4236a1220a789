import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PathParams } from '#src/lib/path-pattern.ts';
import { callFunction, errorResponse, type FunctionCall } from './call-function.ts';
import type { Client } from './client.ts';
import { matchFunction, type FunctionAddress, type FunctionRoute } from './functions.ts';
import { parseRequestPath } from './request-path.ts';
import { sendWebResponse } from './web-request.ts';

/** Who calls, and which dealer's site. */
export interface Caller {
  tenant: string | null;
  client: Client;
}

/** The functions of a server, and what calls one of them. */
export interface Functions<R extends FunctionAddress = FunctionAddress> {
  readonly routes: readonly R[];
  call(
    message: IncomingMessage,
    response: ServerResponse,
    call: Caller & { route: R; params: PathParams },
  ): Promise<void>;
}

/** What each call of a function in this process gets. */
export type FunctionHost = Pick<FunctionCall, 'outDir' | 'pending' | 'readFile' | 'drawPage' | 'report' | 'standIns'>;

/** Functions that run in this process. */
export const functionsHere = (routes: FunctionRoute[], host: FunctionHost): Functions<FunctionRoute> => ({
  routes,
  call: (message, response, call) => callFunction(message, response, { ...host, ...call }),
});

/**
 * Answers where the address is one of a function, or of `/api`. False: it is a page or a file,
 * and nothing was answered.
 */
export async function answerByFunction(
  message: IncomingMessage,
  response: ServerResponse,
  caller: Caller,
  functions: Functions,
): Promise<boolean> {
  const path = parseRequestPath(message.url ?? '/')?.path ?? '';
  const match = matchFunction(functions.routes, path, message.method ?? 'GET');
  if (match.kind === 'call') await functions.call(message, response, { ...caller, ...match });
  else if (match.kind === 'method') {
    const allow = match.allow.join(', ');
    await sendWebResponse(
      message,
      response,
      errorResponse(405, 'method_not_allowed', `This address answers ${allow}.`, { allow }),
    );
  } else if (isCall(message.url ?? '/'))
    await sendWebResponse(
      message,
      response,
      errorResponse(404, 'no_such_address', 'There is nothing at this address.'),
    );
  else return false;
  return true;
}

/** Whether a function answers, or says that none does. */
export function isForFunction({ url = '/', method = 'GET' }: IncomingMessage, { routes }: Functions): boolean {
  return isCall(url) || matchFunction(routes, parseRequestPath(url)?.path ?? '', method).kind !== 'none';
}

/** Programs ask here: they get the error shape of endpoints, however the rest of the address is written. */
const isCall = (target: string): boolean => /^\/api(?:\/|$|\?)/v.test(target);
