import type { CardAction, CardActions } from '#src/domain/card/card-actions.ts';

const order: CardAction['kind'][] = ['reserve', 'enquire', 'test-drive', 'find-similar'];

/**
 * The page's own actions: the strongest one first, the rest beside each other. The link to the page itself is left out.
 */
export function pageActions(actions: CardActions): { primary: CardAction | null; others: CardAction[] } {
  const [primary = null, ...others] = actions
    .filter(({ kind }) => kind !== 'view')
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return { primary, others };
}
