import { charging, chargingColumns } from './charging.ts';
import { safetyRatingOf } from './safety-ratings.ts';
import { towingColumns } from './towing.ts';
import type { CatalogueModel, Region, Variant } from './types.ts';

export function purchaseColumns(
  car: CatalogueModel,
  variant: Variant,
  year: number,
  region: Region,
): Record<string, string | number> {
  const power = charging[variant.engine];
  // ANCAP rates cars only for Australia and New Zealand.
  const rating = region === 'us' ? null : safetyRatingOf(`${car.make} ${car.model}`, variant.badge, year);
  return {
    ...towingColumns(car, variant, region),
    ...(power && chargingColumns(power)),
    ...(rating && {
      ancaprating: rating.stars,
      ancapyear: rating.tested,
      ...(rating.version && { ancapversion: rating.version }),
    }),
  };
}
