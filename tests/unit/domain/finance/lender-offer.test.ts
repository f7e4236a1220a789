import { describe, expect, test } from 'vitest';
import { financeOffer, isFinanceAllowed } from '#src/domain/finance/lender-offer.ts';
import { lenderRules } from '#src/domain/tenant/settings/finance.ts';
import type { LenderOffer, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aVehicle, publicSettings } from '../../../fixtures/vehicles.ts';

const year = 2026;
const anOffer = (changes: Partial<LenderOffer> = {}): LenderOffer => ({
  interestRate: 8.49,
  comparisonRate: 9.31,
  paymentWeek: 123.4,
  paymentMonth: 534.2,
  termYears: 5,
  termMonths: 60,
  deposit: 2599,
  balloon: 0,
  disclaimer: null,
  ...changes,
});
const lender = (rule: string) => ({
  key: 'quay',
  name: 'Quay Finance',
  rule,
  creditLicence: 'Australian credit licence 000 412',
});
const settingsOf = (rule: string, finance: object = {}) =>
  publicSettings({ finance: { shown: true, provider: 'quay', lenders: [lender(rule)], ...finance } });
const financed = (changes: Partial<Vehicle> = {}, offer: Partial<LenderOffer> = {}) =>
  aVehicle({ financeLenders: { quay: anOffer(offer) }, ...changes });

describe('lender offers on vehicles', () => {
  test('shows the configured provider’s offer with rates, repayment, term, deposit and balloon (FIN-01)', () => {
    expect(financeOffer(financed(), settingsOf('A'), year)).toEqual({
      lender: { name: 'Quay Finance', creditLicence: 'Australian credit licence 000 412' },
      rate: { interestRate: 8.49, comparisonRate: 9.31 },
      repayment: { amount: 123.4, period: 'weekly' },
      termMonths: 60,
      deposit: 2599,
      balloon: 0,
      disclaimer: null,
    });
  });

  test.each([
    ['finance is off', { shown: false }, {}, {}],
    ['no provider is named', { provider: null }, {}, {}],
    ['the provider is not one of the dealer’s lenders', { provider: 'other' }, {}, {}],
    ['the dealer never shows finance', { neverShow: true }, {}, {}],
    ['the make is excluded', { excludedMakes: ['toyota'] }, {}, {}],
    ['the dealership is excluded', { excludedDealerships: ['west'] }, { dealershipSlug: 'West' }, {}],
    ['the feed has no offer for it', {}, { financeLenders: {} }, {}],
    ['the feed has another lender’s', {}, { financeLenders: { other: anOffer() } }, {}],
    ['the interest rate is missing', {}, {}, { interestRate: null }],
    ['the comparison rate is missing (LAW-02)', {}, {}, { comparisonRate: null }],
    ['the comparison rate is not a number (LAW-02)', {}, {}, { comparisonRate: Number.NaN }],
    ['it is an accessory', {}, { itemType: 'accessory' as const }, {}],
  ])('shows nothing when %s (FIN-01)', (_, finance, vehicle, offer) => {
    expect(financeOffer(financed(vehicle, offer), settingsOf('D', finance), year)).toBeNull();
  });

  test('shows offers for makes and dealerships that are not excluded, and at a rate of 0 (FIN-01)', () => {
    expect(
      financeOffer(
        financed({ make: 'Toyo', dealershipSlug: 'east' }),
        settingsOf('D', { excludedMakes: ['Toyota'], excludedDealerships: ['west'] }),
        year,
      ),
    ).not.toBeNull();
    expect(
      financeOffer(financed({ dealershipSlug: null }), settingsOf('D', { excludedDealerships: ['west'] }), year),
    ).not.toBeNull();
    expect(financeOffer(financed({}, { interestRate: 0, comparisonRate: 0 }), settingsOf('D'), year)?.rate).toEqual({
      interestRate: 0,
      comparisonRate: 0,
    });
  });

  test('disallows finance altogether for an excluded make (FIN-01)', () => {
    const settings = settingsOf('D', { excludedMakes: ['Ford'] });
    expect([isFinanceAllowed(aVehicle(), settings), isFinanceAllowed(aVehicle({ make: 'FORD' }), settings)]).toEqual([
      true,
      false,
    ]);
  });
});

/** The seven rules' letters, where passed. */
const passed = (vehicle: Partial<Vehicle>, offer: Partial<LenderOffer> = {}, currentYear = year) =>
  lenderRules.filter((rule) => financeOffer(financed(vehicle, offer), settingsOf(rule), currentYear) !== null).join('');

describe('lender rules A to G', () => {
  test.each([
    ['an ordinary car', {}, {}, 'ABCDEFG'],
    ['a year above the limit of A', { year: 2015 }, {}, 'ABCDEFG'],
    ['a year at the limit of A', { year: 2014 }, {}, 'BCDEFG'],
    ['a car still to come', { status: 'coming_soon' as const }, {}, 'ABCDEFG'],
    ['a sold car', { status: 'sold' as const }, {}, ''],
    ['a car on hold', { status: 'on_hold' as const }, {}, ''],
    ['a reserved car', { reserved: true }, {}, 'ABCDEFG'],
    ['a price of 501', { price: 501 }, {}, 'ABCDEFG'],
    ['a price of 500', { price: 500 }, {}, 'BC'],
    ['no price', { price: null }, {}, 'BC'],
    ['a placeholder price', { price: 10 }, {}, 'BC'],
    ['no weekly payment', {}, { paymentWeek: null }, 'BCG'],
    ['a weekly payment of nothing', {}, { paymentWeek: 0 }, 'BCG'],
    ['a weekly payment that rounds to nothing', {}, { paymentWeek: 0.4 }, 'BCG'],
    ['no monthly payment', {}, { paymentMonth: null }, 'ABCDEF'],
    ['no payment at all', {}, { paymentWeek: null, paymentMonth: null }, 'BC'],
  ])('%s passes the expected rules (FIN-02)', (_, vehicle, offer, expected) => {
    expect(passed(vehicle, offer)).toBe(expected);
  });

  test('moves lender A’s age limit with the year (FIN-02)', () => {
    expect([2025, 2026, 2027].map((currentYear) => passed({ year: 2014 }, {}, currentYear).includes('A'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['A', {}, { amount: 123.4, period: 'weekly' }],
    ['G', {}, { amount: 534.2, period: 'monthly' }],
    ['B', { paymentWeek: null }, { amount: 534.2, period: 'monthly' }],
    ['C', { paymentWeek: null, paymentMonth: null }, null],
  ])('picks the repayment for lender %s (FIN-02)', (rule, offer, repayment) => {
    expect(financeOffer(financed({}, offer), settingsOf(rule), year)?.repayment).toEqual(repayment);
  });

  test('assumes a 10% deposit for lender A only, and five years for all, unless the feed states them (FIN-02)', () => {
    const silent = { termYears: null, termMonths: null, deposit: null, balloon: null };
    expect(financeOffer(financed({ price: 25_994 }, silent), settingsOf('A'), year)).toMatchObject({
      termMonths: 60,
      deposit: 2599,
      balloon: null,
    });
    expect(financeOffer(financed({}, silent), settingsOf('D'), year)).toMatchObject({ termMonths: 60, deposit: null });
    expect(financeOffer(financed({}, { termMonths: null, termYears: 3.5 }), settingsOf('D'), year)?.termMonths).toBe(
      42,
    );
  });
});
