import { signInCode } from '#src/journeys/account/contract/sign-in.ts';
import { callerOf } from '#src/server/platform/endpoint/caller.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import { submittedProof } from '#src/server/platform/endpoint/proof-of-work.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { phoneOf, sendCode } from '#src/server/platform/identity/send-code.ts';
import { requireSignInFeature } from '#src/server/platform/identity/sign-in-enabled.ts';
import { smsProvider } from '#src/server/platform/providers/sms.ts';

export default jsonEndpoint(
  signInCode,
  async ({ input, db, dealer, environment, request, raw, ip, now }) => {
    requireSignInFeature(dealer.settings);
    const sms = smsProvider(dealer, { db, environment, now });
    const phone = phoneOf(input.phone, dealer);
    await sendCode(phone, {
      db,
      dealer,
      sms,
      environment,
      caller: callerOf(ip),
      proof: submittedProof(request, raw),
      now,
    });
    return { success: true };
  },
  { limit: { calls: 40, seconds: 600 } },
);

export const config: FunctionConfig = { path: '/api/sign-in/code', method: 'POST' };
