import { describe, expect, test } from 'vitest';
import { onlineJourneysOf, supportedLabel, supportedPromise } from '#src/domain/content/online-journeys.ts';

describe('promises of journeys', () => {
  test.each([
    ['Reserve Now', 'checkout', 'Ask to Hold It'],
    ['Reserve Online', 'checkout', 'How to Reserve'],
    ['Apply for finance', 'finance', 'Ask About Finance'],
    ['Get Your Valuation', 'valuation', 'Ask for a Price'],
    ['Book your service online', 'service', 'Book your service'],
    ['Schedule your service online', 'service', 'Schedule your service'],
  ] as const)('%s stands with its journey alone, and reads otherwise without it', (label, journey, instead) => {
    expect(supportedLabel(label, new Set([journey]))).toBe(label);
    expect(supportedLabel(label, new Set())).toBe(instead);
  });

  test('nothing is pre-approved now: an application is one, and is called so', () => {
    expect(supportedLabel('Get Pre-Approved Now', new Set(['finance']))).toBe('Apply for Finance');
    expect(supportedLabel('Get Pre-Approved Now', new Set())).toBe('Ask About Finance');
  });

  test('a promise of which nothing is true without the journey goes', () => {
    expect(supportedPromise('Secure Online Payments', new Set())).toBeNull();
    expect(supportedPromise('Secure Online Payments', new Set(['checkout']))).toBe('Secure Online Payments');
  });

  test('a dealer’s own words are the dealer’s', () => {
    expect(supportedLabel('Put my name on it', new Set())).toBe('Put my name on it');
  });

  test.each([
    [{ shown: true, valuation: true }, 'Get Your Valuation'],
    [{ shown: true, valuation: false }, 'Ask for a Price'],
    [{ shown: false, valuation: true }, 'Ask for a Price'],
  ])('at a dealer with %j the valuation’s label reads %s (TRADE-02)', (tradeIn, label) => {
    const settings = { tradeIn, finance: { application: false } } as Parameters<typeof onlineJourneysOf>[0];
    expect(supportedLabel('Get Your Valuation', onlineJourneysOf(settings))).toBe(label);
  });
});
