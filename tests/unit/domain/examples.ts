import type { Location, OpeningHours } from '#src/domain/locations/location.ts';
import { aLocation, day, now } from '../../fixtures/vehicles.ts';

export const sold = { status: 'sold', soldAt: now - day } as const;

type LocationParts = Omit<Partial<Location>, 'address'> & { address?: Partial<Location['address']> };

/** Without a phone number, hours or coordinates unless `parts` sets them. */
export function locationWith({ address, ...parts }: LocationParts = {}): Location {
  const base = aLocation({ id: 'l1', primary: false, phone: null, openingHours: [], ...parts });
  return {
    ...base,
    address: {
      street: '12 High Street',
      city: 'Penrith',
      state: 'NSW',
      postcode: '2750',
      latitude: null,
      longitude: null,
      placeUrl: null,
      placeId: null,
      ...address,
    },
  };
}

/** Closed without times. */
export function hoursOn(weekdays: number[], open: string | null, close: string | null): OpeningHours[] {
  return weekdays.map((weekday) => ({ weekday, status: open === null ? 'Closed' : 'Open', open, close }));
}

export const weekdays = [1, 2, 3, 4, 5];
/** Monday to Friday 8:30 to 17:30, Saturday 9:00 to 13:00. */
export const usualHours = [
  ...hoursOn(weekdays, '08:30', '17:30'),
  ...hoursOn([6], '09:00', '13:00'),
  ...hoursOn([0], null, null),
];
