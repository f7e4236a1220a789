import * as v from 'valibot';
import { contract } from '#src/contracts/contract.ts';
import { conditionAnswers, valuationReply } from './valuation-fields.ts';

export const valuationAdjustments = contract({
  name: 'valuation-adjustments',
  method: 'POST',
  path: '/api/valuations/:id/adjustments',
  input: v.object({ adjustmentAnswers: conditionAnswers }),
  reply: valuationReply,
  errors: ['feature_off', 'no_such_valuation', 'sign_in', 'already_accepted', 'offer_written'],
});
