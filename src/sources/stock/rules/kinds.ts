/** REG-02, decision 065. */
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { itemTypeOf, kindOf, kindOfBody, stockKinds, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { BodyType, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Note } from '../notes.ts';
import type { FeedValues } from '../mapping/fields.ts';
import { isKindAmongBodies } from '../transforms/words.ts';

type Rules = Pick<PublicSettings, 'stockRules'>;

/** Null for bodies that several kinds share. */
export function kindInBody(body: FeedValues['body']): StockKind | null {
  if (body === null) return null;
  return isKindAmongBodies(body) ? body : kindOfBody(body);
}

export function kindOfRow(
  { itemType: column, body }: Pick<FeedValues, 'itemType' | 'body'>,
  { stockRules }: Rules,
  note: Note,
): { kind: StockKind; body: BodyType | null } {
  const told = kindInBody(body);
  const sold = stockRules.itemTypes.map(itemTypeOf);
  const byBody = told !== null && sold.includes(itemTypeOf(told)) ? told : null;
  const kind = column ?? byBody ?? stockRules.itemTypes[0] ?? 'car';
  if (body === null || !isKindAmongBodies(body)) return { kind, body };
  if (kind !== body) note('body', `it names a type of stock, but the row counts as a ${vehicleWord(kind)}`, body);
  return { kind, body: null };
}

/** A motorcycle dealer may call a bike a "ute". */
function displayKind(vehicle: Vehicle): StockKind {
  const told = vehicle.itemType === 'accessory' || vehicle.body === null ? null : kindOfBody(vehicle.body);
  return told === null || told === 'car' ? kindOf(vehicle) : told;
}

/**
 * Warns about vehicles whose kind the settings don't list, or whose body contradicts the feed's kind column. Menus and
 * forms only cover listed kinds.
 */
export function kindWarnings(shown: readonly Vehicle[], settings: Rules): string[] {
  const sold = settings.stockRules.itemTypes;
  const misread = (vehicle: Vehicle, kind: StockKind): boolean =>
    !sold.includes(kind) || vehicle.itemType !== itemTypeOf(kind);
  return stockKinds.flatMap((kind) => {
    const vehicles = shown.filter((vehicle) => displayKind(vehicle) === kind && misread(vehicle, kind));
    return vehicles.length === 0 ? [] : [sentence(kind, vehicles, sold)];
  });
}

function sentence(kind: StockKind, vehicles: readonly Vehicle[], sold: readonly StockKind[]): string {
  const several = vehicles.length > 1;
  const { name, stockNumber } = vehicles[0]!;
  const example = stockNumber === null ? name : `${name}, stock number ${stockNumber}`;
  const word = (of: StockKind): string => vehicleWord(of, { plural: true });
  const step = sold.includes(kind)
    ? `correct the feed’s type column, which contradicts the body, with stock.mapping.itemType or in transform.ts`
    : `if this dealer sells ${word(kind)}, add "${kind}" to stockRules.itemTypes in settings.json, with the main type first`;
  return (
    `itemType: ${vehicles.length} ${vehicleWord(kind, { plural: several })} (${example}${several ? ' …' : ''}) ` +
    `${several ? 'are' : 'is'} listed among the ${word(sold[0] ?? 'car')}. Next: ${step}; ` +
    `otherwise hide ${several ? 'them' : 'it'} in overrides.csv.`
  );
}
