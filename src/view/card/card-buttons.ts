import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export type CardButton = 'save' | 'compare';

/** Which buttons this dealer offers besides a card's actions, where the vehicle may have them (CARD-07). */
export function cardButtons({ cards, account }: Pick<PublicSettings, 'cards' | 'account'>): CardButton[] {
  const isOffered = { save: cards.favourites && account.favourites, compare: cards.compare && account.compare };
  return (['save', 'compare'] as const).filter((kind) => isOffered[kind]);
}

/** For `data-buttons` of a page, which its script reads: "save compare"; undefined for none. */
export const buttonNames = (settings: Pick<PublicSettings, 'cards' | 'account'>): string | undefined =>
  cardButtons(settings).join(' ') || undefined;
