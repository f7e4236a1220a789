/**
 * Trade-in kinds (REG-02, decision 041). Dealers that sell only cars don't ask; others offer the kinds they sell, plus
 * cars. Driven kinds are priced by a service or from the dealer's stock; towed kinds have no odometer and need an
 * inspection.
 */
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { soldKinds, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';

export const tradedKinds = ['car', 'motorcycle', 'caravan', 'camperTrailer', 'motorhome'] as const;
export type TradedKind = (typeof tradedKinds)[number];

type Sold = Pick<PublicSettings, 'stockRules'>;

const isTraded = (kind: StockKind): kind is TradedKind => kind !== 'accessory';
const isDriven = (kind: TradedKind): boolean => kind !== 'caravan' && kind !== 'camperTrailer';

export const tradeInKinds = (settings: Sold): TradedKind[] => [
  ...new Set([...soldKinds(settings).filter(isTraded), 'car' as const]),
];

/** Null while several kinds are possible. */
export function knownKind(said: TradedKind | null | undefined, settings: Sold): TradedKind | null {
  const [only, ...others] = tradeInKinds(settings);
  return said ?? (others.length === 0 ? only! : null);
}

export function tradedWord(kind: TradedKind | null, settings: Sold, { plural = false } = {}): string {
  const known = knownKind(kind, settings);
  if (known) return vehicleWord(known, { plural });
  return plural ? 'vehicles' : 'vehicle';
}

export const comparedKinds = (settings: Sold): TradedKind[] => soldKinds(settings).filter(isTraded).filter(isDriven);

export const towedKinds = (settings: Sold): TradedKind[] => tradeInKinds(settings).filter((kind) => !isDriven(kind));

export function isPricedOnline(kind: TradedKind | null, settings: Sold, hasService: boolean): boolean {
  if (kind === null) return true;
  return isDriven(kind) && (hasService || comparedKinds(settings).includes(kind));
}
