import type { FormDefinition } from '#src/features/enquiry/form-definition.ts';
import type { VehicleCardsProps } from '#src/features/vehicle-card/VehicleCards.tsx';

/** What a template decides about the parts that a page takes from other features. */
export interface BlockOptions {
  /** How free times show. */
  slotsAs: NonNullable<FormDefinition['slotsAs']>;
  /** Whether this site can tell which place is nearest to a postcode. */
  findsNearest: boolean;
  /** How vehicles show among the blocks. */
  cards: Pick<VehicleCardsProps, 'sizes' | 'className' | 'factIcons'>;
}
