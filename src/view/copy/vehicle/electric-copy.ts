import { formatDate } from '#src/lib/dates.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { takesPower } from '#src/domain/vehicle/takes-power.ts';
import type { PurchaseFacts, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { FactSet, SpecificationRow } from '#src/view/vehicle/vehicle.page-data.ts';
import { rangeText } from './fact-text.ts';

export function electricCopy(
  vehicle: Pick<Vehicle, 'fuel' | 'variant' | 'purchase'>,
  { regional }: Pick<PublicSettings, 'regional'>,
): FactSet | null {
  if (!takesPower(vehicle)) return null;
  const { variant, purchase } = vehicle;
  const range = variant?.electricRange ?? 0;
  const rows: (SpecificationRow | null)[] = [
    range > 0
      ? { label: vehicle.fuel === 'electric' ? 'Range' : 'Electric-only range', value: rangeText(range, regional) }
      : null,
    ...(purchase ? batteryRows(purchase, regional) : []),
  ];
  const known = rows.filter((row) => row !== null);
  return known.length === 0
    ? null
    : {
        kind: 'electric',
        title: 'Range, battery and charging',
        lead: null,
        points: [],
        rows: known,
        note: note(purchase),
      };
}

function batteryRows(facts: PurchaseFacts, { locale }: PublicSettings['regional']): (SpecificationRow | null)[] {
  const { usableBattery, homeChargeHours, fastChargeMinutes, batteryHealth, batteryTestedOn } = facts;
  return [
    usableBattery === null ? null : { label: 'Usable battery', value: `${usableBattery} kWh` },
    homeChargeHours === null
      ? null
      : {
          label: 'Charging at home',
          value: [hours(homeChargeHours), facts.homeChargePower && `at ${facts.homeChargePower} kW`]
            .filter(Boolean)
            .join(' '),
        },
    fastChargeMinutes === null
      ? null
      : {
          label: 'Fast charging',
          value: [
            `${Math.round(fastChargeMinutes)} minutes`,
            facts.fastChargeWindow && `from ${facts.fastChargeWindow}`,
            facts.fastChargePower && `at up to ${facts.fastChargePower} kW`,
          ]
            .filter(Boolean)
            .join(' '),
        },
    batteryHealth === null || batteryTestedOn === null
      ? null
      : {
          label: 'Battery health',
          value: `${batteryHealth}% of original capacity, tested ${formatDate(batteryTestedOn, locale)}`,
          ...(facts.batteryCertificateUrl ? { link: { label: 'certificate', url: facts.batteryCertificateUrl } } : {}),
        },
  ];
}

const hours = (value: number): string => `${value} ${value === 1 ? 'hour' : 'hours'}`;

const note = (facts: PurchaseFacts | null): string =>
  `Range and charging times are the manufacturer’s figures for a new vehicle${facts?.batteryHealth ? '; battery health was measured on this one' : ''}.`;
