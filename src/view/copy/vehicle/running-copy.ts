/** The safety rating with its year, and a year of fuel or power with what it is worked out from (FACT-03). */
import { formatMoney } from '#src/lib/money.ts';
import { formatLongDate } from '#src/lib/dates.ts';
import { withCommas } from '#src/lib/numbers.ts';
import type { Locale } from '#src/domain/places/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { measuresOf } from '#src/domain/vehicle/measures.ts';
import { runningCost, type RunningCost } from '#src/domain/vehicle/running-cost.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { FactSet, SpecificationRow } from '#src/view/vehicle/vehicle.page-data.ts';
import { safetyRating } from './fact-words.ts';

/** Null where nothing is known that the specifications do not say alone: a rating without a year is no fact to decide by. */
export function runningCopy(
  vehicle: Vehicle,
  settings: Pick<PublicSettings, 'vehiclePage' | 'regional'>,
): FactSet | null {
  const { locale } = settings.regional;
  const rating = vehicle.purchase?.safetyRatingYear ? safetyRating(vehicle, locale) : null;
  const cost = runningCost(vehicle, settings);
  const rows: SpecificationRow[] = [
    ...(rating === null ? [] : [{ label: 'ANCAP safety rating', value: rating }]),
    ...(cost === null
      ? []
      : [
          {
            label: cost.energy === 'electricity' ? 'Power a year' : 'Fuel a year',
            value: `about ${formatMoney(cost.amount)}`,
          },
        ]),
  ];
  if (rows.length === 0) return null;
  return {
    kind: 'running',
    title: rating === null ? 'Running cost' : cost === null ? 'Safety rating' : 'Safety and running cost',
    lead: null,
    points: [],
    rows,
    note: cost && costBasis(cost, settings),
  };
}

/** "For 14,000 km at 7.4 L/100 km (maker's test) and $1.89 a litre of regular petrol on 31 October 2026." */
function costBasis(
  { energy, price, use }: RunningCost,
  { vehiclePage, regional }: Pick<PublicSettings, 'vehiclePage' | 'regional'>,
): string {
  const basis = vehiclePage.runningCost!;
  const consumed = energy === 'electricity' ? `${use} kWh/100 km` : measuresOf(regional.locale).consumption(use);
  return `For ${withCommas(basis.distance)} ${regional.distanceUnit} at ${consumed} (maker’s test) and $${price.toFixed(2)} a ${unitOf(energy, regional.locale)} on ${formatLongDate(basis.asOf, regional.locale)}.`;
}

function unitOf(energy: RunningCost['energy'], locale: Locale): string {
  if (energy === 'electricity') return 'kilowatt hour of power at home';
  const american = { petrol: 'regular gas', premiumPetrol: 'premium gas', diesel: 'diesel', lpg: 'propane' };
  const british = { petrol: 'regular petrol', premiumPetrol: 'premium petrol', diesel: 'diesel', lpg: 'LPG' };
  return locale === 'en-US' ? `gallon of ${american[energy]}` : `litre of ${british[energy]}`;
}
