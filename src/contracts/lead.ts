import * as v from 'valibot';
import { contract } from './contract.ts';
import { leadInput } from './lead-fields.ts';

export const leadReply = v.object({ lead_id: v.string(), event_id: v.number() });

/** Retry key: field `idempotency_key` or header `Idempotency-Key` (API-03). */
export const submitLead = contract({
  name: 'lead',
  method: 'POST',
  path: '/api/leads',
  input: leadInput,
  reply: leadReply,
  errors: ['key_reused'],
});
