import type { Location } from '#src/domain/places/location.ts';
import type { AlsoAtPlace } from './also-at.ts';
import type { PlacesMapData } from './places-map.ts';

/** Hours ready to show: "Mon-Fri" where all five are identical (LOC-02); empty when none are known. */
interface HoursRow {
  days: string;
  hours: string;
  weekdays: number[];
}
interface HolidayRow {
  /** "Today" or d/m/yyyy, decided again in the browser from `isoDate`. */ date: string;
  isoDate: string;
  name: string | null;
  hours: string;
}

export interface LocationCard {
  location: Location;
  url: string;
  /** "Sales", "Service" or "Parts", where a city has two or more of a type, or always on cards. */
  typeLabel: string;
  oneLineAddress: string;
  hours: HoursRow[];
  holidays: HolidayRow[];
  directionsUrl: string | null;
  stockUrl: string | null;
  /** Further places where its vehicles may be seen (VDP-13). */
  alsoAt?: AlsoAtPlace[];
  /** Vehicles that stand here. Set only on pages that change with every sale anyway (home, locations). */
  stockCount?: number | null;
}

export interface LocationPageData {
  kind: 'location';
  title: string;
  description: string;
  card: LocationCard;
  others: LocationCard[];
  structuredData: object[];
}

export interface LocationsPageData {
  kind: 'locations';
  title: string;
  description: string;
  heading: string;
  cards: LocationCard[];
  map: PlacesMapData | null;
  structuredData: object[];
}
