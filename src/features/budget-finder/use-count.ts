import { useEffect, useState } from 'react';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import type { BudgetCount } from '#src/view/budget/budget-finder.ts';

/** Null until known. Late responses never overwrite newer ones. */
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
    // `requested` covers the bodies: an equal new array doesn't trigger another count.
  }, [count, requested]);
  return known?.requested === requested ? known.found : null;
}
