import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Estimate } from '../../rules/trade-in-price.ts';
import { tradedWord, type TradedKind } from '../../rules/traded-kinds.ts';

/** `./forecourt bench valuation` verifies the "8 in 10" (decision 041). */
export function basisText(
  { count, sameBadge, asking }: Estimate,
  settings: Pick<PublicSettings, 'branding' | 'regional' | 'stockRules'>,
  kind: TradedKind | null,
): string {
  const words = tradedWord(kind, settings, { plural: true });
  if (asking === null || count === null)
    return count === null
      ? 'Based on a price from an independent valuation service we use.'
      : `Based on ${count} prices for similar ${words}, from an independent valuation service.`;
  // Tested on car listings only (decision 041).
  const tested =
    words === 'cars'
      ? 'In our tests, about 8 in 10 cars with a known asking price were advertised within the range.'
      : `We’ve tested the accuracy of these ranges for cars, but not for ${words}.`;
  return `Based on ${count} similar ${words}${sameBadge ? ` with the same ${regionalTerms[settings.regional.locale].badge}` : ''} for sale at ${settings.branding.name}. ${tested}`;
}
