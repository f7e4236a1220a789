import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export type CardButton = 'save' | 'compare';

export function cardButtons({ cards, account }: Pick<PublicSettings, 'cards' | 'account'>): CardButton[] {
  const isOffered = { save: cards.favourites && account.favourites, compare: cards.compare && account.compare };
  return (['save', 'compare'] as const).filter((kind) => isOffered[kind]);
}

/** Value of `data-buttons`, "save compare"; undefined for none. */
export const buttonNames = (settings: Pick<PublicSettings, 'cards' | 'account'>): string | undefined =>
  cardButtons(settings).join(' ') || undefined;
