import type { Location } from '#src/domain/locations/location.ts';
import { primaryLocation, visibleLocations } from '#src/domain/locations/locations.ts';
import { callNumber } from '#src/domain/locations/phone/phone.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { callLink } from './reserve-site.ts';
import type { ReservePageData } from './reserve.page-data.ts';
import { stockLabel } from '#src/view/copy/stock-copy.ts';

export function errorPage(
  message: string,
  { settings, locations }: { settings: PublicSettings; locations: Location[] },
): ReservePageData {
  const call = callLink(callNumber(null, primaryLocation(visibleLocations(locations, settings)), settings), settings);
  return {
    kind: 'reserve',
    title: 'Reserve online',
    back: null,
    steps: null,
    heading: 'Reserve online',
    lede: message,
    faults: [],
    parts: [
      {
        kind: 'ways',
        ways: [
          {
            label: `See all our ${stockLabel(settings)}`,
            url: '/cars/',
            isPrimary: true,
          },
          ...(call ? [{ ...call, label: `Call ${call.label}` }] : []),
        ],
      },
    ],
    car: null,
    aside: null,
  };
}
