import { currentSession, signOut } from '#src/journeys/account/contract/session.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import {
  closeEverySession,
  closeSession,
  expiredSessionCookie,
  replaceCookie,
} from '#src/server/platform/identity/session.ts';

const read = jsonEndpoint(currentSession, async ({ session }) => ({
  user: session && { id: session.userId, phone: session.phone },
}));

const end = jsonEndpoint(signOut, async ({ input, db, dealer, session, headers, now }) => {
  if (session) await (input.everywhere === '1' ? closeEverySession : closeSession)(db, dealer.slug, session, now);
  replaceCookie(headers, expiredSessionCookie);
  return { success: true };
});

export default function session(request: Request, context: FunctionContext): Response | Promise<Response> {
  return (request.method === 'DELETE' ? end : read)(request, context);
}

export const config: FunctionConfig = { path: '/api/session', method: ['GET', 'DELETE'] };
