import * as v from 'valibot';
import { contract } from '#src/contracts/contract.ts';
import { maybe } from '#src/contracts/fields.ts';
import { rego, regoState } from './rego.ts';
import { answers, tradeInVehicle, valuationReply } from './valuation-fields.ts';

export const valuation = contract({
  name: 'valuation',
  method: 'POST',
  path: '/api/valuations',
  input: v.object({
    rego: maybe(rego),
    regoState: maybe(regoState),
    vehicle: tradeInVehicle,
    answers: v.optional(answers, {}),
  }),
  reply: valuationReply,
  errors: ['feature_off', 'sign_in'],
});
