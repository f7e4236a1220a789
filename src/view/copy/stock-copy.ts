/** Words for a set of vehicles: how they are sold, what they are called, where their prices start. */
import { capitalise, joinWithAnd } from '#src/lib/text.ts';
import { regionalTerms, vehicleWord } from '#src/domain/places/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { CarType, Vehicle } from '#src/domain/vehicle/vehicle.ts';

export const capitalised = (text: string): string =>
  /^pre-owned\b/i.test(text) ? `Pre-Owned${text.slice('Pre-Owned'.length)}` : capitalise(text);

/** For the middle of a sentence: "drive away", "including GST"; a word in capitals, such as "SUVs", stays. */
export const uncapitalised = (text: string): string => {
  if (/^pre-owned\b/i.test(text)) return `pre-owned${text.slice('pre-owned'.length)}`;
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
};

/** A name of several words in the middle of a sentence: "soft tops", "SUVs", "4x4s". */
export const midSentence = (name: string): string => name.split(' ').map(uncapitalised).join(' ');

/** Name of a field that searches all that is for sale. */
export const searchLabel = ({ regional: { locale } }: Pick<PublicSettings, 'regional'>): string =>
  `Search our ${regionalTerms[locale].stock}`;

/** The word for what this dealer sells: "car", "caravan", "motorcycle". */
export function vehicleNoun(settings: Pick<PublicSettings, 'stockRules'>, count: number | 'many' = 'many'): string {
  return vehicleWord(settings.stockRules.itemTypes[0] ?? 'car', { plural: count !== 1 });
}

export const isAccessory = ({ itemType }: Vehicle): boolean => itemType === 'accessory';
const sellsAccessories = ({ stockRules: { itemTypes } }: Pick<PublicSettings, 'stockRules'>): boolean =>
  itemTypes.includes('accessory') && itemTypes[0] !== 'accessory';
const withAccessories = (settings: Pick<PublicSettings, 'stockRules'>): string =>
  `${vehicleNoun(settings)} and ${vehicleWord('accessory', { plural: true })}`;

export const countAccessories = (vehicles: readonly Vehicle[]): number => vehicles.filter(isAccessory).length;

/** What a list holds: "motorcycles", "motorcycles and accessories", or "accessories" where it holds nothing else. */
export function listNoun(vehicles: readonly Vehicle[], settings: Pick<PublicSettings, 'stockRules'>): string {
  const accessories = countAccessories(vehicles);
  if (accessories === 0) return vehicleNoun(settings);
  return accessories === vehicles.length ? vehicleWord('accessory', { plural: true }) : withAccessories(settings);
}

/**
 * What a search may find, as a button counts it: "12 cars", "1 car"; "12 results" where accessories may be among them.
 */
export function resultNoun(settings: Pick<PublicSettings, 'stockRules'>, count: number | 'many' = 'many'): string {
  if (!sellsAccessories(settings)) return vehicleNoun(settings, count);
  return count === 1 ? 'result' : 'results';
}

/** Name of the list of everything: "All cars", "All motorcycles and accessories". */
export const stockName = (settings: Pick<PublicSettings, 'stockRules'>): string =>
  `All ${sellsAccessories(settings) ? withAccessories(settings) : vehicleNoun(settings)}`;

/** "1,284 cars", "1 car". */
export const vehicleCountText = (count: number, settings: Pick<PublicSettings, 'stockRules'>): string =>
  `${count.toLocaleString('en')} ${vehicleNoun(settings, count)}`;

const accessoryText = (count: number): string =>
  `${count.toLocaleString('en')} ${vehicleWord('accessory', { plural: count !== 1 })}`;

/** A list in numbers: "82 motorcycles", and what follows its lowest price: ", and 5 accessories". */
export function stockCopy(
  { total, accessories }: { total: number; accessories: number },
  settings: Pick<PublicSettings, 'stockRules'>,
): { main: string; also: string } {
  if (accessories > 0 && accessories === total) return { main: accessoryText(total), also: '' };
  return {
    main: vehicleCountText(total - accessories, settings),
    also: accessories > 0 ? `, and ${accessoryText(accessories)}` : '',
  };
}

const order: CarType[] = ['new', 'used', 'demo'];
/** "new, used and demo", "used": how these vehicles are sold, in the dealer's words. */
export function conditionText(types: Iterable<CarType>, settings: Pick<PublicSettings, 'cards'>): string {
  const present = new Set(types);
  const words = order
    .filter((type) => present.has(type))
    .map((type) => (type === 'used' ? settings.cards.usedLabel.toLowerCase() : type));
  return joinWithAnd(words);
}
