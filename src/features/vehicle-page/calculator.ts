/** Takes over the fields of a calculator: every change is counted at once, and what cannot be counted says why beside its field. */
import {
  calculation,
  readNumber,
  readRate,
  type CalculatorField,
  type CalculatorInputs,
  type QuotedRepayment,
} from '#src/domain/finance/calculation.ts';
import type { LenderRate } from '#src/domain/finance/lender-rate.ts';
import type { Locale } from '#src/domain/places/regional-words.ts';
import { calculatorWords, type CalculatorBasis } from '#src/view/vehicle/finance/calculator-words.ts';

const valueOf = (place: HTMLElement, name: string): string =>
  place.querySelector<HTMLInputElement | HTMLSelectElement>(`#calc-${name}`)?.value ?? '';

function inputsOf(place: HTMLElement, price: number): CalculatorInputs {
  return {
    price,
    deposit: readNumber(valueOf(place, 'deposit')),
    balloon: readNumber(valueOf(place, 'balloon')),
    ratePerYear: readRate(valueOf(place, 'rate')),
    years: Number(valueOf(place, 'years')),
    period: place.querySelector('[value="monthly"]:checked') ? 'monthly' : 'weekly',
  };
}

const basisOf = ({ dataset }: HTMLElement, locale: string): CalculatorBasis => ({
  lenderRate: JSON.parse(dataset['lender'] ?? 'null') as LenderRate | null,
  quoted: JSON.parse(dataset['quoted'] ?? 'null') as QuotedRepayment | null,
  locale: locale as Locale,
});

/** The place of a field's error is made with its first one. */
function showError(field: HTMLElement, error: string): void {
  const id = `${field.id}-error`;
  let place = document.getElementById(id);
  if (!place && error === '') return;
  if (!place) {
    place = Object.assign(document.createElement('p'), { id, className: 'calculator__error' });
    field.after(place);
    field.setAttribute('aria-describedby', id);
  }
  place.textContent = error;
  field.setAttribute('aria-invalid', String(error !== ''));
}

const pauseMs = 800;

/** Writes into a live region once nothing has changed for a moment, so that a screen reader is not interrupted by every key. */
function afterPause(region: Element | null): (text: string) => void {
  let timer = 0;
  return (text) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (region) region.textContent = text;
    }, pauseMs);
  };
}

const fields: CalculatorField[] = ['deposit', 'balloon', 'rate'];

export function startCalculator(place: HTMLElement): void {
  const [price = '', locale = 'en-AU'] = (place.dataset['calculator'] ?? '').split(' ');
  const basis = basisOf(place, locale);
  const say = afterPause(place.querySelector('[data-calculator-said]'));
  const count = (): string => {
    const inputs = inputsOf(place, Number(price));
    const result = calculation(inputs, basis.quoted);
    for (const name of fields) {
      const field = place.querySelector<HTMLElement>(`#calc-${name}`);
      if (field) showError(field, (result.kind === 'errors' && result.errors[name]) || '');
    }
    const words = calculatorWords(inputs, basis);
    for (const [name, text] of Object.entries(words)) {
      const out = place.querySelector(`[data-out="${name}"]`);
      if (out && text !== null && out.textContent !== text) out.textContent = text;
    }
    return result.kind === 'errors' ? '' : `Repayment ${words.amount} ${words.per}`;
  };
  place.addEventListener('input', () => say(count()));
  count();
}
