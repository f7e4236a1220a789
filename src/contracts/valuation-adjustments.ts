import * as v from 'valibot';
import { contract } from './contract.ts';
import { adjustmentAnswers, valuationReply } from './valuation-fields.ts';

/** POST /api/valuations/:id/adjustments: the same estimate for the car's condition (API-05). */
export const valuationAdjustments = contract({
  name: 'valuation-adjustments',
  method: 'POST',
  path: '/api/valuations/:id/adjustments',
  input: v.object({ adjustmentAnswers }),
  reply: valuationReply,
  errors: ['feature_off', 'no_such_valuation', 'sign_in'],
});
