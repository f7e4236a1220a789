import { capitalise } from '#src/lib/text.ts';
import { engineSizeText } from '#src/domain/vehicle/engine-size.ts';
import { formatOdometer } from '#src/domain/vehicle/odometer.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { bodyLabel, conditionLabel, driveLabel, fuelLabel, transmissionLabel } from '#src/domain/vocabulary/labels.ts';
import type { CardVehicle } from '#src/domain/card/card-vehicle.ts';
import type { CardFact } from './card.ts';

type FactKind = PublicSettings['cards']['facts'][number];
type Reader = (vehicle: CardVehicle, settings: Pick<PublicSettings, 'regional' | 'cards'>) => string | null | undefined;

const limit = 4;

const values: Record<FactKind, Reader> = {
  condition: (vehicle, settings) => conditionLabel(vehicle.carType, settings),
  odometer: (vehicle, settings) =>
    vehicle.odometer === null ? null : formatOdometer(vehicle.odometer, settings.regional.distanceUnit),
  transmission: (vehicle) => vehicle.transmission && transmissionLabel(vehicle.transmission),
  fuel: (vehicle, settings) => vehicle.fuel && fuelLabel(vehicle.fuel, settings.regional.locale),
  body: (vehicle, { regional: { locale } }) => vehicle.body && bodyLabel(vehicle.body, { locale }),
  drive: (vehicle) => vehicle.drive && driveLabel(vehicle.drive, { short: true }),
  seats: (vehicle) => (vehicle.seats ? `${vehicle.seats} seats` : null),
  colour: (vehicle) => vehicle.colour,
  year: (vehicle) => String(vehicle.year),
  sleeps: (vehicle) => (vehicle.specifications?.sleeps ? `Sleeps ${vehicle.specifications.sleeps}` : null),
  engine: engineSizeText,
};

/** The dealer's choice of known facts, at most four (CARD-01). */
export function cardFacts(vehicle: CardVehicle, settings: Pick<PublicSettings, 'regional' | 'cards'>): CardFact[] {
  return settings.cards.facts
    .flatMap((kind) => {
      const value = values[kind](vehicle, settings);
      return value ? [{ kind, label: factLabel(kind, settings), value }] : [];
    })
    .slice(0, limit);
}

function factLabel(kind: FactKind, settings: Pick<PublicSettings, 'regional'>): string {
  if (kind === 'fuel') return 'Fuel Type';
  const word = kind === 'colour' || kind === 'odometer' ? regionalTerms[settings.regional.locale][kind] : kind;
  return capitalise(word);
}
