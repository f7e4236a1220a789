/**
 * Not the specification's "instant offer in 2 minutes" or "independent valuation tool": estimates are based on the
 * dealer's asking prices (decision 041).
 */
import { wordOfKinds } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { comparedKinds } from '../../rules/traded-kinds.ts';

export function valuationInvitation(settings: Pick<PublicSettings, 'stockRules'>): string {
  const [first, ...others] = comparedKinds(settings);
  const like = first ? wordOfKinds([first, ...others], true) : 'vehicles';
  return `A price range for yours, based on the prices of similar ${like}.`;
}

export const sellText = ({ valuation }: Pick<PublicSettings['tradeIn'], 'valuation'>): string =>
  valuation ? 'See a price range, good for seven days' : 'Tell us about it and we’ll make you an offer';
