import * as v from 'valibot';
import { contract } from './contract.ts';
import { leadInput } from './lead-fields.ts';

export const leadReply = v.object({ lead_id: v.string(), event_id: v.number() });

/** The retry key is the field `idempotency_key` or the header `Idempotency-Key` (API-03). */
export const submitLead = contract({
  name: 'lead',
  method: 'POST',
  path: '/api/leads',
  input: leadInput,
  reply: leadReply,
  errors: ['key_reused'],
});
