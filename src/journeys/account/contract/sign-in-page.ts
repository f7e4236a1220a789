import * as v from 'valibot';
import { sameSitePath, signInTypes, signInUrlSteps } from '#src/domain/sign-in-url.ts';
import { contract } from '#src/contracts/contract.ts';
import { line, maybe } from '#src/contracts/fields.ts';

const path = v.fallback(
  v.pipe(
    maybe(v.string()),
    v.transform((text) => sameSitePath(text)),
  ),
  null,
);

/** Drops redirects to other sites. */
const returnFields = {
  type: v.fallback(maybe(v.picklist(signInTypes)), null),
  redirect: path,
  back: path,
};

/** Asks for the number or code (`step=code`), or shows the signed-in shopper or sign-out (`step=signed-out`). */
export const signInPage = contract({
  name: 'sign-in-page',
  method: 'GET',
  path: '/sign-in',
  input: v.looseObject({ ...returnFields, step: v.fallback(maybe(v.picklist(signInUrlSteps)), null) }),
  reply: v.unknown(),
  errors: ['feature_off'],
});

export const signInSteps = contract({
  name: 'sign-in-steps',
  method: 'POST',
  path: '/sign-in',
  input: v.looseObject({
    ...returnFields,
    action: v.picklist(['send', 'verify', 'sign-out'], 'Please choose what you’d like to do.'),
    phone: maybe(line(40)),
    code: maybe(line(40)),
  }),
  reply: v.unknown(),
  errors: ['feature_off', 'wrong_code', 'not_configured', 'provider_down'],
});
