/** Opened with the key from its receipt (RES-07). */
import { callPromise } from '#src/domain/locations/answer-by.ts';
import { regionalTerms, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { checkoutUrl, reservationUrl } from '../rules/reserve-paths.ts';
import { drivesText } from '#src/domain/vehicle/test-drive-noun.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { oneLineAddress } from '#src/domain/locations/locations.ts';
import { formatMoney } from '#src/lib/money.ts';
import { pendingCopy } from './copy/reservation-copy.ts';
import { agreedCar, reserveCar, reserveSummary } from './car-summary.ts';
import { endedNotice } from './ended-notice.ts';
import { callActions } from './unavailable-pages.ts';
import { reservationAside } from './reservation-aside.ts';
import { moneyCopy, reserveLocation, reserveMoment, reserveMomentFrom, type ReserveSite } from './reserve-site.ts';
import type { ReserveLink, ReserveNotice, ReservePageData, ReservePart } from './reserve.page-data.ts';
import type { DisplayReservation } from './shown-reservation.ts';
import { stockLabel } from '#src/view/copy/stock-copy.ts';

interface Arrival {
  /** From the gateway's redirect: `bank` if approved before the webhook arrives. */
  from: 'bank' | 'declined' | null;
}

const page = (title: string, more: Partial<ReservePageData>): ReservePageData => ({
  kind: 'reserve',
  title,
  back: null,
  steps: null,
  heading: null,
  lede: null,
  faults: [],
  parts: [],
  car: null,
  aside: null,
  ...more,
});

export function reservationPage(site: ReserveSite, shown: DisplayReservation, { from }: Arrival): ReservePageData {
  if (shown.state === 'paid') return confirmedPage(site, shown);
  if (shown.state !== 'pending') return endedPage(site, shown);
  // Expired, unless the bank's confirmation may still arrive.
  const isOver = shown.until <= site.now && from !== 'bank';
  return isOver ? endedPage(site, { ...shown, state: 'expired' }) : pendingPage(site, shown, from);
}

function confirmedPage(site: ReserveSite, shown: DisplayReservation): ReservePageData {
  const { vehicle } = site;
  const money = moneyCopy(site, shown.agreed);
  const until = reserveMoment(site, shown.until);
  return page(`Reserved until ${until}`, {
    parts: [
      {
        kind: 'reference',
        ok: money.confirmed,
        heading: `Your ${vehicle.make} ${vehicle.model} is on hold`,
        rows: [
          { label: 'Your reference', value: shown.reference },
          { label: 'Held for you until', value: until },
          ...(money.row ? [{ label: money.row.label, value: paidValue(shown) }] : []),
        ],
        sent: `We’ve emailed this to ${shown.email}. Keep the email: it has your link to change or cancel.`,
      },
      { kind: 'timeline', heading: 'What happens next', steps: nextSteps(site, shown, until) },
    ],
    car: { ...agreedCar(site, shown.agreed), rows: [], note: null },
    aside: reservationAside(site, shown),
  });
}

const paidValue = ({ agreed: { deposit, kind } }: DisplayReservation): string =>
  kind === 'authorised' ? `${formatMoney(deposit)}, not charged` : `${formatMoney(deposit)}, refundable`;

function nextSteps(site: ReserveSite, shown: DisplayReservation, until: string) {
  const { settings, vehicle, now } = site;
  const place = reserveLocation(site);
  const word = vehicleWord(vehicle);
  const money = moneyCopy(site, shown.agreed);
  const name = place?.name ?? settings.branding.name;
  const address = place && oneLineAddress(place.address, settings.regional.locale);
  const { driverLicence } = regionalTerms[settings.regional.locale];
  return [
    {
      when: 'Now',
      strong: `The ${word} is off the market`,
      text: `The website shows it as reserved, and ${name} has your details.`,
      isDone: true,
    },
    {
      when: 'Next',
      strong: `${name} will call you`,
      text: [
        `On ${shown.phone}, to agree on a time to see it.`,
        shown.visit && `You said you could come on ${shown.visit}.`,
        place && callPromise(place, { from: shown.since, now }, settings),
      ]
        .filter(Boolean)
        .join(' '),
      isDone: false,
    },
    {
      when: `Before ${until}`,
      strong: ['See it', drivesText(vehicle), 'decide'].filter(Boolean).join(', '),
      text: `${address ? `At ${address}. ` : ''}Bring your ${driverLicence}. ${money.buying}`,
      isDone: false,
    },
    { when: until, strong: 'If you haven’t decided, the hold ends', text: money.atEnd, isDone: false },
  ];
}

function pendingPage(site: ReserveSite, shown: DisplayReservation, from: Arrival['from']): ReservePageData {
  const { vehicle } = site;
  const until = reserveMomentFrom(site, shown.until);
  const word = vehicleWord(vehicle);
  const notice: ReserveNotice =
    from === 'declined'
      ? pendingCopy.declined(word, until)
      : from === 'bank'
        ? pendingCopy.waiting
        : pendingCopy.unfinished(word, until);
  const card: ReserveLink[] =
    shown.paymentUrl === null
      ? []
      : [
          {
            label: from === 'declined' ? 'Try again or use another card' : 'Go to the card page',
            url: shown.paymentUrl,
            isPrimary: true,
          },
        ];
  return page(notice.strong.replace(/\.$/, ''), {
    back: { label: 'Back to the previous step', url: `${checkoutUrl(vehicle.slug)}?step=check` },
    heading: from === 'bank' ? 'Waiting for your bank' : 'One step left',
    parts: [
      { kind: 'notice', notice },
      { kind: 'rows', rows: [{ label: 'Reference', value: shown.reference }] },
      {
        kind: 'ways',
        ways: [
          ...(from === 'bank'
            ? [{ label: 'Check again', url: reservationUrl(shown.key, { from: 'bank' }), isPrimary: true }]
            : card),
          {
            label: `Leave without reserving the ${word}`,
            action: '/reservation',
            fields: { ref: shown.key, action: 'cancel' },
          },
          ...callActions(site),
        ],
      },
    ],
    car: reserveSummary(site, shown.agreed),
  });
}

function endedPage(site: ReserveSite, shown: DisplayReservation): ReservePageData {
  const { vehicle } = site;
  const notice = endedNotice(site, vehicle.name, shown);
  const again = shown.isFree && shown.state !== 'sold';
  const rows: ReservePart[] = [
    {
      kind: 'rows',
      rows: [
        { label: 'Reference', value: shown.reference },
        ...(shown.state === 'sold'
          ? []
          : [
              {
                label: `Is the ${vehicleWord(vehicle)} still available?`,
                value: again ? 'Yes, for sale' : 'No, or not online',
              },
            ]),
      ],
    },
  ];
  return page(notice.strong.replace(/\.$/, ''), {
    back: { label: `Back to the ${vehicleWord(vehicle)}`, url: vehicleUrl(vehicle.slug) },
    heading: shown.state === 'sold' ? 'Thank you' : 'This reservation has ended',
    parts: [
      { kind: 'notice', notice },
      ...rows,
      {
        kind: 'ways',
        ways: [
          ...(again ? [{ label: 'Hold it again', url: checkoutUrl(vehicle.slug), isPrimary: true }] : []),
          { label: `See all our ${stockLabel(site.settings)}`, url: '/cars/', isPrimary: !again },
          ...callActions(site),
        ],
      },
    ],
    car:
      shown.state === 'sold' ? { ...agreedCar(site, shown.agreed), rows: [], note: null } : reserveSummary(site, null),
  });
}

/** Keeps the hold's end time and deposit. */
export function changePage(
  site: ReserveSite,
  shown: DisplayReservation,
  { others, alert = null }: { others: { vehicle: PublishedVehicle; shown: string }[]; alert?: string | null },
): ReservePageData {
  const { settings, vehicle } = site;
  const until = reserveMoment(site, shown.until);
  const notice: ReserveNotice | null =
    alert === null ? null : { tone: 'bad', strong: alert, text: 'Your hold hasn’t changed.' };
  return page(`${notice ? 'Error: ' : ''}Change to another ${vehicleWord(vehicle)}`, {
    back: { label: 'Back to your reservation', url: reservationUrl(shown.key) },
    heading: `Move your hold to another ${vehicleWord(vehicle)}`,
    lede: `The ${vehicle.name} goes back up for sale, and the one you choose is held until ${until}. You won’t need your card again.`,
    parts: [
      ...(notice ? [{ kind: 'notice', notice } satisfies ReservePart] : []),
      {
        kind: 'others',
        heading: others.length > 0 ? 'Closest matches in stock today' : 'Nothing similar can be held right now',
        others: others.map(({ vehicle: one, shown: digest }) => ({
          car: reserveCar(one, settings),
          post: {
            label: 'Hold this one instead',
            action: '/reservation',
            fields: { ref: shown.key, action: 'move', car_id: one.id, shown: digest },
          },
        })),
      },
      {
        kind: 'small',
        text: `Want a different one? Tap “${settings.reserve.label}” on its page on this device and you can move your hold there.`,
        link: { label: `See all our ${stockLabel(settings)}`, url: '/cars/' },
      },
    ],
    car: reserveSummary(site, shown.agreed),
  });
}

export const moveParts = (
  { vehicle }: ReserveSite,
  held: { key: string; name: string; shown: string },
): ReservePart[] => [
  {
    kind: 'notice',
    notice: {
      tone: 'plain',
      strong: `You already have a hold on the ${held.name}.`,
      text: `You can move that hold to this ${vehicleWord(vehicle)} without entering anything, or place a second one below.`,
    },
  },
  {
    kind: 'ways',
    ways: [
      {
        label: `Move my hold to this ${vehicleWord(vehicle)}`,
        action: '/reservation',
        fields: { ref: held.key, action: 'move', car_id: vehicle.id, shown: held.shown },
        isPrimary: true,
      },
      { label: 'Open my reservation', url: reservationUrl(held.key) },
    ],
  },
];

export const pendingParts = (site: ReserveSite, { key, until }: DisplayReservation): ReservePart[] => [
  { kind: 'notice', notice: pendingCopy.begun(vehicleWord(site.vehicle), reserveMomentFrom(site, until)) },
  { kind: 'ways', ways: [{ label: 'Check its status', url: reservationUrl(key) }] },
];
