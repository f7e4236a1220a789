import { signInCode } from '#src/contracts/sign-in.ts';
import { callerOf } from '#src/server/endpoint/caller.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import { submittedProof } from '#src/server/endpoint/proof-of-work.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { phoneOf, sendCode } from '#src/server/identity/send-code.ts';
import { requireSignInFeature } from '#src/server/identity/sign-in-enabled.ts';
import { smsProvider } from '#src/server/providers/sms.ts';

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
