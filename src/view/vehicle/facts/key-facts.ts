/** In the order shoppers ask about them (VDP-05). */
import { capitalise, unbroken } from '#src/lib/text.ts';
import { formatDate } from '#src/lib/dates.ts';
import { engineSizeText } from '#src/domain/vehicle/engine-size.ts';
import { measuresOf } from '#src/domain/vehicle/measures.ts';
import { formatOdometer } from '#src/domain/vehicle/odometer.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { bodyLabel, conditionLabel, driveLabel, fuelLabel, transmissionLabel } from '#src/domain/vocabulary/labels.ts';
import { isTowed } from '#src/domain/vehicle/is-towed.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { capitalised } from '#src/view/copy/stock-copy.ts';
import { namesDrive } from './specification-rows.ts';
import type { VehiclePageData } from '../vehicle.page-data.ts';

type KeyFact = VehiclePageData['keyFacts'][number];
type Row = [kind: string, label: string, value: string | null];

export function keyFacts(vehicle: Vehicle, settings: Pick<PublicSettings, 'regional' | 'cards'>): KeyFact[] {
  const rows = isTowed(vehicle)
    ? towedRows(vehicle, settings)
    : vehicle.itemType === 'caravan'
      ? motorhomeRows(vehicle, settings)
      : machineRows(vehicle, settings);
  return rows.flatMap(([kind, label, value]) => (value === null || value === '' ? [] : [{ kind, label, value }]));
}

const condition = (vehicle: Vehicle, settings: Pick<PublicSettings, 'cards'>): Row => [
  'condition',
  'Condition',
  conditionLabel(vehicle.carType, settings),
];

function machineRows(vehicle: Vehicle, settings: Pick<PublicSettings, 'regional' | 'cards'>): Row[] {
  const { locale } = settings.regional;
  const { seats } = vehicle;
  return [
    condition(vehicle, settings),
    ...drivingRows(vehicle, settings),
    bodyRow(vehicle, locale),
    ['seats', 'Seats', seats === null ? null : String(seats)],
    ['colour', capitalised(regionalTerms[locale].colour), vehicle.colour],
    registration(vehicle, settings),
  ];
}

function bodyRow({ body, doors }: Vehicle, locale: PublicSettings['regional']['locale']): Row {
  if (!body) return ['body', 'Doors', doors === null || doors === 0 ? null : String(doors)];
  const named = bodyLabel(body, { locale });
  return [
    'body',
    'Body',
    doors === null || doors === 0 ? named : `${named}, ${doors} ${doors === 1 ? 'door' : 'doors'}`,
  ];
}

/** For every self-propelled vehicle. */
function drivingRows(vehicle: Vehicle, settings: Pick<PublicSettings, 'regional'>): Row[] {
  const { distanceUnit, locale } = settings.regional;
  const { odometer, transmission, fuel, drive } = vehicle;
  return [
    [
      'odometer',
      capitalised(regionalTerms[locale].odometer),
      odometer === null ? null : unbroken(formatOdometer(odometer, distanceUnit)),
    ],
    ['transmission', 'Transmission', vehicle.transmissionDetail ?? (transmission && transmissionLabel(transmission))],
    ['fuel', 'Fuel', fuelText(vehicle, settings)],
    ['engine', 'Engine', fuel === 'electric' ? null : engineSizeText(vehicle)],
    ['drive', 'Drive', drive === null ? driveOfAxles(vehicle) : driveLabel(drive)],
  ];
}

/** "Front drive, AL-KO rear", if the feed lists it with the axles. */
function driveOfAxles({ specifications }: Vehicle): string | null {
  const axles = specifications?.axleType ?? null;
  return axles !== null && namesDrive(axles) ? axles : null;
}

function motorhomeRows(vehicle: Vehicle, settings: Pick<PublicSettings, 'regional' | 'cards'>): Row[] {
  const { sleeps, length, type, colour } = accommodationRows(vehicle, settings);
  return [
    condition(vehicle, settings),
    ...drivingRows(vehicle, settings),
    sleeps,
    length,
    type,
    ['seats', 'Seats', vehicle.seats === null ? null : String(vehicle.seats)],
    colour,
    registration(vehicle, settings),
  ];
}

function towedRows(vehicle: Vehicle, settings: Pick<PublicSettings, 'regional' | 'cards'>): Row[] {
  const { sleeps, length, tare, axles, type, colour } = accommodationRows(vehicle, settings);
  return [condition(vehicle, settings), sleeps, length, tare, axles, type, colour, registration(vehicle, settings)];
}

function accommodationRows(
  { specifications, body, colour }: Vehicle,
  { regional: { locale } }: Pick<PublicSettings, 'regional'>,
): Record<'sleeps' | 'length' | 'tare' | 'axles' | 'type' | 'colour', Row> {
  const { feet, mass } = measuresOf(locale);
  return {
    sleeps: ['sleeps', 'Sleeps', specifications?.sleeps == null ? null : String(specifications.sleeps)],
    length: ['length', 'Body length', specifications?.bodyLength == null ? null : feet(specifications.bodyLength)],
    tare: ['tare', 'Tare weight', specifications?.tareWeight == null ? null : mass(specifications.tareWeight)],
    axles: ['axle', 'Axles', specifications?.axleType ?? null],
    type: ['body', 'Type', body && bodyLabel(body, { locale })],
    colour: ['colour', capitalised(regionalTerms[locale].colour), colour],
  };
}

/** "Petrol, 7.4 L/100 km", "Gasoline, 32 mpg", or the feed's fuel text. */
function fuelText(vehicle: Vehicle, { regional }: Pick<PublicSettings, 'regional'>): string | null {
  const name = vehicle.fuel === null ? vehicle.fuelDetail : fuelLabel(vehicle.fuel, regional.locale);
  const use = vehicle.variant?.fuelConsumptionCombined ?? null;
  if (use === null || use <= 0 || name === null) return name;
  return `${name}, ${unbroken(measuresOf(regional.locale).consumption(use))}`;
}

function registration({ regoExpiry }: Vehicle, { regional }: Pick<PublicSettings, 'regional'>): Row {
  return [
    'rego',
    capitalise(regionalTerms[regional.locale].registration),
    regoExpiry === null ? null : `To ${formatDate(regoExpiry, regional.locale)}`,
  ];
}

/** Odometer, and the plate where advertisements require it (LAW-01). */
export function glance(
  vehicle: Vehicle,
  plate: string | null,
  { regional }: Pick<PublicSettings, 'regional'>,
): string[] {
  const distance =
    vehicle.odometer === null || isTowed(vehicle) ? null : formatOdometer(vehicle.odometer, regional.distanceUnit);
  return [distance, plate && `${capitalise(regionalTerms[regional.locale].plate)} ${plate}`].filter(
    (fact) => fact !== null,
  );
}
