import type { Locale } from '#src/domain/places/regional-terms.ts';
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

/** What a body filter of the models page is called, at the foot of every page and on it. */
export const bodyFilterLabel = (filter: BodyFilter, locale: Locale): string =>
  (locale === 'en-US' ? american[filter] : undefined) ?? labels[filter];
