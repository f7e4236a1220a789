import type { LocationCard } from '#src/view/locations/location-card.ts';

/** Of the dialog with a location's holiday hours. */
export const holidaysId = ({ location }: Pick<LocationCard, 'location'>): string => `holidays-${location.slug}`;
