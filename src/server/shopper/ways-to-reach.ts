/** Where nothing else can be said: whom to call, where they are and when they are open. */
import { hoursRows } from '#src/domain/places/opening-hours.ts';
import { directionsUrl, oneLineAddress, visibleLocations } from '#src/domain/places/locations.ts';
import { callNumber } from '#src/domain/places/phone/phone.ts';
import { vehicleWord } from '#src/domain/places/regional-words.ts';
import { escapeHtml as text } from '#src/lib/escape-html.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { primaryLocation } from '../delivery/primary-location.ts';
import { callButton, factRow, link } from './receipt-markup.ts';

export function waysToReach({ settings, locations }: DealerRecord): string {
  const visible = visibleLocations(locations, settings);
  const place = primaryLocation(visible);
  const stock = vehicleWord(settings.stockRules.itemTypes[0] ?? 'car', { plural: true });
  const directions = place && directionsUrl(place);
  const facts =
    place &&
    [
      factRow(
        'Where',
        `<b>${text(place.name)}</b><br>${text(oneLineAddress(place.address, settings.regional.locale))}${directions ? `<br><a href="${text(directions)}">Get directions</a>` : ''}`,
      ),
      factRow(
        'Open',
        hoursRows(place)
          .map(({ days, hours }) => `${text(days)}: ${text(hours)}`)
          .join('<br>'),
      ),
    ].join('');
  const ways = [
    callButton({ phone: callNumber(null, place, settings) }, settings, 'primary'),
    visible.length > 1 ? link('/dealerships', 'All our locations') : '',
    link('/cars/', `See all our ${stock}`),
  ];
  return `<p class="receipt__ways">${ways.join('')}</p>${facts ? `<dl class="receipt__facts receipt__reach">${facts}</dl>` : ''}`;
}
