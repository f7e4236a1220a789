import { useStore } from '@nanostores/react';
import { liveCard } from '#src/view/card/live-card.ts';
import { $liveStates, soldLabel } from './live-states.store.ts';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.tsx';

export function LiveVehicleCard(props: VehicleCardProps) {
  const states = useStore($liveStates, { ssr: 'initial' });
  const live = states[props.card.slug];
  return <VehicleCard {...props} card={live ? liveCard(props.card, live, soldLabel()) : props.card} />;
}
