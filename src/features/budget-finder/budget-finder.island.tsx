import { useMemo, useRef } from 'react';
import { whenIdle } from '#src/ui/when-idle.ts';
import type { BudgetCount } from '#src/view/budget/budget-finder.ts';
import { BudgetFinder, type BudgetFinderProps } from './BudgetFinder.tsx';

const countBySite: BudgetCount = async (budget, bodies) => {
  const [{ prepareSearch }, { countBySearch }] = await Promise.all([
    import('../search/app/prepare-search.ts'),
    import('./count-by-search.ts'),
  ]);
  const { config, client } = await prepareSearch();
  return countBySearch(client, config.settings)(budget, bodies);
};

/** Counts results: when idle on its own page, elsewhere after the first interaction. */
export function BudgetFinderIsland(props: Pick<BudgetFinderProps, 'data' | 'heading'>) {
  const isOwnPage = props.heading === 'h1';
  const isTouched = useRef(isOwnPage);
  const count = useMemo(
    (): BudgetCount => async (budget, bodies) => {
      if (!isTouched.current) return null;
      if (isOwnPage)
        await new Promise<void>((done) => {
          whenIdle(done);
        });
      return countBySite(budget, bodies);
    },
    [isOwnPage],
  );
  return (
    <BudgetFinder
      {...props}
      count={count}
      onTouch={() => {
        isTouched.current = true;
      }}
    />
  );
}
