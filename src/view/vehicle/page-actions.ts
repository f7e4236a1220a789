import type { CardAction, CardActions } from '#src/domain/card/card-actions.ts';

const order: CardAction['kind'][] = ['reserve', 'enquire', 'test-drive', 'find-similar'];

export function pageActions(actions: CardActions): { primary: CardAction | null; others: CardAction[] } {
  const [primary = null, ...others] = actions
    .filter(({ kind }) => kind !== 'view')
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return { primary, others };
}
