import { useEffect, useEffectEvent, useState } from 'react';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import type { BudgetCount } from '#src/view/budget/budget-finder.ts';

/** Null until known. */
export function useCount(count: BudgetCount | undefined, budget: number, bodies: readonly BodyType[]): number | null {
  const [known, setKnown] = useState<{ requested: string; found: number | null } | null>(null);
  const requested = `${budget} ${bodies.join(' ')}`;
  const request = useEffectEvent(() => count?.(budget, bodies));
  useEffect(() => {
    let isCurrent = true;
    const settle = (found: number | null) => {
      if (isCurrent) setKnown({ requested, found });
    };
    request()?.then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
    // An equal new array of bodies doesn't trigger another count.
  }, [count, requested]);
  return known?.requested === requested ? known.found : null;
}
