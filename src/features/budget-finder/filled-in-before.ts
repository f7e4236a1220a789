import type { Period } from '#src/domain/finance/amortise.ts';
import { bodyTypes, type BodyType } from '#src/domain/vehicle/vehicle.ts';

export interface FilledIn {
  period: Period | null;
  repayment: string | null;
  deposit: string | null;
  bodies: BodyType[];
}

/** What a shopper filled in before the script came: the form was there, and nobody has heard of it yet. Null where nothing was changed. */
export function filledInBefore(form: Pick<HTMLFormElement, 'querySelector' | 'querySelectorAll'> | null): FilledIn {
  const amount = (name: string): string | null => {
    const field = form?.querySelector<HTMLInputElement>(`[data-amount="${name}"]`);
    return field && field.value !== field.defaultValue ? field.value : null;
  };
  const chosen = [
    ...(form?.querySelectorAll<HTMLInputElement>('[type="radio"]:checked, [type="checkbox"]:checked') ?? []),
  ];
  const period = chosen.find(({ type, defaultChecked }) => type === 'radio' && !defaultChecked)?.value;
  return {
    period: period === 'weekly' || period === 'monthly' ? period : null,
    repayment: amount('repayment'),
    deposit: amount('deposit'),
    bodies: bodyTypes.filter((body) => chosen.some(({ type, value }) => type === 'checkbox' && value === body)),
  };
}
