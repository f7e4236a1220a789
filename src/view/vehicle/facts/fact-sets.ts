/** In the order shoppers ask about them (FACT-01, FACT-02). */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { electricCopy } from '#src/view/copy/vehicle/electric-copy.ts';
import { towingCopy } from '#src/view/copy/vehicle/towing-copy.ts';
import type { FactSet } from '../vehicle.page-data.ts';

export const factSets = (vehicle: Vehicle, settings: Pick<PublicSettings, 'regional'>): FactSet[] =>
  [electricCopy(vehicle, settings), towingCopy(vehicle, settings)].filter((set) => set !== null);
