import { describe, expect, test } from 'vitest';
import { onlineJourneysOf, supportedLabel, supportedPromise } from '#src/domain/content/online-journeys.ts';

describe('labels that promise an online journey', () => {
  test.each([
    ['Reserve Now', 'checkout', 'Ask Us to Hold It'],
    ['Reserve Online', 'checkout', 'How to Reserve'],
    ['Apply for finance', 'finance', 'Ask About Finance'],
    ['Get Your Valuation', 'valuation', 'Ask for a Price'],
    ['Book your service online', 'service', 'Book your service'],
    ['Schedule your service online', 'service', 'Schedule your service'],
  ] as const)('shows "%s" only with its online journey, and another label without it', (label, journey, instead) => {
    expect(supportedLabel(label, new Set([journey]))).toBe(label);
    expect(supportedLabel(label, new Set())).toBe(instead);
  });

  test('replaces "Get Pre-Approved Now" with "Apply for Finance", or "Ask About Finance" offline', () => {
    expect(supportedLabel('Get Pre-Approved Now', new Set(['finance']))).toBe('Apply for Finance');
    expect(supportedLabel('Get Pre-Approved Now', new Set())).toBe('Ask About Finance');
  });

  test('drops a promise that is untrue without its online journey', () => {
    expect(supportedPromise('Secure Online Payments', new Set())).toBeNull();
    expect(supportedPromise('Secure Online Payments', new Set(['checkout']))).toBe('Secure Online Payments');
  });

  test('keeps a dealer’s own label', () => {
    expect(supportedLabel('Put my name on it', new Set())).toBe('Put my name on it');
  });

  test.each([
    [{ shown: true, valuation: true }, 'Get Your Valuation'],
    [{ shown: true, valuation: false }, 'Ask for a Price'],
    [{ shown: false, valuation: true }, 'Ask for a Price'],
  ])('with %j labels the valuation %s (TRADE-02)', (tradeIn, label) => {
    const settings = { tradeIn, finance: { application: false } } as Parameters<typeof onlineJourneysOf>[0];
    expect(supportedLabel('Get Your Valuation', onlineJourneysOf(settings))).toBe(label);
  });
});
