import * as v from 'valibot';
import { contract } from '#src/contracts/contract.ts';
import { cleanText, requiredLine, success } from '#src/contracts/fields.ts';
import { signedInUser } from './session.ts';

const phone = requiredLine(40, 'Please enter your mobile number.');

/** Six digits, with any spacing. */
const code = v.pipe(
  v.string('Please enter the code.'),
  v.transform((typed) => cleanText(typed.normalize('NFKC')).replace(/[\s-]/g, '')),
  v.regex(/^\d{6}$/, 'The code has 6 digits.'),
);

/** Doesn't reveal whether the phone number is known (AUTH-01, API-13). */
export const signInCode = contract({
  name: 'sign-in-code',
  method: 'POST',
  path: '/api/sign-in/code',
  input: v.object({ phone }),
  reply: success,
  errors: ['feature_off', 'not_configured', 'provider_down'],
});

/** `wrong_code`: wrong, expired, used or unknown. */
export const signInVerify = contract({
  name: 'sign-in-verify',
  method: 'POST',
  path: '/api/sign-in/verify',
  input: v.object({ phone, code }),
  reply: signedInUser,
  errors: ['feature_off', 'wrong_code', 'not_configured'],
});
