/** Words for a set of vehicles: how they are sold, what they are called, where their prices start. */
import { formatMoney } from '#src/lib/money.ts';
import { vehicleWord } from '#src/domain/regional-words.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { CarType, Vehicle } from '#src/domain/vehicle.ts';
import { listed } from './place-words.ts';
import type { Site } from './site.ts';

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** For the middle of a sentence: "drive away", "including GST"; a word in capitals, such as "SUVs", stays. */
export const uncapitalised = (words: string): string => (/^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1));

/** The word for what this dealer sells: "car", "caravan", "motorcycle". */
export function vehicleNoun(settings: PublicSettings, count: number | 'many' = 'many'): string {
  return vehicleWord(settings.stockRules.itemTypes[0] ?? 'car', { plural: count !== 1 });
}

/** Name of the list of everything: "All cars". */
export const stockName = (settings: PublicSettings): string => `All ${vehicleNoun(settings)}`;

/** "1,284 cars", "1 car". */
export const countWords = (count: number, settings: PublicSettings): string => `${count.toLocaleString('en')} ${vehicleNoun(settings, count)}`;

const order: CarType[] = ['new', 'used', 'demo'];
/** "new, used and demo", "used": how these vehicles are sold, in the dealer's words. */
export function conditionWords(types: Iterable<CarType>, settings: PublicSettings): string {
  const present = new Set(types);
  const words = order.filter((type) => present.has(type)).map((type) => (type === 'used' ? settings.cards.usedLabel.toLowerCase() : type));
  return listed(words);
}

/** "from $9,990": the lowest price that a card of these vehicles shows; null when none shows one. */
export function fromPrice(vehicles: readonly Vehicle[], site: Site): string | null {
  let lowest = Infinity;
  for (const vehicle of vehicles) {
    if (vehicle.price === null || vehicle.price >= lowest) continue;
    const { price, sold } = site.card(vehicle);
    if (price.kind === 'price' && price.amount < lowest && !sold) lowest = price.amount;
  }
  return lowest === Infinity ? null : `from ${formatMoney(lowest)}`;
}
