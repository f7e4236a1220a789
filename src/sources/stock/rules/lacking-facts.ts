/**
 * Facts that no vehicle of a feed has although nearly every vehicle of its kind has them (OPS-02), while the feed has
 * columns that nothing reads: a column of another name is likelier than hundreds of cars without a gearbox. One sentence
 * for each, with the unread column that is called nearly so. Too few vehicles (settings.stock.dropGuardMinimum) are not
 * judged.
 */
import { kindOf, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { closest } from '#src/sources/tenants/did-you-mean.ts';
import { columnList } from '../mapping/compile.ts';
import { fields } from '../mapping/fields.ts';

type Fact = 'transmission' | 'fuel' | 'odometer' | 'body';

/** Feeds of motorcycles tell no gearbox, and call bodies as they like. */
const expected: Partial<Record<StockKind, readonly Fact[]>> = {
  car: ['transmission', 'fuel', 'odometer', 'body'],
  motorcycle: ['fuel', 'odometer'],
  motorhome: ['transmission', 'fuel', 'odometer'],
};
const facts = expected.car!;

const isExpected = (fact: Fact, vehicle: Vehicle): boolean =>
  expected[kindOf(vehicle)]?.includes(fact) === true && (fact !== 'odometer' || vehicle.carType === 'used');

/**
 * @param shown the feed's vehicles that the site shows
 * @param unread its columns that nothing reads
 * @param fewest vehicles that are judged
 */
export function lackingFacts(shown: readonly Vehicle[], unread: readonly string[], fewest: number): string[] {
  if (unread.length === 0) return [];
  return facts.flatMap((fact) => {
    const judged = shown.filter((vehicle) => isExpected(fact, vehicle));
    if (judged.length < fewest || judged.some((vehicle) => vehicle[fact] !== null)) return [];
    const what = fact === 'odometer' ? 'used vehicles' : 'vehicles';
    return [`${fact}: none of the ${judged.length} ${what} has one. ${columnText(fact, unread)}`];
  });
}

/** Names of fewer letters are like any other. */
const shortestName = 4;

function columnText(fact: Fact, unread: readonly string[]): string {
  const names = [fact, ...fields[fact].columns].filter((name) => name.length >= shortestName);
  const near = names.map((name) => closest(name, unread)).find((column) => column !== null);
  const mapping = `stock.mapping.${fact} in settings.json`;
  return near === undefined
    ? `Nothing reads the columns ${columnList([...unread])}: if one holds it, name it in ${mapping}.`
    : `Nothing reads the column "${near}": did you mean that? Name it in ${mapping}.`;
}
