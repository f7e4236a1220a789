/** Computed from stored columns. `categories` has its own table. */
import { cabOf } from '#src/domain/vehicle/cab.ts';
import { priceRange, weeklyPriceRange } from '#src/domain/price/price-range.ts';

/** These vary together, so are stored as one tab-separated column. */
export const locationColumns = ['location_name', 'city', 'state', 'dealership_name'] as const;

interface Derived {
  from: readonly string[];
  text: (values: readonly (string | number | boolean | null)[]) => string | null;
}

const locationPart = (part: number): Derived => ({
  from: ['place'],
  text: ([place]) => (place as string | null)?.split('\t')[part] || null,
});

export const derived: Record<string, Derived> = {
  make_model: { from: ['make', 'model'], text: ([make, model]) => `${make} ${model}` },
  price_range: { from: ['price'], text: ([price]) => priceRange(price as number | null) },
  weekly_price_range: { from: ['subscription_price'], text: ([price]) => weeklyPriceRange(price as number | null) },
  cab: {
    from: ['body', 'badge', 'series', 'doors', 'seats'],
    text: ([body, badge, series, doors, seats]) =>
      cabOf({ body, badge, series, doors, seats } as Parameters<typeof cabOf>[0]),
  },
  ...Object.fromEntries(locationColumns.map((field, part) => [field, locationPart(part)])),
};
