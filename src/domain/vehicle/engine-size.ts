import type { CardVehicle } from '../card/card-vehicle.ts';

const numbers = new Intl.NumberFormat('en');

export const cubicCentimetresText = (cc: number): string => `${numbers.format(Math.round(cc))} cc`;

/** Motorcycles in cubic centimetres if known. */
export function engineSizeText({
  itemType,
  engineSize,
  variant,
}: Pick<CardVehicle, 'itemType' | 'engineSize' | 'variant'>): string | null {
  const cc = variant?.engineSizeCc ?? 0;
  return itemType === 'motorcycle' && cc > 0 ? cubicCentimetresText(cc) : engineSize;
}
