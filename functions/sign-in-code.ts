import { signInCode } from '#src/contracts/sign-in.ts';
import { callerOf } from '#src/server/endpoint/caller.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import { countCall } from '#src/server/endpoint/rate-limit.ts';
import { sessionSecrets } from '#src/server/environment.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { addressDayLimit, addressLimit, phoneOf, sendCode } from '#src/server/identity/send-code.ts';
import { requireSignInFeature } from '#src/server/identity/sign-in-enabled.ts';
import { smsProvider } from '#src/server/providers/sms.ts';

export default jsonEndpoint(
  signInCode,
  async ({ input, db, dealer, environment, ip, now }) => {
    requireSignInFeature(dealer.settings);
    const sms = smsProvider(dealer, { db, environment, now });
    const phone = phoneOf(input.phone, dealer);
    const caller = callerOf(ip);
    await countCall(db, `sign-in-day:${dealer.slug}:${caller}`, addressDayLimit, now);
    await sendCode(phone, { db, dealer, sms, secrets: sessionSecrets(environment), caller, now });
    return { success: true };
  },
  { limit: addressLimit },
);

export const config: FunctionConfig = { path: '/api/sign-in/code', method: 'POST' };
