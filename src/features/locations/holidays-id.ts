import type { LocationCard } from '#src/view/locations/location-card.ts';

export const holidaysId = ({ location }: Pick<LocationCard, 'location'>): string => `holidays-${location.slug}`;
