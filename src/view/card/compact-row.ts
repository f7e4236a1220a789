import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { CardData } from './card.ts';
import type { CompactRow } from '../search/landing.page-data.ts';
import type { Site } from '#src/site/site.ts';
import { siteCards } from './site-cards.ts';

export const compactRow = (vehicle: Vehicle, site: Site): CompactRow => rowOfCard(siteCards(site).inList(vehicle), 2);

export function rowOfCard({ url, title, subtitle, facts, price, tag }: CardData, mostFacts: number): CompactRow {
  return {
    url,
    title,
    subtitle,
    facts: facts
      .slice(0, mostFacts)
      .map(({ value }) => value)
      .join(', '),
    price: price.text,
    priceType: price.kind === 'words' ? '' : price.label,
    tag,
  };
}
