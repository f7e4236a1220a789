/** Uses the reservation's record, without links to removed pages (RES-07). */
import { stockWord, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { capitalise } from '#src/lib/text.ts';
import { formatMoney } from '#src/lib/money.ts';
import { delistedReservationCopy, pendingCopy } from './copy/reservation-copy.ts';
import { endedNotice } from './ended-notice.ts';
import {
  callOf,
  moneyCopy,
  reserveLocation,
  reserveMoment,
  reserveMomentFrom,
  type ReserveContext,
} from './reserve-site.ts';
import type { ReserveLink, ReserveNotice, ReservePageData, ReservePart, ReservePost } from './reserve.page-data.ts';
import type { DisplayReservation } from './shown-reservation.ts';
import { stockLabel } from '#src/view/copy/stock-copy.ts';

export function delistedReservationPage(site: ReserveContext, shown: DisplayReservation): ReservePageData {
  const word = wordOf(site);
  const notice = noticeOf(site, shown);
  return {
    kind: 'reserve',
    title: notice.strong.replace(/\.$/, ''),
    back: null,
    steps: null,
    heading: headings[shown.state] ?? 'This reservation has ended',
    lede: null,
    faults: [],
    parts: [
      { kind: 'notice', notice },
      { kind: 'rows', rows: rowsOf(site, shown) },
      ...(shown.state === 'paid' ? [stillHeld(site, shown)] : []),
      { kind: 'ways', ways: reservationActions(site, shown, word) },
    ],
    car: null,
    aside: null,
  };
}

const headings: Partial<Record<DisplayReservation['state'], string>> = {
  paid: 'Your reservation is still valid',
  pending: 'One step left',
  sold: 'Thank you',
};

const wordOf = ({ vehicle, settings }: ReserveContext): string =>
  vehicle ? vehicleWord(vehicle) : stockWord(settings);

function noticeOf(site: ReserveContext, shown: DisplayReservation): ReserveNotice {
  if (shown.state === 'pending') return pendingCopy.unfinished(wordOf(site), reserveMomentFrom(site, shown.until));
  return shown.state === 'paid'
    ? { tone: 'good', strong: moneyCopy(site, shown.agreed).confirmed, text: '' }
    : endedNotice(site, shown.vehicleName, shown);
}

/** Later changes to the vehicle don't alter the agreement. */
function rowsOf(site: ReserveContext, { reference, vehicleName, agreed, state, until, phone }: DisplayReservation) {
  const money = moneyCopy(site, agreed);
  return [
    { label: 'Reference', value: reference },
    { label: capitalise(wordOf(site)), value: vehicleName },
    { label: 'Price when you reserved it', value: formatMoney(agreed.price) },
    ...(money.row ? [money.row] : []),
    ...(state === 'paid' ? [{ label: 'Held for you until', value: reserveMoment(site, until) }] : []),
    { label: 'Your number', value: phone },
  ];
}

function stillHeld(site: ReserveContext, { agreed, until }: DisplayReservation): ReservePart {
  const money = moneyCopy(site, agreed);
  const name = reserveLocation(site)?.name ?? site.settings.branding.name;
  return {
    kind: 'timeline',
    heading: 'What happens now',
    steps: [
      { when: 'Now', ...delistedReservationCopy(wordOf(site), name), isDone: false },
      { when: 'If you buy', strong: money.bought.strong, text: money.buying, isDone: false },
      { when: reserveMoment(site, until), strong: 'If not, the hold ends', text: money.atEnd, isDone: false },
    ],
  };
}

function reservationActions(
  site: ReserveContext,
  { key, state, paymentUrl }: DisplayReservation,
  word: string,
): (ReserveLink | ReservePost)[] {
  const call = callOf(site);
  const isOpen = state === 'paid' || state === 'pending';
  return [
    ...(state === 'pending' && paymentUrl ? [{ label: 'Go to the card page', url: paymentUrl, isPrimary: true }] : []),
    ...(call ? [{ ...call, label: `Call ${call.label}` }] : []),
    ...(isOpen
      ? [
          {
            label: state === 'paid' ? 'Cancel the reservation' : `Leave without reserving the ${word}`,
            action: '/reservation',
            fields: { ref: key, action: 'cancel' },
          },
        ]
      : []),
    { label: `See all our ${stockLabel(site.settings)}`, url: '/cars/', isPrimary: !isOpen },
  ];
}
