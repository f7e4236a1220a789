import * as v from 'valibot';
import { contract } from '#src/contracts/contract.ts';
import { line, maybe, success } from '#src/contracts/fields.ts';
import { answers } from './valuation-fields.ts';

/** Copy of a valuation, for dealers that store it (TRADE-05, API-06). */
export const miscellaneous = contract({
  name: 'miscellaneous',
  method: 'POST',
  path: '/api/miscellaneous',
  input: v.object({
    column_name: v.literal('valuation', 'Only valuations are stored here.'),
    id: maybe(v.pipe(v.string(), v.uuid('That isn’t a valid valuation ID.'))),
    offer_price: v.optional(
      v.nullable(
        v.pipe(
          v.number('The price must be a number.'),
          v.integer('The price must be in whole dollars.'),
          v.minValue(0, 'The price can’t be negative.'),
          v.maxValue(100_000_000, 'The price is too high.'),
        ),
      ),
      null,
    ),
    answers: v.optional(v.nullable(answers), null),
    rego: maybe(line(20)),
    regoState: maybe(line(8)),
  }),
  reply: success,
  errors: ['feature_off', 'no_such_valuation'],
});
