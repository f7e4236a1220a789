import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { BodyFilter } from '#src/domain/vehicle/model-ranges.ts';

const labels: Record<BodyFilter, string> = {
  suv: 'SUVs',
  trucks: 'Trucks and utes',
  vans: 'Vans',
  performance: 'Performance',
  electric: 'Electric',
  future: 'Future vehicles',
};
const american: Partial<Record<BodyFilter, string>> = { trucks: 'Trucks and pickups' };

export const bodyFilterLabel = (filter: BodyFilter, locale: Locale): string =>
  (locale === 'en-US' ? american[filter] : undefined) ?? labels[filter];
