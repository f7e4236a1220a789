import { join } from 'node:path';
import type { FunctionContext, FunctionHandler } from '#src/server/platform/function-context.ts';
import type { FunctionSite } from './function-site.ts';

export interface DirectCall {
  path: string;
  now: number;
  json?: unknown;
  body?: string;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  params?: Record<string, string>;
  dealer?: string;
}

/** Also waits for work that continues after the response. */
export async function callAt(
  { outDir }: Pick<FunctionSite, 'outDir'>,
  handler: FunctionHandler,
  { path, now, json, body, form, headers = {}, params = {}, dealer = 'harbour-motors' }: DirectCall,
): Promise<Response> {
  const payload = body ?? (json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json));
  const work: Promise<unknown>[] = [];
  const context: FunctionContext = {
    params,
    ip: '203.0.113.7',
    tenant: dealer,
    dealersDir: join(outDir, '.forecourt', 'server'),
    readSiteFile: async () => null,
    now: () => now,
    waitUntil: (one) => void work.push(one),
  };
  const response = await handler(
    new Request(`https://www.${dealer}.example${path}`, {
      method: payload === undefined ? 'GET' : 'POST',
      headers: {
        ...(payload === undefined
          ? {}
          : { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { body: payload }),
    }),
    context,
  );
  await Promise.all(work);
  return response;
}
