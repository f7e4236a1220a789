import type { Cab } from '../../vehicle/cab.ts';
import type { DistanceUnit } from '../../vehicle/odometer.ts';
import type { SearchState, SortOrder } from '../search-state.ts';
import type { BodyType, Drive, Fuel } from '../../vehicle/vehicle.ts';

/** What the site has, in the values of its facets. Lists that are not given are not searched. */
export interface PlainWordsCatalogue {
  makes: readonly { name: string; models: readonly string[] }[];
  bodies?: readonly BodyType[];
  /** Colours as the feed writes them. */
  colours?: readonly string[];
  fuels?: readonly Fuel[];
  drives?: readonly Drive[];
  /** Numbers of seats in stock. */
  seats?: readonly number[];
  /** The same of doors, of berths, of cylinders, and kinds of cabs; none where the feed does not say. */
  doors?: readonly number[];
  sleeps?: readonly number[];
  cabs?: readonly Cab[];
  cylinders?: readonly number[];
  /** Labels of the equipment in stock. */
  features?: readonly string[];
  /** The dealer's own tags in stock. */
  tags?: readonly string[];
  /** Which of these the stock tells. */
  measures?: readonly ('length' | 'tare' | 'towing')[];
  states?: readonly string[];
  cities?: readonly string[];
  /** What else a place is called: the cities in stock that a larger city's name stands for. */
  places?: Readonly<Record<string, readonly string[]>>;
  /** What a first car is here; none where the dealer has no such search. */
  firstCar?: Pick<Partial<SearchState>, 'refinements' | 'ranges'>;
  /** Words of badges, and two neighbours written as one, as `nameParts` has them. */
  badges?: readonly string[];
  /** Words of badges that look like slips in other names: left as they are. */
  asWritten?: readonly string[];
  /** What "truck" means here. Default: a ute. */
  truck?: BodyType;
  /** The site's unit, for labels and for "low miles". Default: km. Ranges are in kilometres, as stock is. */
  distanceUnit?: DistanceUnit;
  /** Orders that the list offers. Default: all. */
  sorts?: readonly SortOrder[];
}
