/** States that it's automatic, known facts with their time, and who answers the rest by when. */
import { greeting } from '#src/domain/leads/person-name.ts';
import { openPeriods } from '#src/domain/locations/answer-by.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { oneLineAddress } from '#src/domain/locations/locations.ts';
import { priceDisplay } from '#src/domain/price/price-display.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import { formatClock, localParts } from '#src/lib/dates.ts';
import { momentText, weekdayNames } from '#src/lib/day-text.ts';
import { acceptedNext } from '#src/journeys/trade-in/view/copy/accepted-copy.ts';
import { applicationPath } from '#src/journeys/finance-application/view/application-page.ts';
import type { Receipt } from '#src/view/receipt/receipt.ts';
import { describePrice } from '../delivery/adf-vehicle.ts';
import type { DeliveredLead } from '../delivery/delivered-lead.ts';
import type { MailPart, MailPhrase, MailRow } from '../platform/mail/mail-page.ts';
import { applicationIdOf } from '#src/journeys/finance-application/server/staff-link.ts';
import { zoneOf } from './receipt.ts';
import { vehicleText } from './vehicle-text.ts';

interface Sending {
  now: number;
  canReply: boolean;
}

export function answerParts(delivered: DeliveredLead, receipt: Receipt, sending: Sending): MailPart[] {
  const { lead, settings } = delivered;
  const place = receipt.location?.name ?? settings.branding.name;
  const { vehicle, message } = receipt;
  return [
    { kind: 'note', text: 'This is an automatic confirmation.' },
    { kind: 'heading', text: vehicle ? 'What our records show right now' : `We’ve received your ${receipt.about}` },
    { kind: 'text', text: [`${greeting(lead.name)} thank you. ${place} has received your ${receipt.about}.`] },
    { kind: 'facts', rows: facts(delivered, receipt, sending.now) },
    {
      kind: 'panel',
      paragraphs: [
        ...(message && !hasAddress(message) ? [[{ strong: 'You wrote: ' }, `“${message}”`]] : []),
        whoAnswers(receipt, place, sending),
      ],
    },
    ...(applicationIdOf(lead.idempotencyKey) !== null && receipt.key ? [applicationButton(receipt.key, settings)] : []),
  ];
}

const applicationButton = (key: string, { siteUrl }: DeliveredLead['settings']): MailPart => ({
  kind: 'button',
  link: {
    label: 'Check your application’s status',
    url: `${siteUrl}${applicationPath}?${new URLSearchParams({ ref: key })}`,
  },
});

const row = (label: string, value: MailPhrase | null | ''): MailRow[] => (value ? [{ label, value }] : []);

function facts(
  delivered: DeliveredLead,
  { vehicle, location, reference, wish, typed, options, tradeIn }: Receipt,
  now: number,
): MailRow[] {
  const { settings } = delivered;
  const { locale } = settings.regional;
  const address = location && [location.name, oneLineAddress(location.address, locale)].filter(Boolean).join(', ');
  return [
    ...row(
      'Vehicle',
      vehicle && { label: vehicleText(vehicle), url: `${settings.siteUrl}${vehicleUrl(vehicle.slug)}` },
    ),
    ...row('Still for sale', vehicle && saleText(delivered, vehicle)),
    ...row('Price', vehicle && priceText(vehicle, settings)),
    ...row('Your vehicle', tradeIn?.name ?? null),
    ...row('You accepted', tradeIn?.accepted ?? null),
    ...row('You asked for', wish && `${wish}. This is a request until we confirm it.`),
    ...[...typed, { label: 'Services requested', text: options.join(', ') }]
      .filter(({ text }) => !hasAddress(text))
      .flatMap(({ label, text }) => row(label, text)),
    ...row('Where', address),
    ...row('Open', location && openText(location, now)),
    ...row('Reference', reference),
  ];
}

function saleText(
  { lead, location, settings, vehicleState = null }: DeliveredLead,
  vehicle: NonNullable<Receipt['vehicle']>,
): string {
  const { locale } = settings.regional;
  const at = (moment: Date): string => momentText(moment.getTime(), zoneOf(location, settings), locale);
  if (vehicleState?.state === 'sold' || !isAvailable(vehicle)) return 'No, it has been sold';
  if (vehicleState?.until) return `On hold for another shopper until ${at(vehicleState.until)}`;
  if (vehicleState || vehicle.reserved) return 'On hold for another shopper at the moment';
  return `${vehicle.status === 'coming_soon' ? 'Yes, it’s on its way to us' : 'Yes'}, checked ${at(lead.createdAt)}`;
}

/** "$36,990, Drive away" */
function priceText(vehicle: NonNullable<Receipt['vehicle']>, settings: DeliveredLead['settings']): string | null {
  const shown = priceDisplay(vehicle, settings);
  if (shown.kind === 'subscription') return `${shown.text} ${shown.suffix}`;
  if (shown.kind === 'words') return null;
  return [shown.text, describePrice(vehicle, settings).comment].filter(Boolean).join(', ');
}

/** "Sunday until 4:00 pm, Monday 8:30 am to 6:00 pm" */
function openText(location: Location, now: number): string | null {
  const clock = (instant: number): string => formatClock(localParts(instant, location.timeZone).minutes);
  const day = (instant: number): string => weekdayNames[localParts(instant, location.timeZone).weekday]!;
  const next = openPeriods(location, now)
    .filter(({ to }) => to > now)
    .slice(0, 2);
  if (next.some(({ from, to }) => to - from > 86_400_000)) return '24 hours';
  return (
    next
      .map(({ from, to }) =>
        from <= now ? `${day(now)} until ${clock(to)}` : `${day(from)} ${clock(from)} to ${clock(to)}`,
      )
      .join(', ') || null
  );
}

const hasAddress = (text: string): boolean => /https?:|www\.|@|\w\.[a-z]{2,}(?:\W|$)|\d(?:[\s().-]?\d){7}/i.test(text);

function whoAnswers({ answer, tradeIn }: Receipt, place: string, { canReply }: Sending): MailPhrase[] {
  return [
    ...(tradeIn?.accepted ? [`${acceptedNext(tradeIn.isInspected)} `] : []),
    `Someone from ${place} will read it and get back to you. `,
    ...(answer ? [{ strong: answer }] : []),
    ...(canReply ? [' To add something, reply to this email.'] : []),
  ];
}
