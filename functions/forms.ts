import { submitForm } from '#src/contracts/form.ts';
import { isFormName } from '#src/contracts/form-names.ts';
import type { LeadInput } from '#src/contracts/lead-fields.ts';
import { deliverNewLead } from '#src/server/delivery/deliver-new-lead.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { jsonEndpoint, type Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { formErrorAnswer } from '#src/server/forms/form-error-page.ts';
import { successPath } from '#src/server/forms/success-path.ts';
import { vehicleOfPage } from '#src/server/forms/vehicle-of-page.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { leadVehicle } from '#src/server/leads/lead-vehicle.ts';
import { submitLead } from '#src/server/leads/submit-lead.ts';

export default jsonEndpoint(
  submitForm,
  async (call) => {
    const { form } = call.params;
    if (!isFormName(form)) throw new EndpointError(404, 'no_such_form', 'There is no such form.');
    const lead = await submitLead({ ...call, input: await withVehicle(call), hasTicks: true }, form);
    if (lead.isNew) deliverNewLead(call, lead.id);
    const next = successPath(form, lead);
    if (call.bodyType === 'form')
      return new Response(null, { status: 303, headers: { location: next, 'cache-control': 'no-store' } });
    return { lead_id: lead.id, event_id: lead.eventId, next };
  },
  { isLead: true, types: ['json', 'form'], maxBytes: 64 * 1024, onError: formErrorAnswer, sendsAgain: true },
);

async function withVehicle({ input, bodyType, request, site }: Call<LeadInput>): Promise<LeadInput> {
  const named = bodyType === 'form' && input.car_id === null ? vehicleOfPage(request) : null;
  if (named === null) return input;
  const { vehicle } = await leadVehicle(site, named);
  return vehicle ? { ...input, car_id: vehicle.id } : input;
}

export const config: FunctionConfig = { path: '/api/forms/:form', method: 'POST' };
