import { capitalise, joinWithAnd } from '#src/lib/text.ts';
import { regionalTerms, stockWord, vehicleWord, wordOfKinds } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { kindsAmong, sellsAccessories, soldKinds, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { CarType, Vehicle } from '#src/domain/vehicle/vehicle.ts';

export const capitalised = (text: string): string =>
  /^pre-owned\b/i.test(text) ? `Pre-Owned${text.slice('Pre-Owned'.length)}` : capitalise(text);

/** "SUVs" keeps its capitals. */
export const uncapitalised = (text: string): string => {
  if (/^pre-owned\b/i.test(text)) return `pre-owned${text.slice('pre-owned'.length)}`;
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
};

export const midSentence = (name: string): string => name.split(' ').map(uncapitalised).join(' ');

export const searchLabel = ({ regional: { locale } }: Pick<PublicSettings, 'regional'>): string =>
  `Search our ${regionalTerms[locale].stock}`;

export const stockMenuLabel = ({ header, regional }: Pick<PublicSettings, 'header' | 'regional'>): string =>
  header.menu.labels.stock ?? (regional.locale === 'en-US' ? 'Inventory' : 'Our Stock');

type Rules = Pick<PublicSettings, 'stockRules'>;

/** "car", "caravan"; "vehicle" if the dealer sells several kinds. */
export const vehicleNoun = (settings: Rules, count: number | 'many' = 'many'): string =>
  stockWord(settings, { plural: count !== 1 });

export const isAccessory = ({ itemType }: Vehicle): boolean => itemType === 'accessory';

const maxKindsInHeading = 3;
const maxKindsInLabel = 2;

/** "vehicles" if there are too many kinds. */
function kindsText(kinds: readonly StockKind[], most: number): string {
  const [vehicles, accessories] = [
    kinds.filter((kind) => kind !== 'accessory'),
    kinds.filter((kind) => kind === 'accessory'),
  ];
  const plural = (kind: StockKind): string => vehicleWord(kind, { plural: true });
  return joinWithAnd([...(vehicles.length > most ? ['vehicles'] : vehicles.map(plural)), ...accessories.map(plural)]);
}

const headingNoun = (kinds: readonly StockKind[], settings: Rules): string =>
  kinds.length === 0 ? vehicleNoun(settings) : kindsText(kinds, maxKindsInHeading);

export const listNoun = (vehicles: readonly Vehicle[], settings: Rules): string =>
  headingNoun(kindsAmong(vehicles, settings), settings);

export const labelNoun = (kinds: readonly StockKind[], settings: Rules): string =>
  kinds.length === 0 ? stockLabel(settings) : kindsText(kinds, maxKindsInLabel);

/** "vehicles" for three or more kinds. */
export const stockLabel = (settings: Rules): string => kindsText(soldKinds(settings), maxKindsInLabel);

export const stockName = (settings: Rules): string =>
  `All ${kindsText([...soldKinds(settings), ...(sellsAccessories(settings) ? (['accessory'] as const) : [])], maxKindsInLabel)}`;

function nounOf(kinds: readonly StockKind[], settings: Rules, count: number | 'many'): string {
  const [first = kinds[0], ...others] = kinds.filter((kind) => kind !== 'accessory');
  return first === undefined ? vehicleNoun(settings, count) : wordOfKinds([first, ...others], count !== 1);
}

/** "cars", "car", or "results" if accessories may be included. `kinds`: null if unknown. */
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

export const vehicleCountText = (count: number, settings: Rules, kinds: readonly StockKind[] = []): string =>
  `${count.toLocaleString('en')} ${nounOf(kinds, settings, count)}`;

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

/** "82 motorcycles", and after its lowest price ", and 5 accessories". */
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
export function conditionText(types: Iterable<CarType>, settings: Pick<PublicSettings, 'cards'>): string {
  const present = new Set(types);
  const words = order
    .filter((type) => present.has(type))
    .map((type) => (type === 'used' ? settings.cards.usedLabel.toLowerCase() : type));
  return joinWithAnd(words);
}
