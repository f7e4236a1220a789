import { formatMonth } from '#src/lib/dates.ts';
import { cubicCentimetresText } from '#src/domain/vehicle/engine-size.ts';
import { measuresOf } from '#src/domain/vehicle/measures.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { safetyRating } from '#src/view/copy/vehicle/fact-text.ts';
import { deliveryRow } from '#src/view/copy/vehicle/delivery-copy.ts';
import { runningRow } from '#src/view/copy/vehicle/running-copy.ts';
import { isTowed } from '#src/domain/vehicle/is-towed.ts';
import type { CaravanSpecifications, Vehicle, VehicleVariant } from '#src/domain/vehicle/vehicle.ts';
import type { SpecificationRow } from '../vehicle.page-data.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { regionName } from '#src/domain/locations/region-name.ts';
import { conditionLabel } from '#src/domain/vocabulary/labels.ts';
import { capitalised } from '#src/view/copy/stock-copy.ts';

type Row = [label: string, value: string | null];

const measure = (value: number | null, written: (value: number) => string): string | null =>
  value === null || value <= 0 ? null : written(value);

export function specificationRows(vehicle: Vehicle, settings: PublicSettings): SpecificationRow[] {
  const { specifications, variant } = vehicle;
  const rows: Row[] = [
    runningRow(vehicle, settings),
    deliveryRow(vehicle, settings),
    ['Learner approved (LAMS)', vehicle.learnerApproved === null ? null : vehicle.learnerApproved ? 'Yes' : 'No'],
    ['ANCAP safety rating', safetyRating(vehicle, settings.regional.locale)],
    ...(specifications ? caravanRows(specifications, isTowed(vehicle), settings) : []),
    ...(variant ? [...engineRows(variant, vehicle, settings), ...sizeRows(variant, settings)] : []),
    ...listingRows(vehicle, settings),
  ];
  return rows.flatMap(([label, value]) => (value === null || value.trim() === '' ? [] : [{ label, value }]));
}

function caravanRows(
  one: CaravanSpecifications,
  towed: boolean,
  { regional: { locale } }: Pick<PublicSettings, 'regional'>,
): Row[] {
  const { feet, mass } = measuresOf(locale);
  return [
    ['Sleeps', measure(one.sleeps, String)],
    ['Body length', measure(one.bodyLength, feet)],
    ['Body width', measure(one.bodyWidth, feet)],
    ['Tare weight', measure(one.tareWeight, mass)],
    [locale === 'en-US' ? 'Gross trailer weight' : 'Aggregate trailer mass', measure(one.aggregateTrailerMass, mass)],
    [!towed && one.axleType !== null && namesDrive(one.axleType) ? 'Drive' : 'Axles', one.axleType],
  ];
}

function engineRows(
  one: VehicleVariant,
  { itemType }: Vehicle,
  { regional: { locale } }: Pick<PublicSettings, 'regional'>,
): Row[] {
  const { power, torque, consumption, tank } = measuresOf(locale);
  const sizes = [
    measure(one.engineSizeLitres, (litres) => `${litres} L`),
    measure(one.engineSizeCc, cubicCentimetresText),
  ];
  // Cubic centimetres for motorcycles, litres for cars.
  const size = (itemType === 'motorcycle' ? sizes.toReversed() : sizes).find((text) => text !== null);
  return [
    ['Engine', [size, measure(one.cylinders, (count) => `${count} cylinders`)].filter(Boolean).join(', ')],
    ['Induction', one.induction],
    ['Power', measure(one.power, power)],
    ['Torque', measure(one.torque, torque)],
    [
      locale === 'en-US' ? 'Transmission' : 'Gearbox',
      [measure(one.gears, (gears) => `${gears} speed`), one.gearType].filter(Boolean).join(' '),
    ],
    [
      locale === 'en-US' ? 'Fuel economy, combined' : 'Fuel use, combined',
      measure(one.fuelConsumptionCombined, consumption),
    ],
    ['Fuel economy, city / highway', locale === 'en-US' ? cityAndHighway(one) : null],
    ['Fuel tank', measure(one.fuelCapacity, tank)],
  ];
}

function cityAndHighway({ cityMilesPerGallon: city, highwayMilesPerGallon: highway }: VehicleVariant): string | null {
  if (city !== null && highway !== null) return `${city} / ${highway} mpg`;
  return city === null ? measure(highway, (mpg) => `${mpg} mpg highway`) : `${city} mpg city`;
}

function sizeRows(one: VehicleVariant, { regional: { locale } }: Pick<PublicSettings, 'regional'>): Row[] {
  const { length, mass } = measuresOf(locale);
  return [
    ['Length', measure(one.length, length)],
    ['Width', measure(one.width, length)],
    ['Height', measure(one.height, length)],
    [locale === 'en-US' ? 'Gross vehicle weight' : 'Gross vehicle mass', measure(one.grossVehicleMass, mass)],
    [locale === 'en-US' ? 'Towing capacity' : 'Braked towing capacity', measure(one.towingBraked, mass)],
  ];
}

function listingRows(vehicle: Vehicle, { regional }: Pick<PublicSettings, 'regional'>): Row[] {
  return [
    [`Interior ${regionalTerms[regional.locale].colour}`, vehicle.interiorColour],
    ['Built', vehicle.buildDate && formatMonth(vehicle.buildDate)],
    ['Complied', vehicle.complianceDate && formatMonth(vehicle.complianceDate)],
    ['Series', vehicle.series],
    ['Stock number', vehicle.stockNumber],
    ['VIN', vehicle.vin],
  ];
}

/** Feeds put a motorhome's driven axle in the axles field: "Front drive, AL-KO rear". */
export const namesDrive = (axles: string): boolean => /\bdrive\b|\b[fra]wd\b|\b4wd\b/i.test(axles);

/** Rows to check against documents (VDP-01). */
export function summaryRows(
  vehicle: Vehicle,
  location: Location | null,
  settings: Pick<PublicSettings, 'regional' | 'cards'>,
): SpecificationRow[] {
  const rows: [string, string | null][] = [
    ['Year', String(vehicle.year)],
    ['Make', vehicle.make],
    ['Model', vehicle.model],
    [capitalised(regionalTerms[settings.regional.locale].badge), vehicle.badge],
    ['Condition', conditionLabel(vehicle.carType, settings)],
    [capitalised(regionalTerms[settings.regional.locale].colour), vehicle.colour],
    [
      'Where',
      location
        ? [location.name, regionName(location.address.state, settings.regional.locale)].filter(Boolean).join(', ')
        : vehicle.city,
    ],
  ];
  return rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}
