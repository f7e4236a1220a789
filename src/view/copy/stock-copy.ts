/** Words for a set of vehicles: how they are sold, what they are called, where their prices start. */
import { capitalise, joinWithAnd } from '#src/lib/text.ts';
import { regionalTerms, stockWord, vehicleWord, wordOfKinds } from '#src/domain/places/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { kindsAmong, sellsAccessories, soldKinds, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';
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

/** What the menu calls all that is for sale, where the dealer has no word of its own. */
export const stockMenuLabel = ({ header, regional }: Pick<PublicSettings, 'header' | 'regional'>): string =>
  header.menu.labels.stock ?? (regional.locale === 'en-US' ? 'Inventory' : 'Our Stock');

type Rules = Pick<PublicSettings, 'stockRules'>;

/** The word for any vehicle of this dealer: "car", "caravan"; "vehicle" where it sells several kinds. */
export const vehicleNoun = (settings: Rules, count: number | 'many' = 'many'): string =>
  stockWord(settings, { plural: count !== 1 });

export const isAccessory = ({ itemType }: Vehicle): boolean => itemType === 'accessory';

/** Most kinds of vehicles that a heading names, and a menu or a button. */
const mostInHeading = 3;
const mostInLabel = 2;

/** "caravans and motorhomes", "motorcycles and accessories"; "vehicles" where there are too many kinds to name. */
function kindsText(kinds: readonly StockKind[], most: number): string {
  const [vehicles, accessories] = [
    kinds.filter((kind) => kind !== 'accessory'),
    kinds.filter((kind) => kind === 'accessory'),
  ];
  const plural = (kind: StockKind): string => vehicleWord(kind, { plural: true });
  return joinWithAnd([...(vehicles.length > most ? ['vehicles'] : vehicles.map(plural)), ...accessories.map(plural)]);
}

/** What a heading calls some kinds; of none, what the dealer sells. */
const headingNoun = (kinds: readonly StockKind[], settings: Rules): string =>
  kinds.length === 0 ? vehicleNoun(settings) : kindsText(kinds, mostInHeading);

/** What a list holds: "motorcycles", "caravans and motorhomes", "motorcycles and accessories"; of an empty one, any. */
export const listNoun = (vehicles: readonly Vehicle[], settings: Rules): string =>
  headingNoun(kindsAmong(vehicles, settings), settings);

/** What a button calls some kinds; of none, what the dealer sells. */
export const labelNoun = (kinds: readonly StockKind[], settings: Rules): string =>
  kinds.length === 0 ? stockLabel(settings) : kindsText(kinds, mostInLabel);

/** What this dealer sells, on menus and buttons: "cars", "cars and motorcycles"; "vehicles" of three kinds or more. */
export const stockLabel = (settings: Rules): string => kindsText(soldKinds(settings), mostInLabel);

/** Name of the list of everything: "All cars", "All motorcycles and accessories". */
export const stockName = (settings: Rules): string =>
  `All ${kindsText([...soldKinds(settings), ...(sellsAccessories(settings) ? (['accessory'] as const) : [])], mostInLabel)}`;

/**
 * The word for a number of vehicles of known kinds, accessories aside: "motorhomes", "vehicles"; of no kinds, what the
 * dealer sells.
 */
function nounOf(kinds: readonly StockKind[], settings: Rules, count: number | 'many'): string {
  const [first = kinds[0], ...others] = kinds.filter((kind) => kind !== 'accessory');
  return first === undefined ? vehicleNoun(settings, count) : wordOfKinds([first, ...others], count !== 1);
}

/**
 * What a search finds, as it is counted: "12 cars", "1 car"; "12 results" where accessories may be among them. `kinds`:
 * what is known to be found; null where nobody knows.
 */
export function resultNoun(
  settings: Rules,
  count: number | 'many' = 'many',
  kinds: readonly StockKind[] | null = null,
): string {
  const mayHoldAccessories =
    kinds === null ? sellsAccessories(settings) : kinds.length > 1 && kinds.includes('accessory');
  if (mayHoldAccessories) return count === 1 ? 'result' : 'results';
  return nounOf(kinds ?? [], settings, count);
}

/** "1,284 cars", "1 car". `kinds`: of the vehicles that are counted. */
export const vehicleCountText = (count: number, settings: Rules, kinds: readonly StockKind[] = []): string =>
  `${count.toLocaleString('en')} ${nounOf(kinds, settings, count)}`;

/** A list in numbers, and every kind in it. */
export interface StockNumbers {
  total: number;
  accessories: number;
  kinds: StockKind[];
}

export function stockNumbers(vehicles: readonly Vehicle[], settings: Rules): StockNumbers {
  return {
    total: vehicles.length,
    accessories: vehicles.filter(isAccessory).length,
    kinds: kindsAmong(vehicles, settings),
  };
}

/** "82 motorcycles", and what follows its lowest price: ", and 5 accessories". */
export function stockCopy(
  { total, accessories, kinds }: StockNumbers,
  settings: Rules,
): { main: string; also: string } {
  const accessoryText = vehicleCountText(accessories, settings, ['accessory']);
  if (accessories > 0 && accessories === total) return { main: accessoryText, also: '' };
  return {
    main: vehicleCountText(total - accessories, settings, kinds),
    also: accessories > 0 ? `, and ${accessoryText}` : '',
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
