import type { CardData } from '#src/view/card/card.ts';
import { oncePer } from '#src/lib/once-per.ts';

/** A similar vehicle stands on a vehicle page quietly: photo count and market are on its own page. */
export const quietCard = oncePer((card: CardData): CardData => ({ ...card, photosCount: 0, market: null }));
