/** How a list finds today's facts of the vehicles it remembers. */
import type { ComparedVehicle } from '#src/domain/card/compare-facts.ts';

/** Vehicles by id, as the site lists them now; one that it no longer lists is not in the answer. Rejects when the list cannot be read. */
export type VehicleLookup = (ids: readonly string[]) => Promise<readonly ComparedVehicle[]>;
