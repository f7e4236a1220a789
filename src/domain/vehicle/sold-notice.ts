import { vehicleWord } from '../locations/regional-terms.ts';
import type { Vehicle } from './vehicle.ts';
import { isAvailable } from './visibility.ts';

/** VDP-06; null while available. */
export function soldNotice(vehicle: Vehicle): string | null {
  if (isAvailable(vehicle)) return null;
  const word = vehicleWord(vehicle);
  return `Unfortunately this ${word} recently sold. But don't worry, we can help you find a similar ${word}!`;
}
