/**
 * The four checks of towing (FACT-02; industry's names in ../shared/design/anchors.md, "Towing"): the trailer against the
 * braked limit, its weight on the towball against the towball's limit, the vehicle with all that it carries against its
 * gross mass, and both together against the gross combination mass. Kilograms throughout.
 */
import type { Vehicle } from './vehicle.ts';

/** Where nobody has weighed it, a tenth of a trailer is taken to rest on the towball. */
const towballShare = 0.1;

export interface TowLimits {
  braked: number;
  towball: number | null;
  /** Gross vehicle mass, and the vehicle empty. */
  gross: number | null;
  kerb: number | null;
  combination: number | null;
}

/** Null where the feed tells the braked limit alone, or not even that: one figure is no check. */
export function towLimits({ variant, purchase }: Pick<Vehicle, 'variant' | 'purchase'>): TowLimits | null {
  const braked = variant?.towingBraked ?? 0;
  const towball = purchase?.towballLimit ?? null,
    kerb = purchase?.kerbMass ?? null,
    combination = purchase?.grossCombinationMass ?? null;
  if (braked <= 0 || (towball === null && kerb === null && combination === null)) return null;
  return { braked, towball, kerb, combination, gross: variant?.grossVehicleMass ?? null };
}

/** The heaviest trailer that limit and towball allow, before anybody sits in the vehicle. */
export const heaviestTrailer = ({ braked, towball }: TowLimits): number =>
  towball === null ? braked : Math.min(braked, Math.floor(towball / towballShare));

/** What is left for people and luggage with a trailer hitched on; below zero it must not be towed, null where unknown. */
export function payloadLeft({ gross, kerb, combination }: TowLimits, trailer: number): number | null {
  if (gross === null || kerb === null || combination === null) return null;
  return Math.floor(Math.min(gross - kerb - trailer * towballShare, combination - kerb - trailer));
}

export interface TowedMasses {
  /** The most that it may weigh, loaded. */
  all: number;
  onTowball: number;
  /** False where the weight on the towball is the usual tenth. */
  isWeighed: boolean;
  /** What may be packed: null where the empty weight is unknown. */
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
