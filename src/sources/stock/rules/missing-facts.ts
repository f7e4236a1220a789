/**
 * If no vehicle has a fact that nearly all should, and the feed has unread columns, a column was probably renamed
 * (OPS-02). Skips feeds below settings.stock.dropGuardMinimum.
 */
import { kindOf, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { closest } from '#src/sources/tenants/did-you-mean.ts';
import { columnList } from '../mapping/compile.ts';
import { fields } from '../mapping/fields.ts';

type Fact = 'transmission' | 'fuel' | 'odometer' | 'body';

/** Motorcycle feeds have no gearbox, and their body names vary freely. */
const expected: Partial<Record<StockKind, readonly Fact[]>> = {
  car: ['transmission', 'fuel', 'odometer', 'body'],
  motorcycle: ['fuel', 'odometer'],
  motorhome: ['transmission', 'fuel', 'odometer'],
};
const facts = expected.car!;

const isExpected = (fact: Fact, vehicle: Vehicle): boolean =>
  expected[kindOf(vehicle)]?.includes(fact) === true && (fact !== 'odometer' || vehicle.carType === 'used');

export function missingFacts(shown: readonly Vehicle[], unread: readonly string[], fewest: number): string[] {
  if (unread.length === 0) return [];
  return facts.flatMap((fact) => {
    const judged = shown.filter((vehicle) => isExpected(fact, vehicle));
    if (judged.length < fewest || judged.some((vehicle) => vehicle[fact] !== null)) return [];
    const what = fact === 'odometer' ? 'used vehicles' : 'vehicles';
    return [`${fact}: none of the ${judged.length} ${what} has one. ${columnText(fact, unread)}`];
  });
}

/** Shorter names resemble everything. */
const shortestName = 4;

function columnText(fact: Fact, unread: readonly string[]): string {
  const names = [fact, ...fields[fact].columns].filter((name) => name.length >= shortestName);
  const near = names.map((name) => closest(name, unread)).find((column) => column !== null);
  const mapping = `stock.mapping.${fact} in settings.json`;
  return near === undefined
    ? `Columns not mapped: ${columnList([...unread])}. If one of them contains this field, name that column in ${mapping}.`
    : `The column "${near}" is not mapped. If it is the right one, name it in ${mapping}.`;
}
