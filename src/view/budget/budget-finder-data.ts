import { budgetDefaults } from '#src/domain/finance/budget.ts';
import { settingsRate } from '#src/domain/finance/lender-rate.ts';
import { imageUrl } from '#src/domain/images/image-url.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import { defaultSearchPath } from '#src/domain/search/search-url.ts';
import type { BodyType, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Site } from '#src/site/site.ts';
import { vehicleNoun } from '../copy/stock-copy.ts';
import type { BudgetBody, BudgetFinderData } from './budget-finder.ts';

const maxBodies = 8;

/** BUDG-01, BUDG-02, BUDG-05. */
export function budgetFinderData({ index, settings }: Site): BudgetFinderData {
  const { finance, search, regional } = settings;
  const lenders = settingsRate(settings);
  const prices = index.vehicles
    .filter(isAvailable)
    .map(realPrice)
    .filter((price) => price !== null && price > finance.budgetFinder.priceAbove) as number[];
  return {
    period: finance.budgetFinder.period,
    start: { weekly: budgetDefaults(settings, 'weekly'), monthly: budgetDefaults(settings, 'monthly') },
    bodies: budgetBodies(index.bodies, settings),
    noun: { one: vehicleNoun(settings, 1), many: vehicleNoun(settings) },
    minimum: prices.reduce<number | null>((least, price) => (least === null || price < least ? price : least), null),
    maximum: prices.reduce<number | null>((most, price) => (most === null || price > most ? price : most), null),
    searchUrl: defaultSearchPath,
    indexName: search.indexName,
    ratePerYear: lenders?.ratePerYear ?? finance.calculatorRate,
    comparisonRate: lenders?.comparisonRate ?? null,
    lender: lenders?.lender ?? null,
    disclaimer: finance.disclaimer,
    locale: regional.locale,
  };
}

function budgetBodies(
  stock: Map<BodyType, Vehicle[]>,
  { search, regional: { locale }, images }: Pick<PublicSettings, 'regional' | 'search' | 'images'>,
): BudgetBody[] {
  const byStock = [...stock].toSorted(([, a], [, b]) => b.length - a.length).map(([body]) => body);
  const bodies =
    search.bodyTiles.custom.length > 0 ? search.bodyTiles.custom.filter((body) => stock.has(body)) : byStock;
  return bodies.slice(0, maxBodies).map((value) => {
    const picture = stock.get(value)?.find((vehicle) => vehicle.images.length > 0)?.images[0];
    return {
      value,
      one: bodyLabel(value, { locale }),
      many: bodyLabel(value, { plural: true, locale }),
      image: picture ? imageUrl(picture, images, { width: 320 }) : null,
    };
  });
}
