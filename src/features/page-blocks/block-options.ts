import type { FormDefinition } from '#src/features/enquiry/form-definition.ts';
import type { VehicleCardsProps } from '#src/features/vehicle-card/VehicleCards.tsx';

export interface BlockOptions {
  slotsAs: NonNullable<FormDefinition['slotsAs']>;
  /** True if this site can find the location nearest to a postcode. */
  findsNearest: boolean;
  cards: Pick<VehicleCardsProps, 'sizes' | 'className' | 'factIcons'>;
}
