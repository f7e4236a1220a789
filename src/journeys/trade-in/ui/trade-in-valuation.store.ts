/** For checkout and finance, under the specification's key (`TradeInValuation`). */
import { atom } from 'nanostores';
import type { StoredValuation } from '../view/trade-in.page-data.ts';

export const tradeInKey = (site: string): string => `${site}:TradeInValuation`;

export const $tradeInValuation = atom<StoredValuation | null>(null);

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const siteOf = (): string => document.documentElement.dataset['site'] ?? location.hostname;

/** Null if expired. `now`: epoch milliseconds. */
export function readTradeIn(stored: string | null, now: number): StoredValuation | null {
  if (stored === null) return null;
  try {
    const kept = JSON.parse(stored) as Partial<StoredValuation> | null;
    const isOurs =
      typeof kept?.id === 'string' &&
      typeof kept.ref === 'string' &&
      typeof kept.offer_price === 'number' &&
      typeof kept.vehicle === 'string' &&
      typeof kept.expiresAt === 'number';
    return isOurs && kept.expiresAt! > now ? (kept as StoredValuation) : null;
  } catch {
    return null;
  }
}

export function loadTradeIn(shelf: () => Shelf = () => localStorage): void {
  const read = (): void => {
    try {
      $tradeInValuation.set(readTradeIn(shelf().getItem(tradeInKey(siteOf())), Date.now()));
    } catch {
      $tradeInValuation.set(null);
    }
  };
  read();
  addEventListener('storage', ({ key }) => {
    if (key === null || key === tradeInKey(siteOf())) read();
  });
}

export function keepTradeIn(kept: StoredValuation, shelf: () => Shelf = () => localStorage): boolean {
  $tradeInValuation.set(kept);
  try {
    const before = shelf().getItem(tradeInKey(siteOf()));
    const text = JSON.stringify(kept);
    shelf().setItem(tradeInKey(siteOf()), text);
    return before !== text;
  } catch {
    // Storage is blocked, so the valuation lasts for this page only.
    return true;
  }
}
