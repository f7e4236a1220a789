import * as v from 'valibot';
import { contract } from './contract.ts';
import { nothing, success } from './fields.ts';

/** Who is signed in; `phone` is E.164. */
export const signedInUser = v.object({ id: v.string(), phone: v.string() });
export type SignedInUser = v.InferOutput<typeof signedInUser>;

/** GET /api/session: null when nobody is signed in. */
export const currentSession = contract({
  name: 'session',
  method: 'GET',
  path: '/api/session',
  input: nothing,
  reply: v.object({ user: v.nullable(signedInUser) }),
  errors: [],
});

/**
 * DELETE /api/session: signs this browser out; `everywhere=1` every browser of the shopper.
 * Signed out already is no error.
 */
export const signOut = contract({
  name: 'sign-out',
  method: 'DELETE',
  path: '/api/session',
  input: v.looseObject({ everywhere: v.optional(v.picklist(['0', '1'], 'Please send 1 or 0.')) }),
  reply: success,
  errors: [],
});
