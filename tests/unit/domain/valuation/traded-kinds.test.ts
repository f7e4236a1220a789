import { describe, expect, test } from 'vitest';
import { tradeInKinds, isPricedOnline, knownKind, tradedWord } from '#src/journeys/trade-in/rules/traded-kinds.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import { basisText } from '#src/journeys/trade-in/view/copy/basis-copy.ts';
import { conditionQuestions, eachText } from '#src/journeys/trade-in/view/copy/condition-copy.ts';
import { valuationInvitation } from '#src/journeys/trade-in/view/copy/invite-copy.ts';
import { someSettings } from '../../../fixtures/vehicles.ts';

const sold = (...itemTypes: StockKind[]) => someSettings({ stockRules: { itemTypes } });

describe('kinds of trade-in', () => {
  test.each<[StockKind[], string[], string]>([
    [['car'], ['car'], 'car'],
    [['motorcycle', 'accessory'], ['motorcycle', 'car'], 'vehicle'],
    [['car', 'motorcycle'], ['car', 'motorcycle'], 'vehicle'],
    [['caravan', 'camperTrailer', 'motorhome'], ['caravan', 'camperTrailer', 'motorhome', 'car'], 'vehicle'],
  ])('a dealer selling %j offers the kinds %j, and says %s until one is chosen (REG-02)', (kinds, asked, word) => {
    expect(tradeInKinds(sold(...kinds))).toEqual(asked);
    expect(tradedWord(null, sold(...kinds))).toBe(word);
  });

  test('uses the word for the chosen kind, singular and plural (REG-02)', () => {
    const settings = sold('caravan', 'motorhome');
    expect(tradedWord('camperTrailer', settings)).toBe('camper trailer');
    expect(tradedWord('car', settings, { plural: true })).toBe('cars');
    expect(knownKind(undefined, settings)).toBeNull();
    expect(knownKind(undefined, sold('car'))).toBe('car');
  });

  test.each<[StockKind[], 'car' | 'motorcycle' | 'caravan' | 'motorhome', boolean, boolean]>([
    [['motorcycle'], 'motorcycle', false, true],
    [['motorcycle'], 'car', false, false],
    [['motorcycle'], 'car', true, true],
    [['caravan', 'motorhome'], 'motorhome', false, true],
    [['caravan', 'motorhome'], 'caravan', false, false],
    [['caravan', 'motorhome'], 'caravan', true, false],
  ])(
    'at a dealer selling %j, a %s with valuation service %s is priced online: %s (REG-02, TRADE-04)',
    (kinds, kind, service, is) => {
      expect(isPricedOnline(kind, sold(...kinds), service)).toBe(is);
    },
  );
});

describe('condition and price of a trade-in', () => {
  const marks = (kind: 'motorcycle' | 'motorhome') =>
    conditionQuestions(kind)
      .map(({ heading, hint }) => `${heading} ${hint}`)
      .join(' ');

  test("asks about a motorcycle's two wheels, levers and seat, not about doors or an interior (REG-02, TRADE-06)", () => {
    expect(marks('motorcycle')).toMatch(/levers.*seat/is);
    expect(marks('motorcycle')).not.toMatch(/\b(?:doors?|dash|inside|roof|carpet|alloy)\b/i);
    expect(eachText('alloys', { dents: 1, alloys: 150, glass: 1, scuffs: 1, tears: 1 }, 'motorcycle')).toContain(
      'up to 2',
    );
    expect(marks('motorhome')).toMatch(/cupboards/);
  });

  test('claims the tested accuracy only for cars (REG-02, TRADE-07)', () => {
    const estimate = {
      ...{ low: 1, likely: 2, high: 3, asking: 4 },
      ...{ confidence: 'high' as const, count: 6, sameBadge: false },
    };
    expect(basisText(estimate, sold('car'), null)).toContain(
      'about 8 in 10 cars with a known asking price were advertised within the range',
    );
    const ofMotorcycles = basisText(estimate, sold('motorcycle'), 'motorcycle');
    expect(ofMotorcycles).toMatch(/^Based on 6 similar motorcycles/);
    expect(ofMotorcycles).toContain('tested the accuracy of these ranges for cars, but not for motorcycles');
  });

  test.each<[StockKind[], string]>([
    [['car'], 'cars'],
    [['motorcycle', 'accessory'], 'motorcycles'],
    [['caravan', 'camperTrailer', 'motorhome'], 'motorhomes'],
    [['car', 'motorcycle'], 'vehicles'],
  ])('at a dealer selling %j, compares a trade-in with %s (REG-02, TRADE-02)', (kinds, words) => {
    expect(valuationInvitation(sold(...kinds))).toBe(
      `A price range for yours, based on the prices of similar ${words}.`,
    );
  });
});
