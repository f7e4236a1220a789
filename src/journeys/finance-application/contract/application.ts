/** /personalised/finance (ROUTE-10, FIN-05), one page per part. */
import * as v from 'valibot';
import { applicationParts } from '../rules/question.ts';
import { contract } from '#src/contracts/contract.ts';
import { carId, cleanText, line, maybe } from '#src/contracts/fields.ts';

const named = v.fallback(maybe(line(160)), null);

export const financePage = contract({
  name: 'finance-page',
  method: 'GET',
  path: '/personalised/finance',
  input: v.looseObject({
    car_id: v.fallback(maybe(carId), null),
    /** `check`: review; `next`: the first unfinished part. */
    part: v.fallback(maybe(v.picklist([...applicationParts, 'check', 'saved', 'next'])), null),
    /** Prefill the first part (ROUTE-10). */
    preferredDealership: named,
    vehiclePriceBudget: named,
    car_type: named,
    /** Saved application's key, from its email. */
    open: v.fallback(maybe(line(64)), null),
    mailed: v.fallback(maybe(v.literal('1')), null),
    ref: v.fallback(maybe(line(64)), null),
    copy: v.fallback(maybe(v.literal('1')), null),
    staff: v.fallback(maybe(line(100)), null),
  }),
  reply: v.unknown(),
  errors: ['feature_off', 'no_such_application'],
});

const answer = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => cleanText(text).replace(/\s+/g, ' ').slice(0, 200)),
  ),
  '',
);

export const financeSteps = contract({
  name: 'finance-steps',
  method: 'POST',
  path: '/personalised/finance',
  input: v.objectWithRest(
    {
      /** `decision`: by staff, once submitted. */
      part: v.picklist([...applicationParts, 'check', 'saved', 'decision'], 'Please choose a step of the application.'),
      action: v.fallback(v.picklist(['next', 'save', 'send', 'delete']), 'next'),
      car_id: v.fallback(maybe(carId), null),
      shown: v.optional(v.unknown()),
    },
    answer,
  ),
  reply: v.unknown(),
  errors: ['feature_off', 'no_such_application'],
});
