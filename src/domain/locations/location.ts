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

/** `open` and `close` are local `HH:MM`, 24-hour. */
export interface OpeningHours {
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  status: 'Open' | 'Closed';
  open: string | null;
  close: string | null;
}

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
  manufacturers: string[];
  /** Slugs of other locations where its vehicles may be viewed. */
  distributionLocations?: string[];
  address: Address;
  phone: string | null;
  landline: string | null;
  email: string | null;
  timeZone: string;
  openingHours: OpeningHours[];
  specialHours: SpecialHours[];
  image: string | null;
  reviews: { count: number; averageRating: number } | null;
  /** `dealer_license_number`, shown wherever vehicles are sold. */
  licenceNumber: string | null;
  repairerLicence: string | null;
  /** Sanitised HTML. */
  description: string | null;
  team?: { name: string; role: string; image: string | null }[];
}
