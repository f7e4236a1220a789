import { deliveryTime, deliveryZone } from '../rules/delivery-zone.ts';
import { oneLineAddress } from '#src/domain/locations/locations.ts';
import { regionalTerms, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { formatMoney } from '#src/lib/money.ts';
import { capitalise } from '#src/lib/text.ts';
import { skipLabel } from './copy/buying-copy.ts';
import type { JourneyBlock, JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import { bookingUrl } from '#src/view/receipt/receipt-facts.ts';
import { reserveLocation } from '#src/journeys/reserve/view/reserve-site.ts';
import { visitDays } from '#src/journeys/reserve/view/visit-days.ts';
import { buyingFormId, stepFrame } from './buying-frame.ts';
import { gettingText } from './buying-rows.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { pickUpAt, stepUrl, type BuyingState, type PickUpTimes } from './buying-state.ts';

const dayMs = 86_400_000;
const preferredDaysAhead = 14;

export const wishedDays = ({ site }: Pick<BuyingState, 'site'>): string[] =>
  visitDays(reserveLocation(site), site.now, site.now + preferredDaysAhead * dayMs).map(
    (day) => day.split(', before')[0]!,
  );

export interface GettingErrors {
  postcode?: string;
  startsAt?: string;
}

export function gettingStep(
  state: BuyingState,
  times: PickUpTimes | null,
  faults: GettingErrors = {},
): JourneyPageData {
  const { site } = state;
  const { settings } = site;
  const word = vehicleWord(site.vehicle);
  const delivers = settings.delivery.zones.length > 0;
  const isChosen = state.plan.getting === 'pick-up' || state.plan.getting === 'delivery';
  return {
    ...stepFrame(state, 'getting', {
      heading: `How would you like to get the ${word}?`,
      lede: delivers ? 'Pick it up, or have it delivered.' : `Pick up the ${word} where it’s on display.`,
    }),
    faults: [
      ...(faults.postcode ? [{ field: 'postcode', text: faults.postcode }] : []),
      ...(faults.startsAt ? [{ field: null, text: faults.startsAt }] : []),
    ],
    blocks: [
      ...(isChosen ? [chosen(state)] : []),
      ...pickUp(state, times),
      ...(delivers ? delivery(state) : []),
      {
        kind: 'ways',
        ways: [
          isChosen
            ? { label: 'Continue', url: stepUrl(state, 'deposit'), isPrimary: true }
            : { label: skipLabel, url: stepUrl(state, 'deposit') },
        ],
      },
    ],
  };
}

const chosen = (state: BuyingState): JourneyBlock => ({
  kind: 'facts',
  heading: null,
  facts: [{ label: 'You chose', lines: [[gettingText(state)]] }],
});

function pickUp(state: BuyingState, times: PickUpTimes | null): JourneyBlock[] {
  const { site, plan, booked } = state;
  const { vehicle, settings } = site;
  const place = reserveLocation(site);
  const heading = `Pick it up at ${place?.name ?? settings.branding.name}`;
  const where = place && oneLineAddress(place.address, settings.regional.locale);
  const free = `No charge.${where ? ` ${where}.` : ''}`;
  const terms = regionalTerms[settings.regional.locale];
  const action = buyingUrl(vehicle, settings);
  const hidden = { step: 'getting', car_id: vehicle.slug, getting: 'pick-up' };
  if (booked)
    return [
      {
        kind: 'facts',
        heading,
        facts: [
          {
            label: `${capitalise(terms.booked)} for`,
            lines: [[booked.when, '. ', { text: 'Change or cancel it', url: bookingUrl({ ref: booked.key }) }]],
          },
        ],
      },
    ];
  if (times) {
    const at = pickUpAt(state);
    return [
      {
        kind: 'times',
        heading,
        note: `${free} Choosing a time doesn’t ${terms.book} anything yet. Sending your answers does.`,
        action,
        hidden,
        name: 'startsAt',
        days: times.days,
        chosen: at === null ? null : new Date(at).toISOString(),
        submit: 'Choose this time',
        laterUrl: times.next && `${buyingUrl(vehicle, settings, { step: 'getting', from: times.next })}#times`,
      },
    ];
  }
  return [
    {
      kind: 'form',
      id: 'pick-up',
      action,
      hidden,
      fields: [
        {
          name: 'day',
          label: `${heading}: which day suits you?`,
          hint: `${free} This is a preference. We’ll call to agree on a time.`,
          kind: 'select',
          options: [
            { value: '', label: 'Not sure yet' },
            ...wishedDays(state).map((day) => ({ value: day, label: day })),
          ],
        },
      ],
      values: { day: plan.day },
      submit: 'Pick it up',
      notice: [],
    },
  ];
}

function delivery(state: BuyingState): JourneyBlock[] {
  const { site, plan } = state;
  const { vehicle, settings } = site;
  const action = buyingUrl(vehicle, settings);
  const zone = plan.postcode ? deliveryZone(plan.postcode, settings) : null;
  const { postcode } = regionalTerms[settings.regional.locale];
  const hidden = { step: 'getting', car_id: vehicle.slug };
  return [
    {
      kind: 'form',
      id: buyingFormId,
      action,
      hidden: { ...hidden, getting: 'look' },
      fields: [
        {
          name: 'postcode',
          label: `Have it delivered: enter your ${postcode}`,
          hint: `We deliver to ${listed(settings.delivery.zones.map(({ name }) => name))}.`,
          kind: 'text',
          inputmode: 'numeric',
          autocomplete: 'postal-code',
          short: true,
        },
      ],
      values: { postcode: plan.postcode },
      submit: 'See the delivery price',
      isQuiet: true,
      notice: [],
    },
    ...(zone
      ? [
          {
            kind: 'post' as const,
            action,
            hidden: { ...hidden, getting: 'delivery', postcode: plan.postcode },
            isPrimary: true,
            label: `Have it delivered to ${plan.postcode}, ${zone.price === 0 ? 'free' : formatMoney(zone.price)}`,
            note: `${zone.name}: ${deliveryTime(zone)}. You’ll check the ${vehicleWord(vehicle)} before you sign.`,
          },
        ]
      : plan.postcode
        ? [
            {
              kind: 'text' as const,
              lines: [
                [
                  { strong: `We don’t deliver to ${plan.postcode}. ` },
                  `${capitalise(postcode)}s outside our zones don’t have a set price. Pick it up, or call us to ask.`,
                ],
              ],
            },
          ]
        : []),
  ];
}

const listed = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
