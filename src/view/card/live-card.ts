import type { LiveState } from '#src/domain/card/live-state.ts';
import type { ComparedVehicle } from '#src/domain/card/compare-facts.ts';
import type { CardData } from './card.ts';

export const liveTag = ({ state }: LiveState, soldLabel: string): NonNullable<CardData['tag']> =>
  state === 'sold' ? { kind: 'sold', label: soldLabel } : { kind: 'reserved', label: 'Reserved' };

export const liveVehicle = (vehicle: ComparedVehicle, { state }: LiveState): ComparedVehicle =>
  state === 'sold' ? { ...vehicle, status: 'sold' } : { ...vehicle, reserved: true };

export function liveCard(card: CardData, live: LiveState, soldLabel: string): CardData {
  if (card.sold) return card;
  return { ...card, tag: liveTag(live, soldLabel), actions: card.actions.filter(({ kind }) => kind !== 'reserve') };
}
