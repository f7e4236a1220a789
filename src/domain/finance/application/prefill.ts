/** What an address fills in of an application (ROUTE-10): only where the shopper has not answered yet. */
import { applicationParts, readMoney, type Answers, type ApplicationPart, type Asked } from './question.ts';

interface PrefillQuery {
  preferredDealership: string | null;
  vehiclePriceBudget: string | null;
  car_type: string | null;
}

export const isPart = (name: string): name is ApplicationPart => (applicationParts as readonly string[]).includes(name);

const carTypes = new Set(['new', 'demo', 'used']);

/** What is no answer to its question, such as a place that the dealer does not have, is left out. */
export function prefilled(
  answers: Answers,
  { preferredDealership, vehiclePriceBudget, car_type: carType }: PrefillQuery,
  { places }: Pick<Asked, 'places'>,
): Answers {
  // A dealership with one place, or a place by its own name.
  const named = places.filter(
    ({ value, dealership }) => preferredDealership !== null && [value, dealership].includes(preferredDealership),
  );
  const place = named.find(({ value }) => value === preferredDealership) ?? (named.length === 1 ? named[0] : undefined);
  const budget = readMoney(vehiclePriceBudget ?? '');
  return {
    ...(carType !== null && carTypes.has(carType) ? { car_type: carType } : {}),
    ...(budget === null ? {} : { price: String(budget) }),
    ...(place ? { location: place.value } : {}),
    ...answers,
  };
}
