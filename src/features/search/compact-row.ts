import type { Vehicle } from '#src/domain/vehicle.ts';
import type { CompactRow } from './landing.page-data.ts';
import type { Site } from './site.ts';

/** A vehicle as one line: what it is, its first two facts and its price. */
export function compactRow(vehicle: Vehicle, site: Site): CompactRow {
  const { url, title, subtitle, facts, price } = site.card(vehicle);
  return { url, title, subtitle, facts: facts.slice(0, 2).map(({ value }) => value).join(', '), price: price.text, priceType: price.kind === 'words' ? '' : price.label };
}
