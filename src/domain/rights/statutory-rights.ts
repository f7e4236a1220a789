/**
 * Statutory warranty and cooling-off period for a used vehicle (LAW-05), by selling state, age, odometer and price.
 * Unknown values, an age within a month of a limit, an odometer up to 500 km below one, and kinds without figures give
 * "check", which neither promises nor denies a right.
 */
import { realPrice } from '../price/price-display.ts';
import type { BodyType, Vehicle } from '../vehicle/vehicle.ts';
import { australianStates, type AustralianState } from '../locations/region-codes.ts';
import { stateRights, type Cover, type WarrantyStep } from './rights-data.ts';

export type WarrantyRight =
  { kind: 'covered'; cover: Cover } | { kind: 'none'; why: 'age' | 'odometer' | 'price' | 'item' } | { kind: 'check' };
type CoolingOff = { kind: 'days'; days: number; of: string } | { kind: 'none' } | { kind: 'check'; isCredit: boolean };

/** Small and stable, because pages embed it. */
export interface StatutoryRights {
  state: AustralianState;
  warranty: WarrantyRight;
  coolingOff: CoolingOff;
}

export type RightsVehicle = Pick<
  Vehicle,
  'carType' | 'itemType' | 'body' | 'year' | 'buildDate' | 'complianceDate' | 'odometer' | 'price'
>;

/** Margin for test drives and the drive home. */
const nearKilometres = 500;
const nearMonths = 1;

/** Certainly and possibly commercial bodies; the figures cover cars. */
const commercial: ReadonlySet<BodyType> = new Set(['cabChassis', 'bus', 'lightTruck']);
const perhapsCommercial: ReadonlySet<BodyType> = new Set(['ute', 'van', ...commercial]);

export function australianState(state: string | null | undefined): AustralianState | null {
  const code = state?.trim().toUpperCase() ?? '';
  return australianStates.find((one) => one === code) ?? null;
}

/** `today` is the dealer's ISO date. */
export function statutoryRights(
  vehicle: RightsVehicle,
  state: AustralianState | null,
  today: string,
): StatutoryRights | null {
  if (state === null || vehicle.carType !== 'used' || vehicle.itemType === 'accessory') return null;
  return { state, warranty: warranty(vehicle, state, today), coolingOff: coolingOff(vehicle, state) };
}

function warranty(vehicle: RightsVehicle, state: AustralianState, today: string): WarrantyRight {
  const { steps, isUnconfirmed, without, checkAbove = null } = stateRights[state].warranty;
  const { itemType, body } = vehicle;
  if ((itemType === 'motorcycle' || itemType === 'caravan') && without.includes(itemType))
    return { kind: 'none', why: 'item' };
  if (isUnconfirmed || itemType !== 'car' || body === 'motorhome' || (body !== null && commercial.has(body)))
    return { kind: 'check' };
  if (checkAbove !== null && (realPrice(vehicle) ?? 0) > checkAbove) return { kind: 'check' };
  const answers = steps.map((one) => stepAnswer(vehicle, one, today));
  const first = answers.find((answer) => answer === 'yes' || answer === 'check');
  if (first === 'check') return { kind: 'check' };
  if (first === 'yes') return { kind: 'covered', cover: steps[answers.indexOf('yes')]!.cover };
  return { kind: 'none', why: answers.at(-1) as 'age' | 'odometer' | 'price' };
}

type StepAnswer = 'yes' | 'check' | 'age' | 'odometer' | 'price';

/** A certain "no" outweighs unknowns. */
function stepAnswer(vehicle: RightsVehicle, step: WarrantyStep, today: string): StepAnswer {
  const age = ageAnswer(vehicle, step.belowYears, today);
  const distance = odometerAnswer(vehicle.odometer, step.belowKilometres);
  const price = priceAnswer(realPrice(vehicle), step);
  if (age === 'no') return 'age';
  if (distance === 'no') return 'odometer';
  if (price === 'no') return 'price';
  return [age, distance, price].includes('check') ? 'check' : 'yes';
}

type Answer = 'yes' | 'no' | 'check';

const monthsOf = (isoMonth: string): number => {
  const [year = 0, month = 1] = isoMonth.split('-').map(Number);
  return year * 12 + month - 1;
};

/** Possible build months, by build and compliance dates, or the model year and the one before. */
function builtBetween({ year, buildDate, complianceDate }: RightsVehicle): [first: number, last: number] {
  const months = [buildDate, complianceDate].filter((date) => date !== null).map(monthsOf);
  return months.length > 0 ? [Math.min(...months), Math.max(...months)] : [(year - 1) * 12, year * 12 + 11];
}

function ageAnswer(vehicle: RightsVehicle, belowYears: number | null, today: string): Answer {
  if (belowYears === null) return 'yes';
  const now = monthsOf(today);
  const [first, last] = builtBetween(vehicle);
  const limit = belowYears * 12;
  if (now - first + nearMonths < limit) return 'yes';
  return now - last - nearMonths > limit ? 'no' : 'check';
}

function odometerAnswer(odometer: number | null, below: number | null): Answer {
  if (below === null) return 'yes';
  if (odometer === null) return 'check';
  if (odometer + nearKilometres < below) return 'yes';
  return odometer > below ? 'no' : 'check';
}

/** Inclusive limits. */
function priceAnswer(price: number | null, { fromPrice, toPrice }: WarrantyStep): Answer {
  if (fromPrice === null && toPrice === null) return 'yes';
  if (price === null) return 'check';
  if (fromPrice !== null && price < fromPrice) return 'no';
  return toPrice !== null && price > toPrice ? 'no' : 'yes';
}

function coolingOff({ itemType, body }: RightsVehicle, state: AustralianState): CoolingOff {
  const rule = stateRights[state].coolingOff;
  if (rule.kind === 'none') return { kind: 'none' };
  if (rule.kind === 'credit') return { kind: 'check', isCredit: true };
  if (state === 'QLD' && itemType === 'caravan') return { kind: 'none' };
  const isOfOtherKind = itemType !== 'car' || body === 'motorhome' || (body !== null && perhapsCommercial.has(body));
  return rule.isUnconfirmed || isOfOtherKind
    ? { kind: 'check', isCredit: false }
    : { kind: 'days', days: rule.days, of: rule.of };
}
