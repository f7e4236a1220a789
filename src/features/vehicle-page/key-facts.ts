/** Key information of a vehicle (VDP-05), in the order in which shoppers ask; what is not known is left out. */
import { formatDate } from '#src/lib/dates.ts';
import { engineSizeText } from '#src/domain/engine-size.ts';
import { measuresOf } from '#src/domain/measures.ts';
import { formatOdometer } from '#src/domain/odometer.ts';
import { localise, words } from '#src/domain/regional-words.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { bodyLabel, conditionLabel, driveLabel, fuelLabel, transmissionLabel } from '#src/domain/vehicle-labels.ts';
import type { Vehicle } from '#src/domain/vehicle.ts';
import { capitalised } from '../search/stock-words.ts';
import type { VehiclePageData } from './vehicle.page-data.ts';

type KeyFact = VehiclePageData['keyFacts'][number];
type Row = [kind: string, label: string, value: string | null];

export function keyFacts(vehicle: Vehicle, settings: PublicSettings): KeyFact[] {
  const rows = vehicle.itemType === 'caravan' ? caravanRows(vehicle, settings) : machineRows(vehicle, settings);
  return rows.flatMap(([kind, label, value]) => (value === null || value === '' ? [] : [{ kind, label, value }]));
}

const condition = (vehicle: Vehicle, settings: PublicSettings): Row => ['condition', 'Condition', conditionLabel(vehicle.carType, settings)];

function machineRows(vehicle: Vehicle, settings: PublicSettings): Row[] {
  const { distanceUnit, locale } = settings.regional;
  const { odometer, transmission, fuel, drive, body, seats, doors } = vehicle;
  return [
    condition(vehicle, settings),
    ['odometer', capitalised(words(locale).odometer), odometer === null ? null : formatOdometer(odometer, distanceUnit)],
    ['transmission', 'Transmission', vehicle.transmissionDetail ?? (transmission && transmissionLabel(transmission))],
    ['fuel', 'Fuel', fuelWords(vehicle, settings)],
    ['engine', 'Engine', fuel === 'electric' ? null : engineSizeText(vehicle)],
    ['drive', 'Drive', drive && driveLabel(drive)],
    ['body', 'Body', [body && bodyLabel(body, { locale }), doors !== null && doors > 0 ? `${doors} ${doors === 1 ? 'door' : 'doors'}` : null].filter(Boolean).join(', ')],
    ['seats', 'Seats', seats === null ? null : String(seats)],
    ['colour', localise('Colour', locale), vehicle.colour],
    registration(vehicle, settings),
  ];
}

function caravanRows(vehicle: Vehicle, settings: PublicSettings): Row[] {
  const { specifications } = vehicle;
  const { locale } = settings.regional;
  const { feet, mass } = measuresOf(locale);
  return [
    condition(vehicle, settings),
    ['sleeps', 'Sleeps', specifications?.sleeps == null ? null : String(specifications.sleeps)],
    ['length', 'Body length', specifications?.bodyLength == null ? null : feet(specifications.bodyLength)],
    ['tare', 'Tare weight', specifications?.tareWeight == null ? null : mass(specifications.tareWeight)],
    ['axle', 'Axles', specifications?.axleType ?? null],
    ['body', 'Type', vehicle.body && bodyLabel(vehicle.body, { locale })],
    ['colour', localise('Colour', locale), vehicle.colour],
    registration(vehicle, settings),
  ];
}

/** "Petrol, 7.4 L/100 km", "Gasoline, 32 mpg", or the feed's own words for the fuel. */
function fuelWords(vehicle: Vehicle, { regional }: PublicSettings): string | null {
  const name = vehicle.fuel === null ? vehicle.fuelDetail : fuelLabel(vehicle.fuel, regional.locale);
  const use = vehicle.variant?.fuelConsumptionCombined ?? null;
  return use === null || use <= 0 || name === null ? name : `${name}, ${measuresOf(regional.locale).consumption(use)}`;
}

function registration({ regoExpiry }: Vehicle, { regional }: PublicSettings): Row {
  return ['rego', regional.locale === 'en-US' ? 'Registration' : 'Rego', regoExpiry === null ? null : `To ${formatDate(regoExpiry, regional.locale)}`];
}
