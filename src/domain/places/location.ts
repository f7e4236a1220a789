/** A dealership's places: where a shopper calls, visits and books. */

export const locationTypes = ['sales', 'service', 'parts'] as const;
export type LocationType = (typeof locationTypes)[number];

export interface Address {
  street: string;
  city: string;
  state: string;
  postcode: string;
  latitude: number | null;
  longitude: number | null;
  placeUrl: string | null;
  placeId: string | null;
}

/** One weekday's hours. `open` and `close` are local clock times, `HH:MM`, 24-hour. */
export interface OpeningHours {
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  status: 'Open' | 'Closed';
  open: string | null;
  close: string | null;
}

/** A day that differs from the week's hours, such as a public holiday. */
export interface SpecialHours {
  /** ISO date in the location's time zone. */
  date: string;
  name: string | null;
  status: 'Open' | 'Closed';
  open: string | null;
  close: string | null;
}

export interface Location {
  id: string;
  slug: string;
  name: string;
  type: LocationType;
  subtype: string | null;
  primary: boolean;
  visible: boolean;
  dealershipId: string | null;
  dealershipSlug: string | null;
  /** Makes sold or serviced here. */
  manufacturers: string[];
  /** Slugs of further places where vehicles of this one may be seen (`distribution_locations`). Default: none. */
  distributionLocations?: string[];
  address: Address;
  phone: string | null;
  landline: string | null;
  email: string | null;
  /** IANA name, such as `Australia/Sydney`; the site's when the file names none. */
  timeZone: string;
  openingHours: OpeningHours[];
  specialHours: SpecialHours[];
  image: string | null;
  reviews: { count: number; averageRating: number } | null;
  /** Motor dealer licence (`dealer_license_number`), shown wherever the location sells. */
  licenceNumber: string | null;
  /** Motor vehicle repairer licence. */
  repairerLicence: string | null;
  /** Text of the location's own page, sanitised HTML. */
  description: string | null;
  /** Who works here. Default: nobody is named. */
  team?: { name: string; role: string; image: string | null }[];
}
