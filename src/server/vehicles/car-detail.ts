import type * as v from 'valibot';
import type { carDetail } from '#src/contracts/car.ts';
import { priceDisplay, realPrice } from '#src/domain/price/price-display.ts';
import { priceTypeOf } from '#src/domain/price/price-type.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { financeOffer } from '#src/domain/finance/lender-offer.ts';
import { offerValidUntil } from '#src/domain/finance/offer-validity.ts';
import { localDate } from '#src/lib/dates.ts';

/** FIN-01, FIN-02, FIN-05; valid for one month (FIN-04). */
type FinanceTerms = v.InferInput<(typeof carDetail)['reply']>['finance'];

function financeTerms(
  vehicle: PublishedVehicle,
  settings: Pick<PublicSettings, 'regional' | 'finance'>,
  now: number,
): FinanceTerms {
  const today = localDate(now, settings.regional.timeZone);
  const offer = financeOffer(vehicle, settings, Number(today.slice(0, 4)));
  if (offer === null) return null;
  return {
    lender: offer.lender.name,
    credit_licence: offer.lender.creditLicence,
    interest_rate: offer.rate.interestRate,
    comparison_rate: offer.rate.comparisonRate,
    disclaimer: [offer.disclaimer, settings.finance.disclaimer].filter(Boolean).join(' '),
    valid_until: offerValidUntil(today),
  };
}

/** API-07 */
export function carDetailReply(
  vehicle: PublishedVehicle,
  settings: Pick<PublicSettings, 'regional' | 'pricing' | 'finance' | 'labels'>,
  now: number,
): v.InferInput<(typeof carDetail)['reply']> {
  const price = realPrice(vehicle);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    name: vehicle.name,
    status: vehicle.status,
    price,
    price_type: price === null ? null : priceTypeOf(vehicle, settings),
    price_text: priceDisplay(vehicle, settings).text,
    reserved: vehicle.reserved,
    finance: financeTerms(vehicle, settings, now),
  };
}
