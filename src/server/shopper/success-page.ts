/** The page after a form (ROUTE-21): what was asked, for which vehicle, its reference, and what happens next. */
import { escapeHtml as text } from '#src/lib/escape-html.ts';
import type * as v from 'valibot';
import type { successPage } from '#src/contracts/shopper-pages.ts';
import { findDealer } from '../dealer/find-dealer.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import type { EndpointError } from '../endpoint/endpoint-error.ts';
import type { Call } from '../endpoint/json-endpoint.ts';
import type { FunctionContext } from '../function-context.ts';
import { siteFiles, type SiteFiles } from '../site-files.ts';
import { vehicleWord } from '#src/domain/places/regional-words.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { findReceipt, type FoundReceipt } from './find-receipt.ts';
import { framedPage, plainFrame, shopperHeaders } from './framed-page.ts';
import { nextSteps } from './next-steps.ts';
import { callButton, factList, link, sheet, testDriveUrl } from './receipt-markup.ts';
import { receiptOf, type Receipt } from './receipt.ts';

export async function answerSuccess({
  input: { ref },
  request,
  db,
  dealer,
  site,
  now,
}: Call<v.InferOutput<(typeof successPage)['input']>>): Promise<Response> {
  const found = await findReceipt(db, dealer, ref, now);
  if (!found) return nothingToShow({ request, dealer, site, hasKey: Boolean(ref) });
  const receipt = receiptOf(found.delivered, now);
  const heading = headingOf(receipt);
  return framedPage({ request, dealer, site, title: heading, main: successMain(receipt, heading, found.told, dealer) });
}

/** Where a lead cannot be read, the dealer's own page thanks whoever comes with a key; without one nothing was sent. Null where there is no dealer. */
export async function plainSuccess(
  error: EndpointError,
  request: Request,
  context: FunctionContext,
): Promise<Response | null> {
  const dealer = await findDealer(context);
  if (!dealer) return null;
  const site = siteFiles(request, context);
  const hasKey = Boolean(new URL(request.url).searchParams.get('ref'));
  if (!hasKey || isMalformed(error)) return nothingToShow({ request, dealer, site, hasKey });
  const html = await plainFrame(site);
  return html === null ? null : new Response(html, { headers: shopperHeaders(request, dealer) });
}

const isMalformed = ({ status }: EndpointError): boolean => status === 400 || status === 422;

interface Nothing {
  request: Request;
  dealer: DealerRecord;
  site: SiteFiles;
  /** Whether the address names a lead, though it opens none. */ hasKey: boolean;
}

/** Thanks are for what was sent: whoever comes without it learns what this page is, and where to go. */
function nothingToShow({ request, dealer, site, hasKey }: Nothing): Promise<Response> {
  const { settings, pages = [] } = dealer;
  const heading = hasKey ? 'This link no longer shows anything' : 'There is nothing to show here';
  const lede = hasKey
    ? 'What was sent with our forms can be read again for a limited time. If you are waiting for an answer, please call us.'
    : 'This page says what happens next once you have sent us something. Nothing has been sent yet.';
  const stock = vehicleWord(settings.stockRules.itemTypes[0] ?? 'car', { plural: true });
  const ways = [
    link('/contact', 'Contact us', 'primary'),
    ...(pages.includes('/book-test-drive') ? [link('/book-test-drive', 'Book a test drive')] : []),
    link('/cars/', `See all our ${stock}`),
  ];
  return framedPage({
    request,
    dealer,
    site,
    title: heading,
    main: sheet({ heading, lede, body: `<p class="receipt__ways">${ways.join('')}</p>` }),
  });
}

const bookingHeadings = {
  booked: 'Your test drive is booked',
  moved: 'Your test drive has a new time',
  cancelled: 'Your test drive is cancelled',
  over: 'Your test drive',
} as const;

const headingOf = ({ booking, noun }: Receipt): string =>
  booking ? bookingHeadings[booking.state] : `Thank you for your ${noun}`;

function successMain(receipt: Receipt, heading: string, told: FoundReceipt['told'], dealer: DealerRecord): string {
  return sheet({
    heading,
    lede: ledeOf(receipt, dealer),
    body: `<div class="receipt__columns"><div class="receipt__main">${factList(receipt, dealer.settings)}${ways(receipt)}</div>${aside(receipt, told, dealer)}</div>${steps(receipt, dealer)}`,
  });
}

function ledeOf({ booking, location, answer }: Receipt, { settings: { branding } }: DealerRecord): string {
  if (booking)
    return booking.state === 'cancelled' || booking.state === 'over'
      ? booking.when
      : `${booking.when}. We look forward to seeing you.`;
  return `${location?.name ?? branding.name} has it, and a person answers you.${answer ? ` ${answer}` : ''}`;
}

function ways({ booking, key, vehicle }: Receipt): string {
  const query = key ? `?${new URLSearchParams({ ref: key })}` : null;
  return `<p class="receipt__ways">${[
    booking && isOpen(booking) && query
      ? `<a class="button button--primary" href="/booking/calendar.ics${query}" download="test-drive.ics">Add to your calendar</a>${link(`/booking${query}`, 'Change or cancel')}`
      : '',
    vehicle ? link(vehicleUrl(vehicle.slug), `Back to the ${vehicle.name}`) : '',
  ].join('')}</p>`;
}

const toldWords = {
  email: 'A confirmation with all of this is on its way to your email address.',
  sms: 'A text message with this is on its way to your phone.',
} as const;

/** A confirmation says what was booked: it is no news of a booking that is cancelled or over. */
function aside(receipt: Receipt, told: FoundReceipt['told'], { settings }: DealerRecord): string {
  const { booking, answer, reference, phone } = receipt;
  const isNews = booking === null || booking.state === 'booked';
  const call = booking && booking.state !== 'over' ? 'Questions? Call' : 'If it cannot wait, call';
  return `<aside class="receipt__aside"><h2 class="subtitle">${booking && !isOpen(booking) ? 'From here' : 'What happens next'}</h2><p>${nextWords(receipt)}</p>${told && isNews ? `<p>${toldWords[told]}</p>` : ''}${phone ? `<p>${call} and quote <b>${reference}</b>.${booking && answer ? ` ${text(answer)}` : ''}</p>` : ''}${callButton(receipt, settings)}</aside>`;
}

const isOpen = ({ state }: NonNullable<Receipt['booking']>): boolean => state === 'booked' || state === 'moved';

function nextWords({ booking, key, vehicle }: Receipt): string {
  if (!booking) return 'We answer by the email address or the phone number you gave us.';
  const here = key
    ? `<a href="${text(`/booking?${new URLSearchParams({ ref: key })}`)}">move or cancel it here</a>`
    : 'call us';
  if (isOpen(booking))
    return `Please bring your driver licence. If anything changes, ${here}: the time is then free for somebody else.`;
  const again = vehicle
    ? ` <a href="${text(testDriveUrl(vehicle))}">Book another test drive</a> whenever it suits you.`
    : '';
  return booking.state === 'cancelled'
    ? `The time is free for somebody else, and there is nothing you need to do.${again}`
    : `This test drive is over.${again}`;
}

function steps(receipt: Receipt, dealer: DealerRecord): string {
  const list = nextSteps(receipt, dealer);
  return list.length > 0
    ? `<section class="receipt__next"><h2 class="subtitle">In the meantime</h2><ul>${list.map(({ label, url }) => `<li><a href="${text(url)}">${text(label)}</a></li>`).join('')}</ul></section>`
    : '';
}
