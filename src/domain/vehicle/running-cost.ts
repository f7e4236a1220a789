/**
 * Yearly fuel or power cost (FACT-03): the maker's consumption times the dealer's dated distance and price. None for
 * plug-in hybrids, whose figure assumes nightly charging.
 */
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { Fuel, Vehicle } from './vehicle.ts';

export interface RunningCost {
  /** Dollars a year, to the nearest ten, as prices vary by more. */
  amount: number;
  energy: 'petrol' | 'premiumPetrol' | 'diesel' | 'lpg' | 'electricity';
  /** Dollars per litre, US gallon or kilowatt hour. */
  price: number;
  /** Litres or kilowatt hours per 100 km. */
  use: number;
}

type RunningCostSettings = Pick<PublicSettings, 'vehiclePage' | 'regional'>;

const litresPerGallon = 3.785412;
const kilometresPerMile = 1.609344;

export function runningCost(
  { fuel, fuelDetail, variant, purchase }: Pick<Vehicle, 'fuel' | 'fuelDetail' | 'variant' | 'purchase'>,
  { vehiclePage, regional }: RunningCostSettings,
): RunningCost | null {
  const basis = vehiclePage.runningCost;
  const energy = energyOf(fuel, fuelDetail);
  const price = basis && energy && basis[energy];
  const use = (energy === 'electricity' ? purchase?.energyUse : variant?.fuelConsumptionCombined) ?? 0;
  if (!basis || !energy || !price || use <= 0) return null;
  const kilometres = basis.distance * (regional.distanceUnit === 'mi' ? kilometresPerMile : 1);
  const unit = energy !== 'electricity' && regional.locale === 'en-US' ? litresPerGallon : 1;
  return { amount: Math.round(((kilometres / 100) * use * price) / unit / 10) * 10, energy, price, use };
}

/** Only feeds' wording reveals premium petrol. */
function energyOf(fuel: Fuel | null, words: string | null): RunningCost['energy'] | null {
  if (fuel === 'petrol' || fuel === 'hybrid')
    return /premium|\b9[58]\b/i.test(words ?? '') ? 'premiumPetrol' : 'petrol';
  if (fuel === 'electric') return 'electricity';
  return fuel === 'diesel' || fuel === 'lpg' ? fuel : null;
}
