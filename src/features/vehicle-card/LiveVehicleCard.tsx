import { useStore } from '@nanostores/react';
import { liveCard } from '#src/view/card/live-card.ts';
import { $liveStates } from './live-states.store.ts';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.tsx';

/** A card of an island: what was held or sold since the build shows as soon as the page knows. */
export function LiveVehicleCard(props: VehicleCardProps) {
  const states = useStore($liveStates, { ssr: 'initial' });
  return <VehicleCard {...props} card={liveCard(props.card, states[props.card.slug])} />;
}
