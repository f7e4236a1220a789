import type { Location } from './location.ts';

/** The dealer's main place that sells, or its first. */
export const primaryLocation = (locations: Location[]): Location | null =>
  locations.find(({ primary, type }) => primary && type === 'sales') ??
  locations.find(({ type }) => type === 'sales') ??
  locations[0] ??
  null;
