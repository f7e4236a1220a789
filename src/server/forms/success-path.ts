import type { SubmittedLead } from '../leads/submit-lead.ts';

/**
 * Where a form leads when it was sent: always this site's own page, with what its further step asks (FORM-10) and the
 * key of the shopper's own receipt.
 */
export function successPath(
  form: string,
  { category, vehicle, receiptKey }: Pick<SubmittedLead, 'category' | 'vehicle' | 'receiptKey'>,
): string {
  return `/success?${new URLSearchParams({ form, category, ...(vehicle ? { car_type: vehicle.carType } : {}), ...(receiptKey ? { ref: receiptKey } : {}) })}`;
}
