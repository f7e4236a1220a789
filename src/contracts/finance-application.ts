/** The finance application at /personalised/finance (ROUTE-10, FIN-05): one page a part, sent as plain forms. */
import * as v from 'valibot';
import { applicationParts } from '#src/domain/finance/application/question.ts';
import { contract } from './contract.ts';
import { carId, cleanText, line, maybe } from './fields.ts';

const named = v.fallback(maybe(line(160)), null);

export const financePage = contract({
  name: 'finance-page',
  method: 'GET',
  path: '/personalised/finance',
  input: v.looseObject({
    car_id: v.fallback(maybe(carId), null),
    /** A part, the check of all, what was saved, or the first part that is open. */
    part: v.fallback(maybe(v.picklist([...applicationParts, 'check', 'saved', 'next'])), null),
    /** What the first part may be filled in with (ROUTE-10). */
    preferredDealership: named,
    vehiclePriceBudget: named,
    car_type: named,
    /** The key of a saved application, from its mail. */
    open: v.fallback(maybe(line(64)), null),
    /** Whether the link of a saved one went by mail. */
    mailed: v.fallback(maybe(v.literal('1')), null),
    /** The receipt of a sent one. */
    ref: v.fallback(maybe(line(64)), null),
    /** That receipt as a file of plain words. */
    copy: v.fallback(maybe(v.literal('1')), null),
    /** The dealer's own link to the answers of a sent one. */
    staff: v.fallback(maybe(line(100)), null),
  }),
  reply: v.unknown(),
  errors: ['feature_off', 'no_such_application'],
});

/** An answer as it was typed; what is not text was not typed. */
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
      /** `decision` is the staff's word of a sent one. */
      part: v.picklist([...applicationParts, 'check', 'saved', 'decision'], 'Please choose a part.'),
      action: v.fallback(v.picklist(['next', 'save', 'send', 'delete']), 'next'),
      car_id: v.fallback(maybe(carId), null),
      /** The digest of the check, as its page has it. */
      shown: v.optional(v.unknown()),
    },
    answer,
  ),
  reply: v.unknown(),
  errors: ['feature_off', 'no_such_application'],
});
