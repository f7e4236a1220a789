import type { IconName } from '#src/ui/icon-names.ts';
import type { CardButton } from '#src/view/card/card-buttons.ts';

/** Labels and icons of card buttons, also used by the script that adds them. */
export const buttonVariants: Record<CardButton, { verb: string; icon: IconName }> = {
  save: { verb: 'Save', icon: 'heart' },
  compare: { verb: 'Compare', icon: 'columns-2' },
};
