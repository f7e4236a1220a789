import { shared } from '#src/lib/json-text.ts';
import { memoize } from '#src/lib/memoize.ts';
import { cardActions } from '#src/domain/card/card-actions.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Site } from '#src/site/site.ts';
import type { CardData } from './card.ts';
import { cardData } from './card-data.ts';

interface SiteCards {
  inList: (vehicle: Vehicle) => CardData;
  amongSimilar: (vehicle: Vehicle) => CardData;
}

export const siteCards = memoize(({ settings, now }: Site): SiteCards => {
  const inList = memoize((vehicle: Vehicle) => shared(cardData(vehicle, settings, now, 'list')));
  const differs = settings.cards.buttons.testDriveInSimilarFor.length > 0;
  return {
    inList,
    amongSimilar: differs
      ? memoize((vehicle: Vehicle) =>
          shared({ ...inList(vehicle), actions: cardActions(vehicle, settings, 'similar') }),
        )
      : inList,
  };
});
