import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PathParams } from '#src/lib/path-pattern.ts';
import { callFunction, errorResponse, type FunctionCall } from './call-function.ts';
import type { Client } from './client.ts';
import { matchFunction, type FunctionAddress, type FunctionRoute } from './functions.ts';
import { parseRequestPath } from './request-path.ts';
import { sendWebResponse } from './web-request.ts';

export interface Caller {
  tenant: string | null;
  client: Client;
}

export interface Functions<R extends FunctionAddress = FunctionAddress> {
  readonly routes: readonly R[];
  call(
    message: IncomingMessage,
    response: ServerResponse,
    call: Caller & { route: R; params: PathParams },
  ): Promise<void>;
}

export type FunctionHost = Pick<FunctionCall, 'outDir' | 'pending' | 'readFile' | 'drawPage' | 'report' | 'standIns'>;

export const functionsHere = (routes: FunctionRoute[], host: FunctionHost): Functions<FunctionRoute> => ({
  routes,
  call: (message, response, call) => callFunction(message, response, { ...host, ...call }),
});

/** Returns false, without a response, for a page or file. */
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
      errorResponse(405, 'method_not_allowed', `This URL only accepts ${allow}.`, { allow }),
    );
  } else if (isCall(message.url ?? '/'))
    await sendWebResponse(message, response, errorResponse(404, 'no_such_address', 'There is nothing at this URL.'));
  else return false;
  return true;
}

export function isForFunction({ url = '/', method = 'GET' }: IncomingMessage, { routes }: Functions): boolean {
  return isCall(url) || matchFunction(routes, parseRequestPath(url)?.path ?? '', method).kind !== 'none';
}

/** Malformed URLs under `/api` get JSON errors too. */
const isCall = (target: string): boolean => /^\/api(?:\/|$|\?)/v.test(target);
