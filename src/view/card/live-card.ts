import type { LiveState } from '#src/domain/card/live-state.ts';
import type { ComparedVehicle } from '#src/domain/card/compare-facts.ts';
import type { CardData } from './card.ts';

/** The word on a card, as a build would have it. `soldLabel`: the dealer's word of a sale (`stockRules.soldLabel`). */
export const liveTag = ({ state }: LiveState, soldLabel: string): NonNullable<CardData['tag']> =>
  state === 'sold' ? { kind: 'sold', label: soldLabel } : { kind: 'reserved', label: 'Reserved' };

/** A vehicle as the next build would have it. */
export const liveVehicle = (vehicle: ComparedVehicle, { state }: LiveState): ComparedVehicle =>
  state === 'sold' ? { ...vehicle, status: 'sold' } : { ...vehicle, reserved: true };

/** A card whose vehicle was held or sold since the build: it says so, and offers no reserving. */
export function liveCard(card: CardData, live: LiveState, soldLabel: string): CardData {
  if (card.sold) return card;
  return { ...card, tag: liveTag(live, soldLabel), actions: card.actions.filter(({ kind }) => kind !== 'reserve') };
}
