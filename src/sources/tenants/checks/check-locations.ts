import { doubtful, type Finding } from '../issue.ts';
import type { Draft } from '../read-tenant.ts';
import { repeats } from './repeats.ts';

const file = 'locations.json';

export function checkLocations({ locations }: Draft): Finding[] {
  const all = locations?.locations ?? [];
  const primaries = all.flatMap((location, index) => (location.primary ? [index] : []));
  return [
    ...repeats(file, 'locations', 'slug', all, (location) => location.slug),
    ...repeats(file, 'locations', 'id', all, (location) => location.id),
    ...primaries.slice(1).map((index) => doubtful(file, ['locations', index, 'primary'], 'is a second primary location', `locations[${primaries[0]}] speaks for the dealer.`)),
    ...(all.length > 0 && !all.some((location) => location.visible) ? [doubtful(file, [], 'has no visible location', 'Set "visible": true on at least one.')] : []),
  ];
}
