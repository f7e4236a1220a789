import { vehicleWord } from '#src/domain/places/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { itemTypes, type ItemType, type Vehicle } from '#src/domain/vehicle/vehicle.ts';

/**
 * A sentence for each kind of stock that shows though the settings do not name it (REG-02): lists, counts and forms
 * call it by the word of the first kind that they do name.
 */
export function kindWarnings(shown: readonly Vehicle[], settings: Pick<PublicSettings, 'stockRules'>): string[] {
  const sold = settings.stockRules.itemTypes;
  return itemTypes
    .filter((kind) => !sold.includes(kind))
    .flatMap((kind) =>
      sentence(
        kind,
        shown.filter(({ itemType }) => itemType === kind),
        sold[0] ?? 'car',
      ),
    );
}

function sentence(kind: ItemType, [first, ...others]: readonly Vehicle[], main: ItemType): string[] {
  if (first === undefined) return [];
  const count = others.length + 1;
  const example = first.stockNumber === null ? first.name : `${first.name}, stock number ${first.stockNumber}`;
  const stands = count === 1 ? 'stands' : 'stand';
  return [
    `itemType: ${count} ${vehicleWord(kind, { plural: count > 1 })} (${example}${count > 1 ? ' …' : ''}) ${stands} among the ` +
      `${vehicleWord(main, { plural: true })}, which is all that stockRules.itemTypes in settings.json names. ` +
      `Name "${kind}" there if this dealer sells ${vehicleWord(kind, { plural: true })}, the main kind first; ` +
      `else correct what stock.mapping.itemType reads, or leave ${count === 1 ? 'it' : 'them'} out in overrides.csv.`,
  ];
}
