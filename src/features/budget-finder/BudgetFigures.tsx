import { formatMoney } from '#src/lib/money.ts';
import { budgetYears, type BudgetInputs, type TrueBudget } from '#src/domain/finance/budget.ts';
import type { BudgetFinderData } from '#src/view/budget/budget-finder.ts';
import { simpleBasis, trueBasis } from '#src/view/copy/budget/budget-copy.ts';

interface Props {
  data: BudgetFinderData;
  inputs: BudgetInputs;
  budget: number;
  real: TrueBudget;
}

/** Search budget, and the price it covers after interest (AFF-01). */
export function BudgetFigures({ data, inputs, budget, real }: Props) {
  const share = budget > 0 ? Math.round((real.price / budget) * 1000) / 10 : 100;
  return (
    <div className="budget__figures" role="status">
      <p className="budget__label">Your budget over {budgetYears} years</p>
      <p className="budget__sum">{formatMoney(budget)}</p>
      <p className="budget__basis">{simpleBasis(inputs, data.locale)}.</p>
      <p className="budget__label">What it buys after interest</p>
      <p className="budget__true">about {formatMoney(real.price)}</p>
      <p className="budget__basis">{trueBasis(real, inputs, data)}.</p>
      <div className="budget__split" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
      <p className="budget__basis">
        The remaining {formatMoney(real.interest)} is interest over {budgetYears} years.
      </p>
    </div>
  );
}
