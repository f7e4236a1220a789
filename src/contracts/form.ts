import * as v from 'valibot';
import { contract } from './contract.ts';
import { leadInput } from './lead-fields.ts';
import { leadReply } from './lead.ts';

export const submitForm = contract({
  name: 'form',
  method: 'POST',
  path: '/api/forms/:form',
  input: leadInput,
  reply: v.object({ ...leadReply.entries, next: v.optional(v.string()) }),
  errors: ['no_such_form', 'key_reused'],
});
