import { hoursRows } from '#src/domain/locations/opening-hours.ts';
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { reservationCalendarUrl, reservationUrl } from '../rules/reserve-paths.ts';
import { buyingUrl, isBoughtOnline } from '#src/domain/card/buying-url.ts';
import { callOf, moneyCopy, reserveLocation, type ReserveSite } from './reserve-site.ts';
import type { ReserveAside } from './reserve.page-data.ts';
import type { DisplayReservation } from './shown-reservation.ts';

export function reservationAside(site: ReserveSite, { key, agreed, reference }: DisplayReservation): ReserveAside {
  const place = reserveLocation(site);
  const word = vehicleWord(site.vehicle);
  return {
    canPrint: true,
    links: [
      ...(isBoughtOnline(site.vehicle, site.settings)
        ? [
            {
              label: 'Set up your purchase: trade-in, finance, delivery',
              url: buyingUrl(site.vehicle, site.settings, { step: 'trade-in' }),
              icon: 'arrow-right' as const,
            },
          ]
        : []),
      {
        label: 'Add the end of the hold to your calendar',
        url: reservationCalendarUrl(key),
        icon: 'calendar',
        download: 'reservation.ics',
      },
      { label: `Change to another ${word}`, url: reservationUrl(key, { view: 'change' }), icon: 'refresh-cw' },
    ],
    cancel: {
      summary: 'Cancel the reservation',
      text: `The ${word} goes back up for sale. ${moneyCopy(site, agreed).cancelled}`,
      post: { label: 'Yes, cancel it', action: '/reservation', fields: { ref: key, action: 'cancel' } },
    },
    place: {
      name: place?.name ?? site.settings.branding.name,
      detail: `Call and quote ${reference}`,
      hours: place
        ? hoursRows(place)
            .map(({ days, hours }) => `${days} ${hours}`)
            .join(', ')
        : '',
      call: callOf(site),
    },
  };
}
