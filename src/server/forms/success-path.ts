import type { SubmittedLead } from '../leads/submit-lead.ts';

/** The next step (FORM-10), with the receipt key. */
export function successPath(
  form: string,
  { category, vehicle, receiptKey }: Pick<SubmittedLead, 'category' | 'vehicle' | 'receiptKey'>,
): string {
  return `/success?${new URLSearchParams({ form, category, ...(vehicle ? { car_type: vehicle.carType } : {}), ...(receiptKey ? { ref: receiptKey } : {}) })}`;
}
