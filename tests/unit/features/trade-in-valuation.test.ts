import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $tradeInValuation,
  keepTradeIn,
  loadTradeIn,
  readTradeIn,
  tradeInKey,
} from '#src/journeys/trade-in/ui/trade-in-valuation.store.ts';

const kept = {
  id: 'a',
  ref: 'b',
  offer_price: 17_900,
  low: 17_000,
  high: 18_800,
  answers: { dents: 2 },
  rego: 'ABC12D',
  regoState: 'nsw',
  vehicle: '2020 Hyundai Tucson',
  expiresAt: 2000,
};
const shelfOf = (text: string | null) => {
  const stored = new Map(text === null ? [] : [[tradeInKey('demo'), text]]);
  return {
    stored,
    shelf: () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }),
  };
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { site: 'demo' } } });
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  $tradeInValuation.set(null);
});

describe('the stored valuation', () => {
  test("uses a key made of the dealer's slug and the specification's name (TRADE-01)", () => {
    expect(tradeInKey('harbour-motors')).toBe('harbour-motors:TradeInValuation');
  });
  test.each([
    ['open', JSON.stringify(kept), 1999, kept],
    ['over at its end', JSON.stringify(kept), 2000, null],
    ['nothing', null, 0, null],
    ['damaged', '{"id":', 0, null],
    ['another program’s', '{"id":"a","offer_price":"17"}', 0, null],
    ['no object', 'null', 0, null],
  ])('%s (TRADE-01, TRADE-07)', (_, text, now, expected) => {
    expect(readTradeIn(text, now)).toEqual(expected);
  });
  test('reports each result as new only once (TRADE-05)', () => {
    const { shelf, stored } = shelfOf(null);
    expect([keepTradeIn(kept, shelf), keepTradeIn(kept, shelf)]).toEqual([true, false]);
    expect(keepTradeIn({ ...kept, offer_price: 17_000 }, shelf)).toBe(true);
    expect(JSON.parse(stored.get(tradeInKey('demo'))!)).toMatchObject({ offer_price: 17_000, rego: 'ABC12D' });
    expect($tradeInValuation.get()?.offer_price).toBe(17_000);
  });
  test('is shared with checkout and finance, and is empty when storage is blocked (TRADE-01)', () => {
    vi.useFakeTimers({ now: 1000 });
    loadTradeIn(shelfOf(JSON.stringify(kept)).shelf);
    expect($tradeInValuation.get()).toEqual(kept);
    loadTradeIn(() => {
      throw new Error('blocked');
    });
    expect($tradeInValuation.get()).toBeNull();
  });
});
