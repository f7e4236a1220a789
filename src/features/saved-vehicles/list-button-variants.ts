import type { IconName } from '#src/ui/icon-names.ts';
import type { CardButton } from '#src/view/card/card-buttons.ts';

export const buttonVariants: Record<CardButton, { verb: string; icon: IconName }> = {
  save: { verb: 'Save', icon: 'heart' },
  compare: { verb: 'Compare', icon: 'columns-2' },
};
