import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import type { BodyType, Vehicle } from '#src/domain/vehicle/vehicle.ts';

type Shelved = Pick<Vehicle, 'body' | 'drive' | 'fuel' | 'seats'>;

/** One field decides each category. In record order. */
const rules = {
  body: (body, locale) => bodyLabel(body as BodyType, { plural: true, locale }),
  drive: (drive) => (drive === 'four' ? '4WD' : null),
  fuel: (fuel) => (fuel === 'electric' ? 'Electric' : fuel === 'hybrid' || fuel === 'plugInHybrid' ? 'Hybrid' : null),
  seats: (seats) => (Number(seats) >= 7 ? '7 seats or more' : null),
} satisfies Record<keyof Shelved, (value: NonNullable<Shelved[keyof Shelved]>, locale: Locale) => string | null>;
const fields = Object.keys(rules) as (keyof Shelved)[];

export function categoriesOf(vehicle: Shelved, locale: Locale): string[] {
  return fields.flatMap((field) => {
    const value = vehicle[field];
    return (value === null ? null : rules[field](value, locale)) ?? [];
  });
}

export function categoryTable(vehicles: readonly Shelved[], locale: Locale): Record<string, Record<string, string>> {
  return Object.fromEntries(
    fields.map((field) => {
      const values = [...new Set(vehicles.map((vehicle) => vehicle[field]))].filter((value) => value !== null);
      return [
        field,
        Object.fromEntries(
          values.flatMap((value) => {
            const category = rules[field](value, locale);
            return category === null ? [] : [[value, category]];
          }),
        ),
      ];
    }),
  );
}
