import type { CardData } from '#src/view/card/card.ts';
import { memoize } from '#src/lib/memoize.ts';

/** A similar vehicle stands on a vehicle page quietly: photo count and market are on its own page. */
export const quietCard = memoize((card: CardData): CardData => ({ ...card, photosCount: 0, market: null }));
