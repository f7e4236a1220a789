import { hydrateRoot } from 'react-dom/client';
import { whenIdle } from '#src/ui/when-idle.ts';
import type { BudgetCount } from '#src/view/budget/budget-finder.ts';

import { BudgetFinder } from './BudgetFinder.tsx';
import type { BudgetPlaceProps } from './budget-finder-html.ts';
import { countBySearch, type CountClient } from './count-by-search.ts';

/** The site's search engine counts: on the budget finder's own page as soon as there is time, among others once the shopper has touched the form. */
function siteCount(place: HTMLElement, isOwnPage: boolean): BudgetCount {
  let isTouched = isOwnPage || place.contains(document.activeElement);
  for (const touch of ['focusin', 'pointerdown']) place.addEventListener(touch, () => { isTouched = true; }, { once: true });
  return async (budget, bodies) => {
    if (!isTouched) return null;
    if (isOwnPage) await new Promise<void>((done) => { whenIdle(done); });
    const { prepareSearch } = await import('../search/app/prepare-search.ts');
    const { config, client } = await prepareSearch();
    return countBySearch(client as unknown as CountClient, config.settings)(budget, bodies);
  };
}

/** Takes over the markup of a page's budget finder. */
export function hydrateBudgetFinder(place: HTMLElement): void {
  const props = JSON.parse(place.dataset['props'] ?? '{}') as BudgetPlaceProps;
  hydrateRoot(place, <BudgetFinder {...props} count={siteCount(place, props.heading === 'h1')} />);
}
