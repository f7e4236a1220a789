/** Sensitive answers are encrypted for staff, never in an email, webhook or lead. */
import * as v from 'valibot';
import { formKinds } from '#src/contracts/form-names.ts';
import { leadInput } from '#src/contracts/lead-fields.ts';
import { readMoney } from '../rules/question.ts';
import { formatMoney } from '#src/lib/money.ts';
import { draftStorageText } from '../view/application-copy.ts';
import { applicationPath, applicationWording, partUrl, type ApplicationState } from '../view/application-page.ts';
import { deliverNewLead } from '#src/server/delivery/deliver-new-lead.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { submitLead } from '#src/server/leads/submit-lead.ts';
import { seeOther } from '#src/server/platform/see-other.ts';
import { applicationContext, type StepInput } from './application-call.ts';
import { closeDraft, sealForDealer, type Application } from './applications.ts';
import { applicationLeadKey } from './staff-link.ts';

/** Shares other finance leads' category, so the dealer's routes apply. */
const applicationSubcategory = 'Application';

const loanNote = 'Would like to borrow ';

export const loanOfNotes = (notes: readonly string[]): string | null =>
  notes.find((note) => note.startsWith(loanNote))?.slice(loanNote.length, -1) ?? null;

export async function sendApplication(
  call: Call<StepInput>,
  own: Application,
  state: ApplicationState,
): Promise<Response> {
  const { dealer } = call;
  const { answers, carId, vehicle, tradeIn } = state;
  await sealForDealer({ ...own, carId, answers }, applicationContext(call));
  const input = v.parse(leadInput, {
    category: formKinds.finance.category,
    subcategory: applicationSubcategory,
    name: answers['name'],
    email: answers['email'],
    phone: answers['phone'],
    postcode: answers['postcode'],
    car_id: carId,
    valuation_id: tradeIn?.id ?? null,
    location_id: vehicle === null ? (answers['location'] ?? null) : null,
    url: `${dealer.settings.siteUrl}${partUrl('check', carId)}`,
  });
  const lead = await submitLead(
    {
      ...call,
      input,
      ownKey: applicationLeadKey(own.id),
      collection: draftStorageText,
      notes: [`${loanNote}${loanText(answers)}.`],
      promisedFrom: call.now,
      agreed: [{ kind: 'finance_application', wording: applicationWording(state) }],
    },
    'finance',
  );
  await closeDraft(own, lead.id, applicationContext(call));
  if (lead.isNew) deliverNewLead(call, lead.id);
  return seeOther(lead.receiptKey ? `${applicationPath}?${new URLSearchParams({ ref: lead.receiptKey })}` : '/success');
}

function loanText({ borrow = '', years = '' }: ApplicationState['answers']): string {
  return `${formatMoney(readMoney(borrow) ?? 0)} over ${years} ${years === '1' ? 'year' : 'years'}`;
}
