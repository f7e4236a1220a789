import { cabLabels, cabs, type Cab } from '#src/domain/vehicle/cab.ts';
import { regionName } from '#src/domain/locations/region-name.ts';
import { vehicleWord, type Locale } from '#src/domain/locations/regional-terms.ts';
import { capitalise } from '#src/lib/text.ts';
import type { SearchFacet, SearchRange } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { bodyLabel, conditionLabel, driveLabel, fuelLabel, transmissionLabel } from '#src/domain/vocabulary/labels.ts';
import {
  carTypes,
  drives,
  fuels,
  itemTypes,
  transmissions,
  bodyTypes,
  type BodyType,
  type CarType,
  type Drive,
  type Fuel,
  type ItemType,
  type Transmission,
} from '#src/domain/vehicle/vehicle.ts';

const titles: Partial<Record<SearchFacet | SearchRange, string>> = {
  status: 'Availability',
  car_type: 'Condition',
  categories: 'Category',
  dealership_name: 'Dealer',
  filtered_features: 'Features',
  item_type: 'Type',
  location_name: 'Dealership',
  make_model: 'Make and model',
  body: 'Body type',
  km: 'Odometer',
  subscription_price: 'Weekly price',
  tare: 'Tare weight',
  towing: 'Towing capacity',
};

const regionalTitles: Record<Locale, typeof titles> = {
  'en-AU': {},
  'en-NZ': { state: 'Region' },
  'en-US': { badge: 'Trim', colour: 'Color', km: 'Mileage' },
};

export const filterTitle = (name: SearchFacet | SearchRange, { regional }: Pick<PublicSettings, 'regional'>): string =>
  regionalTitles[regional.locale][name] ?? titles[name] ?? capitalise(name.replaceAll('_', ' '));

const statuses: Record<string, string> = { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' };
/** Own properties only: a URL's value may be "constructor". */
const named = (names: Record<string, string>, value: string): string =>
  Object.hasOwn(names, value) ? names[value]! : value;
const isOne = <T extends string>(list: readonly T[], value: string): value is T =>
  (list as readonly string[]).includes(value);

export function valueLabel(facet: string, value: string, settings: Pick<PublicSettings, 'regional' | 'cards'>): string {
  const { locale } = settings.regional;
  switch (facet) {
    case 'car_type':
      return isOne<CarType>(carTypes, value) ? conditionLabel(value, settings) : value;
    case 'body':
      return isOne<BodyType>(bodyTypes, value) ? bodyLabel(value, { locale }) : value;
    case 'fuel':
      return isOne<Fuel>(fuels, value) ? fuelLabel(value, locale) : value;
    case 'transmission':
      return isOne<Transmission>(transmissions, value) ? transmissionLabel(value) : value;
    case 'drive':
      return isOne<Drive>(drives, value) ? driveLabel(value) : value;
    case 'seats':
    case 'doors':
    case 'cylinders':
      return `${value} ${value === '1' ? facet.slice(0, -1) : facet}`;
    case 'cab':
      return isOne<Cab>(cabs, value) ? cabLabels[value] : value;
    case 'sleeps':
      return `Sleeps ${value}`;
    case 'status':
      return named(statuses, value);
    case 'item_type':
      return isOne<ItemType>(itemTypes, value) ? capitalise(vehicleWord(value, { plural: true })) : value;
    case 'state':
      return regionName(value, locale);
    default:
      return value;
  }
}
