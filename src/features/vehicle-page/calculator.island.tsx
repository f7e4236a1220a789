/** Server-rendered with starting figures (FIN-03). */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatMoney } from '#src/lib/money.ts';
import { withCommas } from '#src/lib/numbers.ts';
import type { Period } from '#src/domain/finance/amortise.ts';
import { calculation, readNumber, readRate, terms, type CalculatorInputs } from '#src/domain/finance/calculation.ts';
import { loadDialogStyle } from '#src/ui/dialog-style.ts';
import { FormField, type FieldDefinition } from '#src/ui/FormField.tsx';
import { NamedRates } from '#src/ui/NamedRates.tsx';
import {
  calculatorCopy,
  calculatorLabels,
  quotedRepayment,
  type CalculatorBasis,
  type CalculatorCopy,
  type CalculatorLabels,
} from '#src/view/copy/vehicle/calculator-copy.ts';

/** Milliseconds before announcing the repayment, so that typing doesn't interrupt screen readers. */
const pauseMs = 800;

interface Props extends Omit<CalculatorBasis, 'start' | 'quoted' | 'locale'> {
  quoted?: CalculatorBasis['quoted'];
  locale?: CalculatorBasis['locale'];
  /** Property names would add 120 bytes to every vehicle page. */
  start: [price: number, deposit: number, balloon: number, ratePerYear: number, years: number, period: Period];
}

export function Calculator({
  start: [price, deposit, balloon, ratePerYear, years, period],
  quoted = null,
  locale = 'en-AU',
  ...lenders
}: Props) {
  const start: CalculatorInputs = { price, deposit, balloon, ratePerYear, years, period };
  const basis = { ...lenders, quoted, locale, start };
  const words = calculatorLabels[locale];
  const fieldsRef = useRef<HTMLDivElement>(null);
  const [inputs, setInputs] = useState(start);
  const read = (): void => setInputs(inputsOf(fieldsRef.current!, price));
  const readRestored = useEffectEvent(read);
  useEffect(() => {
    void loadDialogStyle();
    readRestored();
  }, []);
  const result = calculation(inputs, quotedRepayment(basis), locale);
  const copy = calculatorCopy(inputs, basis);
  const errors: Partial<Record<string, string>> = result.kind === 'errors' ? result.errors : {};
  const said = useAfterPause(result.kind === 'result' ? `${words.repayment} ${copy.amount} ${copy.per}` : '');
  return (
    <>
      <div className="calculator__fields" role="group" aria-label="Finance calculator" ref={fieldsRef} onChange={read}>
        <p className="calculator__price">
          Price <b>{formatMoney(price)}</b>
        </p>
        {fieldsOf(start, words).map((field) => (
          <FormField key={field.name} formId="calc" field={field} fault={errors[field.name]} />
        ))}
        <PeriodChoice start={period} words={words} />
      </div>
      <Figures copy={copy} words={words} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

function fieldsOf(
  { deposit, balloon, ratePerYear, years }: CalculatorInputs,
  words: CalculatorLabels,
): FieldDefinition[] {
  const amount = { kind: 'text', inputmode: 'decimal' } as const;
  return [
    { ...amount, name: 'deposit', label: words.deposit, value: withCommas(deposit) },
    { ...amount, name: 'balloon', label: words.balloon, value: withCommas(balloon) },
    { ...amount, name: 'rate', label: words.rate, value: String(ratePerYear) },
    { kind: 'select', name: 'years', label: 'Term', value: String(years), options: termOptions(years) },
  ];
}

const termOptions = (years: number) =>
  [...new Set<number>([...terms, years])]
    .sort((a, b) => a - b)
    .map((count) => ({ value: String(count), label: `${count} ${count === 1 ? 'year' : 'years'}` }));

function PeriodChoice({ start, words }: { start: Period; words: CalculatorLabels }) {
  return (
    <fieldset className="calculator__period">
      <legend className="label">{`${words.repayment}s`}</legend>
      <div className="segments">
        {(['weekly', 'monthly'] as const).map((period) => (
          <label key={period}>
            <input type="radio" name="calc-period" value={period} defaultChecked={period === start} />
            {period === 'weekly' ? 'Weekly' : 'Monthly'}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Figures({ copy, words }: { copy: CalculatorCopy; words: CalculatorLabels }) {
  return (
    <div className="calculator__result">
      <dl className="rates">
        <div>
          <dt>{words.repayment}</dt>
          <dd>
            <b>{copy.amount}</b> <span>{copy.per}</span>
          </dd>
        </div>
        <NamedRates rates={copy.rates} />
      </dl>
      <p className="calculator__basis">{copy.whose}</p>
      <p className="calculator__basis">{copy.basis}</p>
      <dl className="specifications calculator__sums">
        <Sum label={words.borrowed} sum={copy.borrowed} />
        <Sum label={words.total} sum={copy.total} />
        <Sum label="Interest" sum={copy.interest} />
      </dl>
    </div>
  );
}

const Sum = ({ label, sum }: { label: string; sum: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{sum}</dd>
  </div>
);

function inputsOf(fields: HTMLElement, price: number): CalculatorInputs {
  const valueOf = (name: string): string =>
    fields.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!.value;
  return {
    price,
    deposit: readNumber(valueOf('deposit')),
    balloon: readNumber(valueOf('balloon')),
    ratePerYear: readRate(valueOf('rate')),
    years: Number(valueOf('years')),
    period: fields.querySelector('[value="monthly"]:checked') ? 'monthly' : 'weekly',
  };
}

function useAfterPause(text: string): string {
  const [said, setSaid] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => setSaid(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
