/** The text message in place of a mail, where a shopper gave a phone alone: as short as it can be, without a word of what was typed. */
import type { DeliveredLead } from '../delivery/delivered-lead.ts';
import { receiptOf, shopperUrl } from './receipt.ts';

export function shopperText(delivered: DeliveredLead, notice: string, now: number): string {
  const { settings: { branding, siteUrl } } = delivered;
  const { booking, about, location, key, phone, reference, answer } = receiptOf(delivered, now);
  const call = phone ? ` Questions: ${phone}.` : '';
  if (!booking) return `${branding.name}: we have your ${about}.${answer ? ` ${answer}` : ''}${call} Reference ${reference}.`;
  if (notice === 'cancelled') return `${branding.name}: your test drive on ${booking.when} is cancelled.${call}`;
  const state = notice === 'received' ? 'booked' : 'moved';
  return `${branding.name}: test drive ${state}, ${booking.when}${location ? `, ${location.name}` : ''}. Bring your licence.${key ? ` Change or cancel: ${shopperUrl(siteUrl, '/booking', key)}` : ''}${call}`;
}
