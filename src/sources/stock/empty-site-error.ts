/** A feed without visible vehicles is refused: no dealer wants an empty site (FEED-04). */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isVisible } from '#src/domain/vehicle/visibility.ts';
import { FeedEmptyError } from './errors.ts';
import type { LoadedStock } from './load-stock.ts';

const heldPrice = 'with a held price';

type Read = Pick<LoadedStock, 'vehicles' | 'waiting' | 'questionTexts' | 'columnTexts'>;

/**
 * Null if any vehicle is shown.
 *
 * @param held hidden because of their price
 */
export function emptySiteError(
  { vehicles, waiting, questionTexts, columnTexts }: Read,
  settings: Pick<PublicSettings, 'stockRules'>,
  now: number,
  held: { has: (id: string) => boolean } = new Set(),
): FeedEmptyError | null {
  if (vehicles.some((vehicle) => !held.has(vehicle.id) && isVisible(vehicle, settings, now))) return null;
  const reasons = new Map<string, number>();
  for (const vehicle of vehicles) {
    const reason = waiting.has(vehicle.id)
      ? 'waiting for an answer'
      : held.has(vehicle.id)
        ? heldPrice
        : hiddenAs(vehicle);
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const counted = [...reasons]
    .map(([reason, count]) => `${count} ${reason === heldPrice && count > 1 ? 'with held prices' : reason}`)
    .join(', ');
  return new FeedEmptyError(
    [
      `None of the ${vehicles.length} vehicles in the feed could be shown: ${counted}. A site is not built without vehicles; the published site is unchanged.`,
      ...questionTexts,
      ...columnTexts,
    ].join('\n'),
  );
}

function hiddenAs({ status, showOnDealerWebsite }: Vehicle): string {
  if (status === 'sold') return 'sold';
  return showOnDealerWebsite ? `with status ${status} or a hidden make` : 'hidden from this site';
}
