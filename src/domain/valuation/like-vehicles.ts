/**
 * Which vehicles say something about the price of another one: the same make and model, within three years, for sale
 * second-hand, the more like it the better. New ones say nothing: nobody pays their price for a used one.
 */
import { slugify } from '#src/lib/slug.ts';

/** What is known of a vehicle that is valued; null where nobody said. */
export interface ValuedVehicle {
  year: number;
  make: string;
  model: string;
  badge: string | null;
  transmission: string | null;
  fuel: string | null;
  kilometres: number;
}

/** A vehicle with an asking price. */
export interface AskedVehicle extends Omit<ValuedVehicle, 'kilometres'> {
  /** Whole dollars. */
  price: number | null;
  odometer: number | null;
  carType: string;
}

export interface LikeVehicles {
  /** What their asking prices come to at the valued vehicle's age and distance, in dollars. */
  prices: number[];
  /** Whether they have its badge too. */
  sameBadge: boolean;
}

/**
 * What a year, and a thousand kilometres, take off a price: measured within badges of 1,376 real listings (decision
 * 041).
 */
const yearShare = 0.954;
const thousandKmShare = 0.9978;
const mostYearsApart = 3;
const nearYears = 2;
/** Asked for less, it is a wreck or a mistake. */
const leastPrice = 1000;

/** "CX-5", "CX5" and "cx 5" are one name. */
export const plainName = (name: string | null): string => slugify(name ?? '').replaceAll('-', '');
const same = (a: string | null, b: string | null): boolean => plainName(a) === plainName(b);
/** "XLT" is "XLT 2.0 Double Cab" too: registers and feeds name a badge at different lengths. */
function sameBadge(a: string | null, b: string | null): boolean {
  const [short, long] = [plainWords(a), plainWords(b)].sort((one, other) => one.length - other.length);
  return short !== '-' && long!.startsWith(short!);
}
const plainWords = (name: string | null): string => `${slugify(name ?? '')}-`;
const known = (a: string | null): a is string => a !== null && a !== '';

/** The narrowest group that has `least` of them; the widest where none has. */
export function likeVehicles(valued: ValuedVehicle, asked: readonly AskedVehicle[], least: number): LikeVehicles {
  const model = asked.filter(
    (one): one is AskedVehicle & { price: number; odometer: number } =>
      (one.price ?? 0) >= leastPrice &&
      one.odometer !== null &&
      one.carType !== 'new' &&
      same(one.make, valued.make) &&
      same(one.model, valued.model) &&
      Math.abs(one.year - valued.year) <= mostYearsApart,
  );
  const near = model.filter(({ year }) => Math.abs(year - valued.year) <= nearYears);
  const drives = (group: typeof model) =>
    group.filter(
      ({ transmission, fuel }) =>
        (!known(valued.transmission) || same(transmission, valued.transmission)) &&
        (!known(valued.fuel) || same(fuel, valued.fuel)),
    );
  const badged = (group: typeof model) =>
    known(valued.badge) ? group.filter(({ badge }) => sameBadge(badge, valued.badge)) : [];
  const groups = [badged(drives(near)), badged(drives(model)), drives(near), drives(model), model];
  const at = groups.findIndex((group) => group.length >= least);
  const chosen = groups[at] ?? model;
  return { prices: chosen.map((one) => broughtTo(valued, one)), sameBadge: at === 0 || at === 1 };
}

const broughtTo = (
  valued: ValuedVehicle,
  { price, year, odometer }: { price: number; year: number; odometer: number },
) => price * yearShare ** (year - valued.year) * thousandKmShare ** ((valued.kilometres - odometer) / 1000);
