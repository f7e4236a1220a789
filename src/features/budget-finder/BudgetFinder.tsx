import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import {
  budgetOf,
  budgetSearch,
  isAmount,
  isBelowMinimum,
  readAmount,
  trueBudget,
  type BudgetInputs,
} from '#src/domain/finance/budget.ts';
import { depositWord, periodNoun, repaymentWord, type Period } from '#src/domain/finance/amortise.ts';
import { fromQueryString, toQueryString } from '#src/domain/search/search-query.ts';
import { capitalise } from '#src/lib/text.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import type { BudgetCount, BudgetFinderData } from '#src/view/budget/budget-finder.ts';
import { BudgetFigures } from './BudgetFigures.tsx';
import { BudgetTypes } from './BudgetTypes.tsx';
import { buttonText, smallPrint, tooLowCopy, unreadCopy } from '#src/view/copy/budget/budget-copy.ts';
import { useCount } from './use-count.ts';
import { useFigures } from './use-figures.ts';

export interface BudgetFinderProps {
  data: BudgetFinderData;
  /** Default: the button reads "Show cars". */
  count?: BudgetCount;
  go?: (url: string) => void;
  onTouch?: () => void;
  heading?: 'h1' | 'h2';
}

/** Keeps the current search (BUDG-04). */
export function budgetUrl(
  { searchUrl, maximum, indexName }: BudgetFinderData,
  budget: number,
  bodies: readonly BodyType[],
): string {
  const [path = '', query = ''] = searchUrl.split('?');
  return `${path}?${toQueryString(budgetSearch(fromQueryString(query), budget, maximum, bodies), indexName)}`;
}

const id = 'budget-';
const openAddress = (url: string): void => window.location.assign(url);

/** Without scripts, searches with the starting figures (BUDG-01 to BUDG-05, AFF-01). */
export function BudgetFinder({ data, count, go = openAddress, onTouch, heading: Heading = 'h2' }: BudgetFinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const { period, setPeriod, repayments, setRepayments, deposit, setDeposit, chosen, toggle } = useFigures(data, form);
  const reportEarlyFocus = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) onTouch?.();
  });
  // A field may have the focus before hydration.
  useEffect(() => reportEarlyFocus(), []);
  const isWrong = { repayment: !isAmount(repayments[period]), deposit: !isAmount(deposit) };
  const isUnread = isWrong.repayment || isWrong.deposit;
  const inputs: BudgetInputs = { period, repayment: readAmount(repayments[period]), deposit: readAmount(deposit) };
  const budget = budgetOf(inputs);
  const isTooLow = !isUnread && isBelowMinimum(budget, data.minimum);
  const counted = useCount(isTooLow || isUnread ? undefined : count, budget, chosen);
  const found = isTooLow ? 0 : isUnread ? null : counted;
  const { note, hint } = isUnread ? unreadCopy : tooLowCopy(data, chosen, inputs, isTooLow);
  const hasNote = found === 0 || isUnread;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasNote) go(budgetUrl(data, budget, chosen));
  };
  const describedBy = hasNote ? `${id}note` : undefined;
  return (
    <form
      className="budget"
      ref={form}
      action={data.searchUrl.split('?')[0]}
      onSubmit={submit}
      onFocus={onTouch}
      onPointerDown={onTouch}
      aria-labelledby={`${id}heading`}
    >
      <div className="budget__inputs">
        <Heading id={`${id}heading`} className="budget__heading">
          Find {data.noun.many} for your budget
        </Heading>
        <BudgetPeriods period={period} choose={setPeriod} />
        <div className="budget__amounts">
          <BudgetAmount
            name="repayment"
            label={`${capitalise(repaymentWord(data.locale))}, per ${periodNoun[period]}`}
            value={repayments[period]}
            isWrong={isTooLow || isWrong.repayment}
            describedBy={describedBy}
            change={(value) => setRepayments({ ...repayments, [period]: value })}
          />
          <BudgetAmount
            name="deposit"
            label={capitalise(depositWord(data.locale))}
            value={deposit}
            isWrong={isTooLow || isWrong.deposit}
            describedBy={describedBy}
            change={setDeposit}
          />
        </div>
        <p className="budget__note" id={`${id}note`} role="alert">
          {hasNote && (
            <>
              <b>{note}</b> {hint}
            </>
          )}
        </p>
      </div>
      <BudgetTypes bodies={data.bodies} noun={data.noun.one} chosen={chosen} toggle={toggle} />
      <div className="budget__result">
        <BudgetFigures data={data} inputs={inputs} budget={budget} real={trueBudget(inputs, data.ratePerYear)} />
        <input type="hidden" name="range[price]" value={`:${budget}`} />
        <button className="button button--primary button--block" type="submit" disabled={hasNote}>
          {buttonText(data, chosen, found)}
        </button>
        <p className="budget__small">{smallPrint(data)}</p>
      </div>
    </form>
  );
}

function BudgetPeriods({ period, choose }: { period: Period; choose: (period: Period) => void }) {
  return (
    <fieldset className="budget__periods">
      <legend>How often do you want to pay?</legend>
      <div>
        {(['weekly', 'monthly'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}period`}
              value={one}
              checked={period === one}
              onChange={() => choose(one)}
            />
            {one === 'weekly' ? 'Weekly' : 'Monthly'}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AmountProps {
  name: 'repayment' | 'deposit';
  label: string;
  value: string;
  isWrong: boolean;
  describedBy: string | undefined;
  change: (value: string) => void;
}

function BudgetAmount({ name, label, value, isWrong, describedBy, change }: AmountProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={id + name}>
        {label}
      </label>
      <span className="budget__money">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className="input"
          aria-describedby={describedBy}
          aria-invalid={isWrong}
          id={id + name}
          data-amount={name}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      </span>
    </div>
  );
}
