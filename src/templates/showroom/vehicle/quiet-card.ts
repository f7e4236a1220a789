import type { CardData } from '#src/view/card/card.ts';
import { memoize } from '#src/lib/memoize.ts';

/** Omits the photo count and market comparison, which are on the vehicle's own page. */
export const quietCard = memoize((card: CardData): CardData => ({ ...card, photosCount: 0, market: null }));
