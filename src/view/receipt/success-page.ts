import { bookingNoun, bringLicence } from '#src/domain/leads/form-copy.ts';
import { regionalTerms, type Locale } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { bookVerb, siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { acceptedMeeting, acceptedNext } from '#src/journeys/trade-in/view/copy/accepted-copy.ts';
import { nextSteps } from './next-steps.ts';
import {
  bookingUrl,
  calendarAction,
  callAction,
  copyAction,
  plainPage,
  receiptFacts,
  stockAction,
  testDriveUrl,
  type ReceiptSite,
} from './receipt-facts.ts';
import { isOpen, type Receipt } from './receipt.ts';
import type { Phrase, ReceiptPageData, ReceiptAction } from './receipt.page-data.ts';

/** Null if the shopper gets no message. */
export type NotifiedBy = 'email' | 'sms' | null;

export function successReceipt(receipt: Receipt, notifiedBy: NotifiedBy, site: ReceiptSite): ReceiptPageData {
  const { settings } = site;
  return {
    ...plainPage(headingOf(receipt, settings), ledeOf(receipt, settings)),
    facts: receiptFacts(receipt, settings),
    ways: successActions(receipt, settings),
    aside: asideOf(receipt, notifiedBy, settings),
    next: nextSteps(receipt, site),
  };
}

export function noReceiptPage(hasKey: boolean, { settings, pages = [] }: ReceiptSite): ReceiptPageData {
  const page = hasKey
    ? plainPage(
        'This link no longer works',
        'You can view what you’ve sent us for a limited time. If you’re waiting for a reply, please call us.',
      )
    : plainPage(
        'Nothing here yet',
        'Once you’ve sent us something, this page shows what happens next. Nothing has been sent yet.',
      );
  const drive: ReceiptAction[] = pages.includes('/book-test-drive')
    ? [{ label: `${bookVerb(settings.regional.locale)} a ${siteTestDriveNoun(settings)}`, url: '/book-test-drive' }]
    : [];
  return {
    ...page,
    ways: [{ label: 'Contact us', url: '/contact', isPrimary: true }, ...drive, stockAction(settings)],
  };
}

const bookingHeadings = (noun: string, locale: Locale) => ({
  booked: `Your ${noun} is ${regionalTerms[locale].booked}`,
  moved: `Your ${noun} has a new time`,
  cancelled: `Your ${noun} is ${regionalTerms[locale].cancelled}`,
  over: `Your ${noun}`,
});

function headingOf(receipt: Receipt, settings: PublicSettings): string {
  const { booking, noun, tradeIn } = receipt;
  if (booking) return bookingHeadings(bookingNoun(receipt, settings), settings.regional.locale)[booking.state];
  return tradeIn?.accepted ? 'You’ve accepted the price' : `Thank you for your ${noun}`;
}

function ledeOf(
  { booking, location, answer, tradeIn }: Receipt,
  { branding }: Pick<PublicSettings, 'branding'>,
): string {
  if (booking) return isOpen(booking) ? `${booking.when}. We look forward to seeing you.` : booking.when;
  if (tradeIn?.accepted)
    return `${location?.name ?? branding.name} will get in touch to ${acceptedMeeting(tradeIn.isInspected)}.${answer ? ` ${answer}` : ''}`;
  return `${location?.name ?? branding.name} has received it and will get back to you.${answer ? ` ${answer}` : ''}`;
}

const successActions = (
  { booking, key, vehicle, reference, form }: Receipt,
  settings: PublicSettings,
): ReceiptAction[] => [
  ...(booking && isOpen(booking) && key
    ? [
        { ...calendarAction(key, bookingNoun({ form, vehicle }, settings)), isPrimary: true },
        { label: 'Change or cancel', url: bookingUrl({ ref: key }) },
      ]
    : []),
  ...(vehicle ? [{ label: `Back to the ${vehicle.name}`, url: vehicleUrl(vehicle.slug) }] : []),
  ...(key ? [copyAction(`/success?${new URLSearchParams({ ref: key, copy: '1' })}`, reference)] : []),
];

const confirmationText = {
  email: 'A confirmation with all of this is on its way to your email address.',
  sms: 'A text message with this is on its way to your phone.',
} as const;

function asideOf(receipt: Receipt, notifiedBy: NotifiedBy, settings: PublicSettings): ReceiptPageData['aside'] {
  const { booking, answer, reference, phone } = receipt;
  const isNews = booking === null || booking.state === 'booked';
  const call = booking && booking.state !== 'over' ? 'Questions? Call' : 'If it’s urgent, call';
  return {
    heading: booking && !isOpen(booking) ? 'What’s next' : 'What happens next',
    lines: [
      nextStepsText(receipt, settings),
      ...(notifiedBy && isNews ? [[confirmationText[notifiedBy]]] : []),
      ...(phone ? [[`${call} and quote `, { strong: reference }, `.${booking && answer ? ` ${answer}` : ''}`]] : []),
    ],
    call: callAction(phone, settings),
  };
}

function nextStepsText(receipt: Receipt, settings: PublicSettings): Phrase[] {
  const { booking, form, key, vehicle, tradeIn } = receipt;
  if (tradeIn?.accepted) return [acceptedNext(tradeIn.isInspected)];
  if (!booking) return ['We will reply to the email address or phone number you gave us.'];
  const noun = bookingNoun(receipt, settings);
  if (isOpen(booking))
    return [
      `${noun === 'viewing' ? '' : `${bringLicence(settings.regional.locale)} `}If anything changes, `,
      key ? { text: 'move or cancel it here', url: bookingUrl({ ref: key }) } : 'call us',
      ', so someone else can have that time.',
    ];
  return [
    booking.state === 'cancelled' ? 'The time is free again. There’s nothing you need to do.' : `This ${noun} is over.`,
    ...(vehicle && form !== 'buy-online'
      ? [
          ' ',
          { text: `${bookVerb(settings.regional.locale)} another ${noun}`, url: testDriveUrl(vehicle) },
          ' whenever it suits you.',
        ]
      : []),
  ];
}
