import type { Cab } from '../../vehicle/cab.ts';
import type { DistanceUnit } from '../../vehicle/odometer.ts';
import type { SearchState, SortOrder } from '../search-state.ts';
import type { BodyType, Drive, Fuel } from '../../vehicle/vehicle.ts';

/** Omitted lists aren't searched. */
export interface QueryCatalogue {
  makes: readonly { name: string; models: readonly string[] }[];
  bodies?: readonly BodyType[];
  colours?: readonly string[];
  fuels?: readonly Fuel[];
  drives?: readonly Drive[];
  seats?: readonly number[];
  /** Missing if the feed doesn't say. */
  doors?: readonly number[];
  sleeps?: readonly number[];
  cabs?: readonly Cab[];
  cylinders?: readonly number[];
  features?: readonly string[];
  tags?: readonly string[];
  measures?: readonly ('length' | 'tare' | 'towing')[];
  states?: readonly string[];
  cities?: readonly string[];
  /** Maps a larger city's name to the cities in stock. */
  places?: Readonly<Record<string, readonly string[]>>;
  firstCar?: Pick<Partial<SearchState>, 'refinements' | 'ranges'>;
  /** Words in badges, alone and joined, as in `nameParts`. */
  badges?: readonly string[];
  /** Badge words resembling typos of other names. */
  asWritten?: readonly string[];
  truck?: BodyType;
  /** For labels and "low miles"; ranges are in kilometres. */
  distanceUnit?: DistanceUnit;
  sorts?: readonly SortOrder[];
}
