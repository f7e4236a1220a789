import { regionalTerms, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { drivesText } from '#src/domain/vehicle/test-drive-noun.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { notForSaleCopy, savedAnswersText, noContract } from './copy/buying-copy.ts';
import { journeyVehicle } from '#src/journeys/finance-application/view/application-vehicle.ts';
import { plainJourney, type JourneyBlock, type JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import { bookingUrl, calendarAction, copyAction } from '#src/view/receipt/receipt-facts.ts';
import type { Receipt } from '#src/view/receipt/receipt.ts';
import { callOf, type ReserveSite } from '#src/journeys/reserve/view/reserve-site.ts';
import { backToVehicle, callInSight } from './buying-frame.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { bringList } from './summary-step.ts';
import { stockLabel } from '#src/view/copy/stock-copy.ts';

interface SentPurchase {
  receipt: Receipt;
  site: ReserveSite;
  rows: { label: string; text: string }[];
  bring: string[];
  isMailed: boolean;
}

export function purchaseSentPage({ receipt, site, rows, bring, isMailed }: SentPurchase): JourneyPageData {
  const { vehicle, settings } = site;
  const { booking, location, reference, answer, key } = receipt;
  const place = location?.name ?? settings.branding.name;
  const word = vehicleWord(vehicle);
  const isOpen = booking !== null && (booking.state === 'booked' || booking.state === 'moved');
  const { booked, pickUp } = regionalTerms[settings.regional.locale];
  return {
    ...plainJourney(
      isOpen ? `See you at ${place}` : `${place} has your details`,
      `${isOpen ? `${booking.when}. ` : ''}${isMailed ? 'A copy is on its way to your email address.' : 'Please print this page or save its link.'}`,
    ),
    done: isOpen ? `Your ${pickUp} is ${booked}` : 'Sent',
    call: callInSight(site),
    back: backToVehicle(site),
    vehicle: journeyVehicle(vehicle, settings),
    blocks: [
      {
        kind: 'facts',
        heading: null,
        facts: [
          { label: 'Your reference', lines: [[{ strong: reference }]] },
          ...rows.map(({ label, text }) => ({ label, lines: [[text]] })),
        ],
      },
      bringList(bring),
      nextStepsBlock({ place, answer, booking: isOpen ? booking.when : null, word, drives: drivesText(vehicle) }),
      {
        kind: 'ways',
        ways: [
          ...(isOpen && key
            ? [
                { label: 'Add to your calendar', url: calendarAction(key, 'pick-up').url, isPrimary: true },
                { label: 'Change or cancel your appointment', url: bookingUrl({ ref: key }) },
              ]
            : []),
          ...(key ? [copyAction(buyingUrl(vehicle, settings, { ref: key, copy: '1' }), reference)] : []),
          { label: 'Change an answer', url: buyingUrl(vehicle, settings, { step: 'summary' }) },
          { label: `Back to the ${vehicle.name}`, url: vehicleUrl(vehicle.slug) },
        ],
      },
      { kind: 'print', label: 'Print this page' },
    ],
  };
}

interface Coming {
  place: string;
  answer: string | null;
  booking: string | null;
  word: string;
  drives: ReturnType<typeof drivesText>;
}

const nextStepsBlock = ({ place, answer, booking, word, drives }: Coming): JourneyBlock => ({
  kind: 'steps',
  heading: 'What happens next',
  steps: [
    {
      when: answer ?? 'When we’re open',
      what: `Someone at ${place} will call you`,
      text: 'They’ll have all your answers, so you won’t be asked again.',
    },
    {
      when: booking ?? 'On the day you agree',
      what: `You see the ${word}`,
      text: `${drives ? `Look at it and ${drives}` : 'Look at it'}, and bring everything on the list. If you have a trade-in, we’ll look at it then.`,
    },
    { when: 'At the end', what: 'You decide whether to sign', text: noContract(place, word) },
  ],
});

type Reason = keyof typeof notForSaleCopy;

interface NotForSaleDetails {
  reason: Reason;
  until: string | null;
  hasAnswers: boolean;
  similar: PublishedVehicle[];
}

/** Preserves the shopper's answers and suggests the closest vehicles for sale. */
export function notForSalePage(
  site: ReserveSite,
  { reason, until, hasAnswers, similar }: NotForSaleDetails,
): JourneyPageData {
  const { vehicle, settings } = site;
  const { heading, lede } = notForSaleCopy[reason](vehicle.name, until);
  const rest = hasAnswers ? savedAnswersText : similar.length > 0 ? 'These are the closest matches.' : '';
  const call = callOf(site);
  return {
    ...plainJourney(heading, [lede, rest].filter(Boolean).join(' ')),
    back: backToVehicle(site),
    call: callInSight(site),
    blocks: [
      ...(similar.length > 0
        ? [
            {
              kind: 'vehicles' as const,
              heading: 'Closest matches in stock today',
              vehicles: similar.map((one) => ({
                ...journeyVehicle(one, settings)!,
                url: buyingUrl(one, settings, { step: 'summary' }),
              })),
            },
          ]
        : []),
      {
        kind: 'ways',
        ways: [
          { label: `See all our ${stockLabel(settings)}`, url: '/cars/', isPrimary: true },
          ...(call && call.masked === undefined ? [{ label: `Call ${call.label}`, url: call.url }] : []),
        ],
      },
    ],
  };
}

export const noBuyingPage = (message: string, { stockRules }: Pick<PublicSettings, 'stockRules'>): JourneyPageData => ({
  ...plainJourney('Buying online', message),
  blocks: [
    {
      kind: 'ways',
      ways: [
        {
          label: `See all our ${stockLabel({ stockRules })}`,
          url: '/cars/',
          isPrimary: true,
        },
        { label: 'Contact us', url: '/contact' },
      ],
    },
  ],
});
