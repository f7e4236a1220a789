import { formatMoney } from '#src/lib/money.ts';
import { formatDate } from '#src/lib/dates.ts';
import { withCommas } from '#src/lib/numbers.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { measuresOf } from '#src/domain/vehicle/measures.ts';
import { runningCost, type RunningCost } from '#src/domain/vehicle/running-cost.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';

/**
 * "about $2,000: 14,000 km at $1.89 a litre (31/10/2026)". Includes electricity use; fuel consumption has its own row.
 */
export function runningRow(
  vehicle: Vehicle,
  settings: Pick<PublicSettings, 'vehiclePage' | 'regional'>,
): [label: string, value: string | null] {
  const cost = runningCost(vehicle, settings);
  const { regional, vehiclePage } = settings;
  const basis = vehiclePage.runningCost;
  if (cost === null || basis === null) return ['Fuel cost per year', null];
  const isPower = cost.energy === 'electricity';
  const use = isPower ? ` at ${measuresOf(regional.locale).powerUse(cost.use)} and` : ' at';
  return [
    isPower ? 'Electricity cost per year' : 'Fuel cost per year',
    `about ${formatMoney(cost.amount)}: ${withCommas(basis.distance)} ${regional.distanceUnit}${use} $${cost.price.toFixed(2)} a ${unitOf(cost.energy, regional.locale)} (${formatDate(basis.asOf, regional.locale)})`,
  ];
}

function unitOf(energy: RunningCost['energy'], locale: Locale): string {
  if (energy === 'electricity') return 'kWh';
  return locale === 'en-US' ? 'gallon' : 'litre';
}
