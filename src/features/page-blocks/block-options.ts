import type { FormDefinition } from '#src/features/enquiry/form-definition.ts';
import type { VehicleCardsProps } from '#src/features/vehicle-card/VehicleCards.tsx';

export interface BlockOptions {
  slotsAs: NonNullable<FormDefinition['slotsAs']>;
  findsNearest: boolean;
  cards: Pick<VehicleCardsProps, 'sizes' | 'className' | 'factIcons'>;
}
