import type { IncomingMessage, ServerResponse } from 'node:http';
import { callFunction, errorResponse, type FunctionCall } from './call-function.ts';
import type { ReadClient } from './client.ts';
import { matchFunction, type FunctionRoute } from './functions.ts';
import { parseRequestPath } from './request-path.ts';
import { sendWebResponse } from './web-request.ts';

/** The functions of a server, with what each call of them gets. */
export interface FunctionHost extends Pick<
  FunctionCall,
  'outDir' | 'pending' | 'readFile' | 'drawPage' | 'report' | 'standIns'
> {
  functions: FunctionRoute[];
  readClient: ReadClient;
}

/**
 * Answers where the address is one of a function, or of `/api`. False: it is a page or a file,
 * and nothing was answered.
 */
export async function answerByFunction(
  message: IncomingMessage,
  response: ServerResponse,
  tenant: string | null,
  host: FunctionHost,
): Promise<boolean> {
  const path = parseRequestPath(message.url ?? '/')?.path ?? '';
  const match = matchFunction(host.functions, path, message.method ?? 'GET');
  if (match.kind === 'call')
    await callFunction(message, response, { ...host, ...match, tenant, client: host.readClient(message) });
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
export function isForFunction({ url = '/', method = 'GET' }: IncomingMessage, functions: FunctionRoute[]): boolean {
  return isCall(url) || matchFunction(functions, parseRequestPath(url)?.path ?? '', method).kind !== 'none';
}

/** Programs ask here: they get the error shape of endpoints, however the rest of the address is written. */
const isCall = (target: string): boolean => /^\/api(?:\/|$|\?)/v.test(target);
