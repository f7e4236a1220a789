import type { CardVehicle } from '../card/card-vehicle.ts';

const numbers = new Intl.NumberFormat('en');

/** Cubic centimetres as text: "471 cc". */
export const cubicCentimetresText = (cc: number): string => `${numbers.format(Math.round(cc))} cc`;

/**
 * The engine's size as shoppers of this kind of vehicle read it: a motorcycle's in cubic centimetres where they are
 * known ("471 cc"), any other in the feed's litres ("2.0 L").
 */
export function engineSizeText({
  itemType,
  engineSize,
  variant,
}: Pick<CardVehicle, 'itemType' | 'engineSize' | 'variant'>): string | null {
  const cc = variant?.engineSizeCc ?? 0;
  return itemType === 'motorcycle' && cc > 0 ? cubicCentimetresText(cc) : engineSize;
}
