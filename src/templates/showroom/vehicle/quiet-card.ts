import type { CardData } from '#src/view/card/card.ts';
import { memoize } from '#src/lib/memoize.ts';

/** The vehicle's own page has the photo count and market comparison. */
export const quietCard = memoize((card: CardData): CardData => ({ ...card, photosCount: 0, market: null }));
