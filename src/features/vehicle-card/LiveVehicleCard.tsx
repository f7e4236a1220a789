import { useStore } from '@nanostores/react';
import { liveCard } from '#src/view/card/live-card.ts';
import { $liveStates, soldLabel } from './live-states.store.ts';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.tsx';

/** A card of an island: what was held or sold since the build shows as soon as the page knows. */
export function LiveVehicleCard(props: VehicleCardProps) {
  const states = useStore($liveStates, { ssr: 'initial' });
  const live = states[props.card.slug];
  return <VehicleCard {...props} card={live ? liveCard(props.card, live, soldLabel()) : props.card} />;
}
