/** The finance calculator of a vehicle (FIN-03): where it starts. */
import { startingDeposit, type CalculatorInputs } from '#src/domain/finance/calculation.ts';
import { comparisonWarning } from '#src/domain/finance/comparison-rate.ts';
import { isFinanceAllowed } from '#src/domain/finance/lender-offer.ts';
import { realPrice } from '#src/domain/price-display.ts';
import type { Locale } from '#src/domain/regional-words.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle.ts';
import { isAvailable } from '#src/domain/visibility.ts';

export interface CalculatorData {
  start: CalculatorInputs;
  /** Of the dealer's own rate; another rate that a shopper types has none but itself. */
  comparisonRate: number | null;
  smallPrint: string[];
  locale: Locale;
}

/** Null where the dealer has no calculator, shows no finance with this vehicle, or there is nothing to pay. */
export function calculatorData(vehicle: Vehicle, settings: PublicSettings): CalculatorData | null {
  const { finance, regional: { locale } } = settings;
  const price = realPrice(vehicle);
  if (!finance.calculator || price === null || !isAvailable(vehicle) || !isFinanceAllowed(vehicle, settings)) return null;
  const { calculatorRate: ratePerYear, calculatorTermYears: years, calculatorComparisonRate: comparisonRate } = finance;
  return {
    start: { price, deposit: startingDeposit(price), balloon: 0, ratePerYear, years, period: 'weekly' }, comparisonRate, locale,
    smallPrint: [finance.disclaimer, ...locale === 'en-AU' ? [comparisonWarning] : []],
  };
}
