import type { FunctionConfig } from '#src/server/function-context.ts';

/** Says that the functions are up; a load balancer or a deploy check asks it. */
export default function health(): Response {
  return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
}

export const config: FunctionConfig = { path: '/api/health', method: 'GET' };
