import { useEffect, useState } from 'react';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import type { BudgetCount } from '#src/view/budget/budget-finder.ts';

/**
 * How many vehicles a budget finds now; null until that is known. An answer that comes late
 * never overrides a newer one.
 */
export function useCount(count: BudgetCount | undefined, budget: number, bodies: readonly BodyType[]): number | null {
  const [known, setKnown] = useState<{ requested: string; found: number | null } | null>(null);
  const requested = `${budget} ${bodies.join(' ')}`;
  useEffect(() => {
    let isCurrent = true;
    const settle = (found: number | null) => {
      if (isCurrent) setKnown({ requested, found });
    };
    count?.(budget, bodies).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
    // The text stands for budget and bodies: a list of the same bodies is not a new question.
  }, [count, requested]);
  return known?.requested === requested ? known.found : null;
}
