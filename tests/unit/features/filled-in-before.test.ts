import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { filledInBefore } from '#src/features/budget-finder/use-figures.ts';

type Field = Partial<Pick<HTMLInputElement, 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'>> & {
  amount?: string;
};

/** Found by the rule's selectors. */
function formOf(fields: Field[]) {
  const marked = fields.map((field, place) => ({
    field,
    html: `<input data-place="${place}" type="${field.type ?? 'text'}" ${field.checked ? 'data-checked' : ''} ${field.amount ? `data-amount="${field.amount}"` : ''}>`,
  }));
  const root = parse(marked.map(({ html }) => html).join(''));
  const found = (selector: string) =>
    root
      .querySelectorAll(selector.replaceAll(':checked', '[data-checked]'))
      .map((one) => marked[Number(one.getAttribute('data-place'))]!.field);
  return {
    querySelector: (selector: string) => found(selector)[0] ?? null,
    querySelectorAll: found,
  } as unknown as HTMLFormElement;
}
const amount = (name: string, value: string, defaultValue = value): Field => ({ amount: name, value, defaultValue });
const period = (value: string, checked: boolean, defaultChecked: boolean): Field => ({
  type: 'radio',
  value,
  checked,
  defaultChecked,
});

describe('values entered before the script loads', () => {
  test('reports nothing for an untouched form (BUDG-02)', () => {
    const form = formOf([
      amount('repayment', '200'),
      amount('deposit', '2000'),
      period('weekly', true, true),
      period('monthly', false, false),
      { type: 'checkbox', value: 'suv', checked: false },
    ]);
    expect(filledInBefore(form)).toEqual({ period: null, repayment: null, deposit: null, bodies: [] });
    expect(filledInBefore(null)).toEqual({ period: null, repayment: null, deposit: null, bodies: [] });
  });

  test('keeps amounts, period and car types, and an emptied field (BUDG-02)', () => {
    const form = formOf([
      amount('repayment', '90', '200'),
      amount('deposit', '', '2000'),
      period('weekly', false, true),
      period('monthly', true, false),
      { type: 'checkbox', value: 'suv', checked: true },
      { type: 'checkbox', value: 'tank', checked: true },
    ]);
    expect(filledInBefore(form)).toEqual({ period: 'monthly', repayment: '90', deposit: '', bodies: ['suv'] });
  });
});
