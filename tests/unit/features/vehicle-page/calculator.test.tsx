import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Calculator } from '#src/features/vehicle-page/calculator.island.tsx';
import { visibleText } from '../../../support/text.ts';

const lenderRate = { lender: 'Quay, Australian credit licence 000 412', ratePerYear: 8.49, comparisonRate: 9.31 };
const drawn = (changes: Partial<Parameters<typeof Calculator>[0]> = {}) =>
  parse(
    renderToStaticMarkup(
      <Calculator
        start={[19_990, 1999, 0, 8.49, 5, 'weekly']}
        lenderRate={lenderRate}
        quoted={{ lender: 'Quay', repayment: 84.68, years: 5 }}
        locale="en-AU"
        {...changes}
      />,
    ),
  );

describe('the server-rendered calculator', () => {
  test("shows the starting figures and the lender's repayment, rate and comparison rate (FIN-03, LAW-02)", () => {
    const page = drawn();
    expect(page.querySelectorAll('input.input').map((field) => [field.id, field.getAttribute('value')])).toEqual([
      ['calc-deposit', '1,999'],
      ['calc-balloon', '0'],
      ['calc-rate', '8.49'],
    ]);
    expect(page.querySelector('option[selected]')?.text).toBe('5 years');
    expect(page.querySelector('[checked]')?.getAttribute('value')).toBe('weekly');
    expect(page.querySelectorAll('.rates dd').map(visibleText)).toEqual(['$85 per week', '8.49% p.a.', '9.31% p.a.']);
    expect(page.querySelectorAll('.calculator__basis').map(visibleText)).toEqual([
      'Rates from Quay, Australian credit licence 000 412.',
      '$17,991 over 5 years, weekly repayments, no balloon, as quoted by Quay.',
    ]);
  });

  test('shows no error or status before a shopper uses it (FIN-03)', () => {
    expect(drawn().querySelectorAll('[aria-invalid], .form__error')).toEqual([]);
    expect(drawn().querySelector('[role="status"]')?.text).toBe('');
  });

  test('hides a rate without a comparison rate in Australia, and shows no comparison rate elsewhere (LAW-02)', () => {
    const example = { lenderRate: null, quoted: null };
    expect(drawn(example).querySelectorAll('.rates dt').map(visibleText)).toEqual(['Repayment']);
    expect(visibleText(drawn({ ...example, locale: 'en-NZ' }).querySelector('.rates'))).not.toContain('Comparison');
  });

  test('lists a term outside the usual ones, in order (FIN-03)', () => {
    const options = drawn({ start: [19_990, 1999, 0, 8.49, 1.5, 'monthly'] }).querySelectorAll('option');
    expect(options.map(({ text }) => text).slice(0, 3)).toEqual(['1 year', '1.5 years', '2 years']);
  });
});
