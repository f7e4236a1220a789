import * as v from 'valibot';
import { contract } from '#src/contracts/contract.ts';
import { noParameters, success } from '#src/contracts/fields.ts';

/** `phone` is E.164. */
export const signedInUser = v.object({ id: v.string(), phone: v.string() });
export type SignedInUser = v.InferOutput<typeof signedInUser>;

export const currentSession = contract({
  name: 'session',
  method: 'GET',
  path: '/api/session',
  input: noParameters,
  reply: v.object({ user: v.nullable(signedInUser) }),
  errors: [],
});

/** `everywhere=1` signs out all of the shopper's browsers. Not an error if already signed out. */
export const signOut = contract({
  name: 'sign-out',
  method: 'DELETE',
  path: '/api/session',
  input: v.looseObject({ everywhere: v.optional(v.picklist(['0', '1'], 'Use 1 or 0.')) }),
  reply: success,
  errors: [],
});
