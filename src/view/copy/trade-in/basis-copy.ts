import { stockWord } from '#src/domain/places/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Estimate } from '#src/domain/valuation/trade-in-price.ts';

/** What a range stands on. The measured share is `npm run bench -- valuation`'s, which fails below it (decision 041). */
export function basisText(
  { count, sameBadge, asking }: Estimate,
  { branding, stockRules }: Pick<PublicSettings, 'branding' | 'stockRules'>,
): string {
  if (asking === null || count === null)
    return count === null
      ? 'From an independent valuation service that the dealer uses.'
      : `From ${count} prices of cars like it, by an independent valuation service.`;
  const words = stockWord({ stockRules }, { plural: true });
  return `From ${count} ${words} like it${sameBadge ? ', of the same badge,' : ''} that ${branding.name} has for sale. Tested on listings whose asking price was known, the range held about 8 in 10 of them.`;
}
