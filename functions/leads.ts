import { isFormName } from '#src/contracts/form-names.ts';
import { submitLead } from '#src/contracts/lead.ts';
import { deliverNewLead } from '#src/server/delivery/deliver-new-lead.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { submitLead as submit } from '#src/server/leads/submit-lead.ts';

export default jsonEndpoint(
  submitLead,
  async (call) => {
    const form = isFormName(call.input.form) ? call.input.form : null;
    const lead = await submit({ ...call, hasTicks: form !== null, needsTerms: true }, form);
    if (lead.isNew) deliverNewLead(call, lead.id);
    return { lead_id: lead.id, event_id: lead.eventId };
  },
  { isLead: true, maxBytes: 64 * 1024 },
);

export const config: FunctionConfig = { path: '/api/leads', method: 'POST' };
