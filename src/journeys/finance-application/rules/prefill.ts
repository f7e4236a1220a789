/** ROUTE-10. */
import { applicationParts, readMoney, type Answers, type ApplicationPart, type QuestionContext } from './question.ts';

interface PrefillQuery {
  preferredDealership: string | null;
  vehiclePriceBudget: string | null;
  car_type: string | null;
}

export const isPart = (name: string): name is ApplicationPart => (applicationParts as readonly string[]).includes(name);

const carTypes = new Set(['new', 'demo', 'used']);

/** Ignores invalid values, such as an unknown location. */
export function prefilled(
  answers: Answers,
  { preferredDealership, vehiclePriceBudget, car_type: carType }: PrefillQuery,
  { places }: Pick<QuestionContext, 'places'>,
): Answers {
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
