/**
 * What a trade-in is invited with. The specification's "instant offer in 2 minutes" and "independent valuation tool"
 * stand nowhere: what the site tells is an estimate, from the dealer's own asking prices (decision 041).
 */
import { wordOfKinds } from '#src/domain/places/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { comparedKinds } from '#src/domain/valuation/traded-kinds.ts';

/** Beside a vehicle for which one may be valued. */
export function valuationInvitation(settings: Pick<PublicSettings, 'stockRules'>): string {
  const [first, ...others] = comparedKinds(settings);
  const like = first ? wordOfKinds([first, ...others], true) : 'vehicles';
  return `A price range for yours, from the prices of ${like} like it.`;
}

/** In the banner. */
export const sellText = ({ valuation }: Pick<PublicSettings['tradeIn'], 'valuation'>): string =>
  valuation ? 'See a price range, good for seven days' : 'Tell us about it and we make you an offer';
