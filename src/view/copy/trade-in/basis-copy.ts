import { regionalTerms } from '#src/domain/places/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Estimate } from '#src/domain/valuation/trade-in-price.ts';
import { tradedWord, type TradedKind } from '#src/domain/valuation/traded-kinds.ts';

/** The share comes from `npm run bench -- valuation`, which fails if the result is lower (decision 041). */
export function basisText(
  { count, sameBadge, asking }: Estimate,
  settings: Pick<PublicSettings, 'branding' | 'regional' | 'stockRules'>,
  kind: TradedKind | null,
): string {
  const words = tradedWord(kind, settings, { plural: true });
  if (asking === null || count === null)
    return count === null
      ? 'From an independent valuation service that the dealer uses.'
      : `From ${count} prices of ${words} like it, by an independent valuation service.`;
  // The tool was tested on car listings only (decision 041).
  const tested =
    words === 'cars'
      ? 'Tested on listings whose asking price was known, the range held about 8 in 10 of them.'
      : `How often such a range holds was tested on cars, and not on ${words}.`;
  return `From ${count} ${words} like it${sameBadge ? `, of the same ${regionalTerms[settings.regional.locale].badge},` : ''} that ${settings.branding.name} has for sale. ${tested}`;
}
