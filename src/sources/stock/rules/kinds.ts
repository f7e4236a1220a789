import { vehicleWord } from '#src/domain/places/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { itemTypes, type BodyType, type ItemType, type Vehicle } from '#src/domain/vehicle/vehicle.ts';

/** Bodies of one kind alone. */
const kindOfBody: Partial<Record<BodyType, ItemType>> = {
  caravan: 'caravan',
  camperTrailer: 'caravan',
  motorhome: 'caravan',
  sportBike: 'motorcycle',
  cruiser: 'motorcycle',
  adventureBike: 'motorcycle',
};

const kindOf = ({ itemType, body }: Vehicle): ItemType =>
  itemType === 'accessory' || body === null ? itemType : (kindOfBody[body] ?? itemType);

/**
 * A sentence for each kind of stock that shows as another (REG-02): the settings do not name it, or the feed gives its
 * body but not its kind. Lists, counts and forms call it by the word of the first kind that the settings name.
 */
export function kindWarnings(shown: readonly Vehicle[], settings: Pick<PublicSettings, 'stockRules'>): string[] {
  const sold = settings.stockRules.itemTypes;
  const misread = (vehicle: Vehicle, kind: ItemType): boolean => !sold.includes(kind) || vehicle.itemType !== kind;
  return itemTypes.flatMap((kind) => {
    const vehicles = shown.filter((vehicle) => kindOf(vehicle) === kind && misread(vehicle, kind));
    return vehicles.length === 0 ? [] : [sentence(kind, vehicles, sold)];
  });
}

function sentence(kind: ItemType, vehicles: readonly Vehicle[], sold: readonly ItemType[]): string {
  const several = vehicles.length > 1;
  const { name, stockNumber } = vehicles[0]!;
  const example = stockNumber === null ? name : `${name}, stock number ${stockNumber}`;
  const word = (of: ItemType): string => vehicleWord(of, { plural: true });
  const steps = [
    ...(sold.includes(kind)
      ? []
      : [
          `name "${kind}" in stockRules.itemTypes in settings.json, the main kind first, if this dealer sells ${word(kind)}`,
        ]),
    ...(vehicles.every(({ itemType }) => itemType === kind)
      ? []
      : ["map stock.mapping.itemType to the feed's column with the kind, or set it in transform.ts"]),
    `else leave ${several ? 'them' : 'it'} out in overrides.csv`,
  ];
  return (
    `itemType: ${vehicles.length} ${vehicleWord(kind, { plural: several })} (${example}${several ? ' …' : ''}) ` +
    `${several ? 'stand' : 'stands'} among the ${word(sold[0] ?? 'car')}. Next: ${steps.join('; ')}.`
  );
}
