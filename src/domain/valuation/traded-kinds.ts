/**
 * What a shopper trades in (REG-02, decision 068).
 * 1. A dealer of cars alone asks nothing: it is a car.
 * 2. Any other dealer asks what it is: one of the kinds that it sells, or a car.
 * 3. Online, what drives itself is priced: by a service of the dealer's, or by the dealer's own stock, which knows the
 *    kinds that are sold there. What is towed has no odometer, and is looked at.
 */
import { vehicleWord } from '../places/regional-terms.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import { soldKinds, type StockKind } from '../vehicle/stock-kinds.ts';

export const tradedKinds = ['car', 'motorcycle', 'caravan', 'camperTrailer', 'motorhome'] as const;
export type TradedKind = (typeof tradedKinds)[number];

type Sold = Pick<PublicSettings, 'stockRules'>;

const isTraded = (kind: StockKind): kind is TradedKind => kind !== 'accessory';
const isDriven = (kind: TradedKind): boolean => kind !== 'caravan' && kind !== 'camperTrailer';

/** To choose from, in the dealer's order; one alone is no question. */
export const askedKinds = (settings: Sold): TradedKind[] => [
  ...new Set([...soldKinds(settings).filter(isTraded), 'car' as const]),
];

/** Of a vehicle that the shopper named; null where nobody said, and it may be any of several. */
export function knownKind(said: TradedKind | null | undefined, settings: Sold): TradedKind | null {
  const [only, ...others] = askedKinds(settings);
  return said ?? (others.length === 0 ? only! : null);
}

/** "car"; "vehicle" where it may be one of several kinds. */
export function tradedWord(kind: TradedKind | null, settings: Sold, { plural = false } = {}): string {
  const known = knownKind(kind, settings);
  if (known) return vehicleWord(known, { plural });
  return plural ? 'vehicles' : 'vehicle';
}

/** Kinds that the dealer sells and that can be compared with what is traded in. */
export const comparedKinds = (settings: Sold): TradedKind[] => soldKinds(settings).filter(isTraded).filter(isDriven);

/** Kinds that a shopper may name and nobody prices online, whatever service the dealer has. */
export const towedKinds = (settings: Sold): TradedKind[] => askedKinds(settings).filter((kind) => !isDriven(kind));

/** Whether there can be a price online; one of a kind that nobody named is tried. */
export function isPricedOnline(kind: TradedKind | null, settings: Sold, hasService: boolean): boolean {
  if (kind === null) return true;
  return isDriven(kind) && (hasService || comparedKinds(settings).includes(kind));
}
