/** The page where a shopper signs in (ROUTE-11): two forms of one field each, sent without a script. */
import * as v from 'valibot';
import { sameSitePath, signInTypes, signInUrlSteps } from '#src/domain/sign-in-url.ts';
import { contract } from './contract.ts';
import { line, maybe } from './fields.ts';

const path = v.fallback(
  v.pipe(
    maybe(v.string()),
    v.transform((text) => sameSitePath(text)),
  ),
  null,
);

/** Another site's address is nowhere to go: it is left out. */
const place = {
  type: v.fallback(maybe(v.picklist(signInTypes)), null),
  redirect: path,
  back: path,
};

/**
 * GET /sign-in: the number, the code that was texted to it (`step=code`), who is signed in, or that nobody is any more
 * (`step=signed-out`).
 */
export const signInPage = contract({
  name: 'sign-in-page',
  method: 'GET',
  path: '/sign-in',
  input: v.looseObject({ ...place, step: v.fallback(maybe(v.picklist(signInUrlSteps)), null) }),
  reply: v.unknown(),
  errors: ['feature_off'],
});

/** POST /sign-in, as a plain form: texts a code, takes it, or signs out. What is wrong comes back on the page. */
export const signInSteps = contract({
  name: 'sign-in-steps',
  method: 'POST',
  path: '/sign-in',
  input: v.looseObject({
    ...place,
    action: v.picklist(['send', 'verify', 'sign-out'], 'Please choose what to do.'),
    phone: maybe(line(40)),
    code: maybe(line(40)),
  }),
  reply: v.unknown(),
  errors: ['feature_off', 'wrong_code', 'not_configured', 'provider_down'],
});
