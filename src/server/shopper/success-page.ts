/** The page after a form (ROUTE-21): what was asked, for which vehicle, its reference, and what happens next. */
import { escapeHtml as text } from '#src/lib/escape-html.ts';
import type * as v from 'valibot';
import type { successPage } from '#src/contracts/shopper-pages.ts';
import { findDealer } from '../dealer/find-dealer.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import type { Call } from '../endpoint/json-endpoint.ts';
import type { FunctionContext } from '../function-context.ts';
import { siteFiles } from '../site-files.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { findReceipt, type FoundReceipt } from './find-receipt.ts';
import { framedPage, plainFrame, shopperHeaders } from './framed-page.ts';
import { nextSteps } from './next-steps.ts';
import { callButton, factList, link, sheet } from './receipt-markup.ts';
import { receiptOf, type Receipt } from './receipt.ts';

export async function answerSuccess({ input: { ref }, request, db, dealer, site, now }: Call<v.InferOutput<(typeof successPage)['input']>>): Promise<Response> {
  const found = await findReceipt(db, dealer, ref, now);
  if (!found) return new Response(await plainFrame(site), { headers: shopperHeaders(request, dealer.settings) });
  const receipt = receiptOf(found.delivered, now);
  const heading = headingOf(receipt);
  return framedPage({ request, dealer, site, title: heading, main: successMain(receipt, heading, found.told, dealer) });
}

/** The dealer's own page, which knows no lead; null where there is no dealer. */
export async function plainSuccess(request: Request, context: FunctionContext): Promise<Response | null> {
  const dealer = await findDealer(context);
  const html = dealer && await plainFrame(siteFiles(request, context));
  return html ? new Response(html, { headers: shopperHeaders(request, dealer.settings) }) : null;
}

const bookingHeadings = { booked: 'Your test drive is booked', moved: 'Your test drive has a new time', cancelled: 'Your test drive is cancelled', over: 'Your test drive' } as const;

const headingOf = ({ booking, noun }: Receipt): string => (booking ? bookingHeadings[booking.state] : `Thank you for your ${noun}`);

function successMain(receipt: Receipt, heading: string, told: FoundReceipt['told'], dealer: DealerRecord): string {
  return sheet({ heading, lede: ledeOf(receipt, dealer), body: `<div class="receipt__columns"><div class="receipt__main">${factList(receipt, dealer.settings)}${ways(receipt)}</div>${aside(receipt, told)}</div>${steps(receipt, dealer)}` });
}

function ledeOf({ booking, location, answer }: Receipt, { settings: { branding } }: DealerRecord): string {
  if (booking) return booking.state === 'cancelled' || booking.state === 'over' ? booking.when : `${booking.when}. We look forward to seeing you.`;
  return `${location?.name ?? branding.name} has it, and a person answers you.${answer ? ` ${answer}` : ''}`;
}

function ways({ booking, key, vehicle }: Receipt): string {
  const query = key ? `?${new URLSearchParams({ ref: key })}` : null;
  const isOpen = booking?.state === 'booked' || booking?.state === 'moved';
  return `<p class="receipt__ways">${[
    isOpen && query ? `<a class="button button--primary" href="/booking/calendar.ics${query}" download="test-drive.ics">Add to your calendar</a>${link(`/booking${query}`, 'Change or cancel')}` : '',
    vehicle ? link(vehicleUrl(vehicle.slug), `Back to the ${vehicle.name}`) : '',
  ].join('')}</p>`;
}

const toldWords = { email: 'A confirmation with all of this is on its way to your email address.', sms: 'A text message with this is on its way to your phone.' } as const;

function aside(receipt: Receipt, told: FoundReceipt['told']): string {
  const { booking, answer, reference } = receipt;
  const what = booking ? 'Please bring your driver licence. If anything changes, move or cancel it here: the time is then free for somebody else.' : 'We answer by the email address or the phone number you gave us.';
  return `<aside class="receipt__aside"><h2 class="subtitle">What happens next</h2><p>${what}</p>${told ? `<p>${toldWords[told]}</p>` : ''}${receipt.phone ? `<p>${booking ? 'Questions? Call' : 'If it cannot wait, call'} and quote <b>${reference}</b>.${booking && answer ? ` ${text(answer)}` : ''}</p>` : ''}${callButton(receipt)}</aside>`;
}

function steps(receipt: Receipt, dealer: DealerRecord): string {
  const list = nextSteps(receipt, dealer);
  return list.length > 0 ? `<section class="receipt__next"><h2 class="subtitle">In the meantime</h2><ul>${list.map(({ label, url }) => `<li><a href="${text(url)}">${text(label)}</a></li>`).join('')}</ul></section>` : '';
}
