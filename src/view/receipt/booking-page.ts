import { bookingNoun } from '#src/domain/leads/form-copy.ts';
import { hoursRows } from '#src/domain/locations/opening-hours.ts';
import { directionsUrl, oneLineAddress, primaryLocation, visibleLocations } from '#src/domain/locations/locations.ts';
import { callNumber } from '#src/domain/locations/phone/phone.ts';
import { regionalTerms, type Locale } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { bookVerb, siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import { dayText } from '#src/lib/day-text.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { stepUrl } from '#src/journeys/buying/view/buying-state.ts';
import {
  bookingUrl,
  calendarAction,
  callAction,
  directionsLink,
  plainPage,
  receiptFacts,
  stockAction,
  testDriveUrl,
  type ReceiptSite,
} from './receipt-facts.ts';
import type { Receipt } from './receipt.ts';
import type { BookingChange, Fact, FreeDay, ReceiptPageData, ReceiptAction } from './receipt.page-data.ts';

export type Done = 'moved' | 'cancelled' | null;

const doneHeadings = (noun: string, locale: Locale) => ({
  moved: `Your ${noun} has a new time`,
  cancelled: `Your ${noun} is ${regionalTerms[locale].cancelled}`,
});

export interface BookingPageState {
  receipt: Receipt;
  /** Neither cancelled nor started. */
  isOpen: boolean;
  done: Done;
  alert: string | null;
  change: BookingChange | null;
}

export function bookingReceipt(
  { receipt, isOpen, done, alert, change }: BookingPageState,
  settings: PublicSettings,
): ReceiptPageData {
  const { key, vehicle, booking, reference, phone } = receipt;
  const again: ReceiptAction[] = !vehicle
    ? []
    : receipt.form !== 'buy-online'
      ? [
          {
            label: `${bookVerb(settings.regional.locale)} another ${bookingNoun(receipt, settings)}`,
            url: testDriveUrl(vehicle),
            isPrimary: true,
          },
        ]
      : [
          { label: 'Choose another time', url: stepUrl({ site: { vehicle, settings } }, 'getting'), isPrimary: true },
          ...(key ? [{ label: 'See what you sent', url: buyingUrl(vehicle, settings, { ref: key }) }] : []),
        ];
  return {
    ...plainPage(headingOf(receipt, settings, isOpen, done), booking?.when ?? ''),
    alert,
    facts: receiptFacts(receipt, settings),
    ways: [...(isOpen && key ? [calendarAction(key, bookingNoun(receipt, settings))] : []), ...(change ? [] : again)],
    change,
    aside: {
      heading: 'Questions?',
      lines: [['Call and quote ', { strong: reference }, '.']],
      call: callAction(phone, settings),
    },
  };
}

function headingOf(receipt: Receipt, settings: PublicSettings, isOpen: boolean, done: Done): string {
  const { booking } = receipt;
  const { locale } = settings.regional;
  const noun = bookingNoun(receipt, settings);
  if (done && booking?.state === done) return doneHeadings(noun, locale)[done];
  if (isOpen) return `Your ${noun}`;
  return booking?.state === 'cancelled' ? doneHeadings(noun, locale).cancelled : `Your ${noun} is over`;
}

interface OfferedTimes {
  noun: string;
  key: string;
  location: string;
  /** Digest of the location and duration, submitted with the form. */
  shown: string;
  slots: { date: string; starts_at: string; time: string }[];
  next: string | null;
}

export const bookingChange = ({ noun, key, location, shown, slots, next }: OfferedTimes): BookingChange => ({
  noun,
  key,
  shown,
  place: location,
  days: [...Map.groupBy(slots, ({ date }) => date)].map(([date, times]): FreeDay => ({
    label: dayText(date),
    count: `${times.length} free ${times.length === 1 ? 'time' : 'times'}`,
    times: times.map((slot) => ({ startsAt: slot.starts_at, label: slot.time })),
  })),
  laterUrl: next && `${bookingUrl({ ref: key, from: next })}#move`,
});

export function noBookingPage(lede: string, { settings, locations }: ReceiptSite): ReceiptPageData {
  const visible = visibleLocations(locations, settings);
  const location = primaryLocation(visible);
  const call = callAction(callNumber(null, location, settings), settings);
  return {
    ...plainPage(`Your ${siteTestDriveNoun(settings)}`, lede),
    ways: [
      ...(call ? [{ ...call, isPrimary: true }] : []),
      ...(visible.length > 1 ? [{ label: 'All our locations', url: '/dealerships' }] : []),
      stockAction(settings),
    ],
    facts: location ? reachFacts(location, settings) : [],
  };
}

function reachFacts(
  location: ReceiptSite['locations'][number],
  { regional: { locale } }: Pick<PublicSettings, 'regional'>,
): Fact[] {
  const directions = directionsUrl(location);
  const hours = hoursRows(location).map(({ days, hours: open }) => [`${days}: ${open}`]);
  return [
    {
      label: 'Where',
      lines: [
        [{ strong: location.name }],
        [oneLineAddress(location.address, locale)],
        ...(directions ? [[directionsLink(directions)]] : []),
      ],
    },
    ...(hours.length > 0 ? [{ label: 'Open', lines: hours }] : []),
  ];
}
