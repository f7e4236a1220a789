/**
 * The mail that tells a shopper what arrived, what was booked, moved or cancelled. Nobody has shown that the address is
 * theirs: it holds facts of the dealer's, and of what was typed only a plain first name and a message without
 * addresses, so that nobody can have us spread theirs.
 */
import { bringLicence } from '#src/domain/leads/form-copy.ts';
import { greeting } from '#src/domain/leads/person-name.ts';
import { oneLineAddress } from '#src/domain/places/locations.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { DeliveredLead } from '../delivery/delivered-lead.ts';
import type { Receipt } from '#src/view/receipt/receipt.ts';
import { receiptOf, shopperUrl } from './receipt.ts';

export interface MailCopy {
  subject: string;
  text: string;
}

export function shopperMail(delivered: DeliveredLead, notice: string, now: number): MailCopy {
  const { lead, settings } = delivered;
  const receipt = receiptOf(delivered, now);
  const place = receipt.location?.name ?? settings.branding.name;
  return {
    subject: subjectOf(receipt, notice),
    text: paragraphs([
      greeting(lead.name),
      opening(receipt, notice, place),
      facts(receipt, settings),
      ...(receipt.booking ? drive(receipt, notice, settings) : enquiry(receipt, place)),
      contact(receipt),
      signature(receipt, settings),
      `You received this because this address was entered into a form at ${settings.siteUrl}. If that was not you, you do not need to do anything.`,
    ]),
  };
}

const paragraphs = (parts: (string | null)[]): string =>
  `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`;

function subjectOf({ booking, about, reference }: Receipt, notice: string): string {
  if (!booking) return `Your ${about} (${reference})`;
  if (notice === 'cancelled') return `Test drive cancelled: ${booking.when}`;
  return `Test drive ${notice === 'received' ? 'booked' : 'moved'}: ${booking.when}`;
}

function opening({ booking, about }: Receipt, notice: string, place: string): string {
  if (!booking) return `Thank you. ${place} has your ${about}.`;
  if (notice === 'cancelled') return 'Your test drive is cancelled. There is nothing else you need to do.';
  return notice === 'received' ? 'Your test drive is booked.' : 'Your test drive has a new time.';
}

const line = (label: string, value: string | null): string[] => (value ? [`${label}: ${value}`] : []);

function facts(
  { booking, wish, vehicle, location, reference }: Receipt,
  { siteUrl, regional: { locale } }: DeliveredLead['settings'],
): string {
  return [
    ...line('When', booking && `${booking.when}, ${booking.minutes} minutes`),
    ...line('You asked for', wish && `${wish}. It is a request until we confirm it.`),
    ...line(
      'Where',
      booking && location && [location.name, oneLineAddress(location.address, locale)].filter(Boolean).join(', '),
    ),
    ...line(
      'Vehicle',
      vehicle && `${fullVehicleName(vehicle)}${vehicle.stockNumber ? ` (stock number ${vehicle.stockNumber})` : ''}`,
    ),
    ...line('Its page', vehicle && `${siteUrl}${vehicleUrl(vehicle.slug)}`),
    ...line('Reference', reference),
  ].join('\n');
}

function drive(
  { key }: Receipt,
  notice: string,
  { siteUrl, forms, regional }: DeliveredLead['settings'],
): (string | null)[] {
  if (notice === 'cancelled') return [];
  return [
    `${bringLicence(regional.locale)}${forms.testDriveDisclaimer ? ` ${forms.testDriveDisclaimer}` : ''}`,
    key && `Change or cancel it:\n${shopperUrl(siteUrl, '/booking', key)}`,
    key && `Add it to your calendar:\n${shopperUrl(siteUrl, '/booking/calendar.ics', key)}`,
  ];
}

/** An address somewhere in a text, written out or nearly. */
const hasAddress = (text: string): boolean => /https?:|www\.|@|\w\.[a-z]{2,}(?:\W|$)|\d(?:[\s().-]?\d){7}/i.test(text);

function enquiry({ message, answer }: Receipt, place: string): (string | null)[] {
  return [
    message && !hasAddress(message)
      ? `You wrote:\n${message
          .split('\n')
          .map((one) => `> ${one}`)
          .join('\n')}`
      : null,
    `What happens next: somebody at ${place} will read it and get back to you.${answer ? ` ${answer}` : ''}`,
  ];
}

const contact = ({ phone, reference, booking }: Receipt): string | null =>
  phone && `${booking ? 'Questions? Call' : 'If it is urgent, call'} ${phone} and quote ${reference}.`;

function signature(
  { location }: Receipt,
  { branding, siteUrl, regional: { locale } }: DeliveredLead['settings'],
): string {
  return [...new Set([location?.name, branding.name, location && oneLineAddress(location.address, locale), siteUrl])]
    .filter(Boolean)
    .join('\n');
}
