import { signInVerify } from '#src/journeys/account/contract/sign-in.ts';
import { callerOf } from '#src/server/platform/endpoint/caller.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import { sessionSecrets } from '#src/server/platform/environment.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { phoneOf } from '#src/server/platform/identity/send-code.ts';
import { closeSession, replaceCookie, sessionCookie } from '#src/server/platform/identity/session.ts';
import { requireSignInFeature } from '#src/server/platform/identity/sign-in-enabled.ts';
import { verifyCode } from '#src/server/platform/identity/verify-code.ts';

export default jsonEndpoint(
  signInVerify,
  async ({ input, db, dealer, environment, session, headers, ip, now }) => {
    requireSignInFeature(dealer.settings);
    const { id, phone, token } = await verifyCode(phoneOf(input.phone, dealer), input.code, {
      db,
      dealer: dealer.slug,
      secrets: sessionSecrets(environment),
      caller: callerOf(ip),
      now,
    });
    if (session) await closeSession(db, dealer.slug, session, now);
    replaceCookie(headers, sessionCookie(token));
    return { id, phone };
  },
  { limit: { calls: 30, seconds: 600 } },
);

export const config: FunctionConfig = { path: '/api/sign-in/verify', method: 'POST' };
