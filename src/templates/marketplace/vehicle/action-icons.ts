import type { CardAction } from '#src/domain/card/card-actions.ts';
import type { IconName } from '#src/ui/icon-names.ts';

const icons: Record<CardAction['kind'], IconName> = {
  view: 'eye',
  enquire: 'mail',
  'test-drive': 'calendar-check',
  reserve: 'lock',
  'find-similar': 'search',
};

export const actionIcon = (kind: CardAction['kind']): IconName => icons[kind];
