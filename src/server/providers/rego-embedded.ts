/** Registrations without an account: a few made-up plates to show the flow with, and no others. */
import type { RegoVehicle } from '#src/contracts/rego.ts';
import type { RegoProvider } from './rego-provider.ts';

type Row = [
  year: number,
  make: string,
  model: string,
  badge: string | null,
  series: string | null,
  body: string,
  transmission: string,
  fuel: string,
  colour: string,
];

/** By plate, in any state. No register has a plate of this form. */
const plates: Record<string, Row> = {
  DEMO00001: [2021, 'Toyota', 'Corolla', 'Ascent Sport', 'ZWE211R', 'Hatch', 'Automatic', 'Hybrid', 'Silver'],
  DEMO00002: [2022, 'Mazda', 'CX-5', 'Maxx Sport', 'KF4WLA', 'SUV', 'Automatic', 'Petrol', 'Red'],
  DEMO00003: [2020, 'Ford', 'Ranger', 'XLT', 'PX MkIII', 'Ute', 'Automatic', 'Diesel', 'White'],
  DEMO00004: [2023, 'Hyundai', 'Kona', null, 'SX2.V1', 'SUV', 'Automatic', 'Petrol', 'Blue'],
  DEMO00005: [2022, 'BYD', 'Atto 3', 'Extended Range', null, 'SUV', 'Automatic', 'Electric', 'Grey'],
  DEMO00006: [2021, 'Subaru', 'Outback', 'AWD Touring', 'B7A', 'Wagon', 'Automatic', 'Petrol', 'Green'],
  DEMO00007: [2012, 'Holden', 'Commodore', 'SV6', 'VE II', 'Sedan', 'Automatic', 'Petrol', 'Black'],
};

/** In production it knows no plate at all: the shopper types the vehicle. */
export function embeddedRego({ demonstrates }: { demonstrates: boolean }): RegoProvider {
  return {
    name: 'embedded',
    find: async (rego) => (demonstrates && Object.hasOwn(plates, rego) ? vehicleOf(plates[rego]!) : null),
  };
}

function vehicleOf([year, make, model, badge, series, body, transmission, fuel, colour]: Row): RegoVehicle {
  return { year, make, model, badge, series, body, transmission, fuel, colour };
}
