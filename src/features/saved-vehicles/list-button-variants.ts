import type { IconName } from '#src/ui/icon-names.ts';
import type { CardButton } from '#src/view/card/card-buttons.ts';

/** What the buttons of a card are called and drawn with, by whom they are made. */
export const buttonVariants: Record<CardButton, { verb: string; icon: IconName }> = {
  save: { verb: 'Save', icon: 'heart' },
  compare: { verb: 'Compare', icon: 'columns-2' },
};
