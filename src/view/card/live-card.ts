import type { LiveState } from '#src/domain/card/live-state.ts';
import type { CardData } from './card.ts';

/** The word on a card, as a build would have it. */
export const liveTag = ({ state }: LiveState): NonNullable<CardData['tag']> =>
  state === 'sold' ? { kind: 'sold', label: 'JUST SOLD' } : { kind: 'reserved', label: 'Reserved' };

/** A card whose vehicle was held or sold since the build: it says so, and offers no reserving. */
export function liveCard(card: CardData, live: LiveState | undefined): CardData {
  if (live === undefined || card.sold) return card;
  return { ...card, tag: liveTag(live), actions: card.actions.filter(({ kind }) => kind !== 'reserve') };
}
