/** Car Summary (VDP-01): what it is called and where it stands, for those who compare papers. Empty rows are left out. */
import type { Location } from '#src/domain/places/location.ts';
import { regionName } from '#src/domain/places/region-name.ts';
import { regionalWords } from '#src/domain/places/regional-words.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { conditionLabel } from '#src/domain/vocabulary/labels.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { capitalised } from '../../copy/stock-words.ts';
import type { SpecificationRow } from '../vehicle.page-data.ts';

export function summaryRows(vehicle: Vehicle, location: Location | null, settings: PublicSettings): SpecificationRow[] {
  const rows: [string, string | null][] = [
    ['Year', String(vehicle.year)],
    ['Make', vehicle.make],
    ['Model', vehicle.model],
    ['Badge', vehicle.badge],
    ['Condition', conditionLabel(vehicle.carType, settings)],
    [capitalised(regionalWords[settings.regional.locale].colour), vehicle.colour],
    [
      'Where',
      location
        ? [location.name, regionName(location.address.state, settings.regional.locale)].filter(Boolean).join(', ')
        : vehicle.city,
    ],
  ];
  return rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}
