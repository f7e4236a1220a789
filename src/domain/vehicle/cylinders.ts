import type { Vehicle } from './vehicle.ts';

const named = /(?<![\p{L}\p{N}])v(4|6|8|10|12)(?![\p{L}\p{N}])/iu;

export function cylindersOf({
  model,
  badge,
  series,
  variant,
}: Pick<Vehicle, 'model' | 'badge' | 'series' | 'variant'>): number | null {
  if (variant && variant.cylinders !== null) return variant.cylinders || null;
  const said = named.exec(`${model} ${badge ?? ''} ${series ?? ''}`)?.[1];
  return said === undefined ? null : Number(said);
}
