import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { checkoutUrl, reservationUrl } from '#src/journeys/reserve/rules/reserve-paths.ts';
import { priceDisplay, priceLine } from '#src/domain/price/price-display.ts';
import { includedCopy } from '#src/view/copy/vehicle/included-copy.ts';
import { priceCopy } from '#src/view/copy/vehicle/price-copy.ts';
import type { JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import type { Phrase } from '#src/view/receipt/receipt.page-data.ts';
import { reserveLocation, reserveMoment } from '#src/journeys/reserve/view/reserve-site.ts';
import { stepFrame } from './buying-frame.ts';
import { stepUrl, type BuyingState } from './buying-state.ts';

export function carStep(state: BuyingState): JourneyPageData {
  const { site, reservation } = state;
  const { vehicle, settings } = site;
  const word = vehicleWord(vehicle);
  const price = priceDisplay(vehicle, settings);
  const meaning = priceCopy(price, vehicle, settings)?.meaning;
  const included = includedCopy(vehicle, settings);
  const place = reserveLocation(site)?.name ?? settings.branding.name;
  return {
    ...stepFrame(state, 'car', {
      heading: `Buy the ${vehicle.name}`,
      lede: `Take it step by step, then finish at ${place}. Skip any step; nothing is binding until you sign there.`,
    }),
    blocks: [
      {
        kind: 'facts',
        heading: null,
        facts: [
          { label: 'Price', lines: [[{ strong: priceLine(price) }], ...(meaning ? [[meaning]] : [])] },
          ...(included
            ? [
                {
                  label: 'Included',
                  lines: [
                    ...(included.lead ? [[included.lead]] : []),
                    ...included.points.map((point): Phrase[] => [point]),
                  ],
                },
              ]
            : []),
          { label: 'Where', lines: [[place]] },
          ...(reservation
            ? [
                {
                  label: 'Held for you',
                  lines: [
                    [
                      `Until ${reserveMoment(site, reservation.until)}. `,
                      { text: 'Open my reservation', url: reservationUrl(reservation.key) },
                    ],
                  ],
                },
              ]
            : []),
        ],
      },
      {
        kind: 'ways',
        ways: [
          { label: 'Continue to your trade-in', url: stepUrl(state, 'trade-in'), isPrimary: true },
          ...(reservation ? [] : [{ label: `Just hold the ${word} for now`, url: checkoutUrl(vehicle.slug) }]),
        ],
      },
    ],
  };
}
