/**
 * Four towing checks (FACT-02), in kilograms: braked limit, towball limit, gross vehicle mass when loaded, gross
 * combination mass.
 */
import type { Vehicle } from './vehicle.ts';

/** Share of an unweighed trailer's mass on the towball. */
const towballShare = 0.1;

export interface TowLimits {
  braked: number;
  towball: number | null;
  gross: number | null;
  kerb: number | null;
  combination: number | null;
}

export function towLimits({ variant, purchase }: Pick<Vehicle, 'variant' | 'purchase'>): TowLimits | null {
  const braked = variant?.towingBraked ?? 0;
  const towball = purchase?.towballLimit ?? null,
    kerb = purchase?.kerbMass ?? null,
    combination = purchase?.grossCombinationMass ?? null;
  if (braked <= 0 || (towball === null && kerb === null && combination === null)) return null;
  return { braked, towball, kerb, combination, gross: variant?.grossVehicleMass ?? null };
}

export const heaviestTrailer = ({ braked, towball }: TowLimits): number =>
  towball === null ? braked : Math.min(braked, Math.floor(towball / towballShare));

/** Payload left for people and luggage. Below zero, the trailer must not be towed. */
export function remainingPayload({ gross, kerb, combination }: TowLimits, trailer: number): number | null {
  if (gross === null || kerb === null || combination === null) return null;
  return Math.floor(Math.min(gross - kerb - trailer * towballShare, combination - kerb - trailer));
}

export interface TowedMasses {
  all: number;
  onTowball: number;
  isWeighed: boolean;
  payload: number | null;
}

export function towedMasses({
  specifications,
  purchase,
}: Pick<Vehicle, 'specifications' | 'purchase'>): TowedMasses | null {
  const all = specifications?.aggregateTrailerMass ?? 0;
  if (all <= 0) return null;
  const tare = specifications?.tareWeight ?? null;
  return {
    all,
    onTowball: purchase?.towballMass ?? Math.ceil(all * towballShare),
    isWeighed: (purchase?.towballMass ?? null) !== null,
    payload: tare !== null && tare > 0 && tare < all ? all - tare : null,
  };
}
