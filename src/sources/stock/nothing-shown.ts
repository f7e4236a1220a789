/** No dealer wants an empty site, so a feed without any visible vehicle is refused (FEED-04). */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isVisible } from '#src/domain/vehicle/visibility.ts';
import { FeedEmptyError } from './errors.ts';
import type { LoadedStock } from './load-stock.ts';

type Read = Pick<LoadedStock, 'vehicles' | 'waiting' | 'questionTexts'>;

/**
 * Null if something shows.
 *
 * @param held vehicles hidden for their price
 */
export function nothingShown(
  { vehicles, waiting, questionTexts }: Read,
  settings: Pick<PublicSettings, 'stockRules'>,
  now: number,
  held: { has: (id: string) => boolean } = new Set(),
): FeedEmptyError | null {
  if (vehicles.some((vehicle) => !held.has(vehicle.id) && isVisible(vehicle, settings, now))) return null;
  const reasons = new Map<string, number>();
  for (const vehicle of vehicles) {
    const reason = waiting.has(vehicle.id)
      ? 'wait for an answer'
      : held.has(vehicle.id)
        ? 'with a held price'
        : hiddenAs(vehicle);
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const counted = [...reasons].map(([reason, count]) => `${count} ${reason}`).join(', ');
  return new FeedEmptyError(
    [
      `None of the ${vehicles.length} vehicles of the feed could be shown: ${counted}. No site is built without vehicles; what is published stays as it is.`,
      ...questionTexts,
    ].join('\n'),
  );
}

function hiddenAs({ status, showOnDealerWebsite }: Vehicle): string {
  if (status === 'sold') return 'sold';
  return showOnDealerWebsite ? `with status ${status} or a hidden make` : 'not for this site';
}
