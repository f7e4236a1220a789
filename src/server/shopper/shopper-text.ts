import { bookingNoun, formCopy, triedNoun } from '#src/domain/leads/form-copy.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { shorterVehicleNames } from '#src/domain/vehicle/vehicle-name.ts';
import type { DeliveredLead } from '../delivery/delivered-lead.ts';
import type { Receipt } from '#src/view/receipt/receipt.ts';
import { receiptOf, shopperUrl } from './receipt.ts';

const maxParts = 2;

/** GSM characters that take one position. Any other halves capacity. */
const shared = /^[\w @$!"#%&'()*+,\-./:;<=>?¡¿£¥§¤èéùìòÇØøÅåÄÖÑÜäöñüàÆæßÉΔΦΓΛΩΠΨΣΘΞ\n\r]*$/;

const marks = /\p{Mark}/gu;
const plainSigns: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '•': '-',
  '…': '...',
  '\u00a0': ' ',
};

/** "Citroën’s" becomes "Citroen's". */
export const plainText = (text: string): string =>
  [...text]
    .map((one) => {
      const sign = plainSigns[one] ?? one;
      return shared.test(sign) ? sign : sign.normalize('NFD').replace(marks, '');
    })
    .join('');

export function textParts(text: string): number {
  const [alone, each] = shared.test(text) ? [160, 153] : [70, 67];
  return text.length <= alone ? 1 : Math.ceil(text.length / each);
}

/** Includes what fits of the vehicle's name. */
export function shopperText(delivered: DeliveredLead, notice: string, now: number): string {
  const receipt = receiptOf(delivered, now);
  const texts = (receipt.vehicle ? shorterVehicleNames(receipt.vehicle) : [null]).map((name) =>
    plainText(messageText(delivered, receipt, notice, name)),
  );
  return texts.find((text) => textParts(text) <= maxParts) ?? texts.at(-1)!;
}

function messageText(
  { lead, settings }: DeliveredLead,
  { booking, location, key, phone, reference, shortAnswer, vehicle: about }: Receipt,
  notice: string,
  vehicle: string | null,
): string {
  const { branding, siteUrl, regional } = settings;
  const { driverLicence, booked, cancelled } = regionalTerms[regional.locale];
  const licence = driverLicence.split(' ').at(-1);
  const from = `${branding.name} (automatic):`;
  const end = `${phone ? ` Questions: ${phone}.` : ''} Reference ${reference}.`;
  if (!booking)
    return `${from} we have your ${formCopy(lead.form, vehicle, regional.locale, triedNoun(about, settings)).full}.${shortAnswer ? ` ${shortAnswer}` : ''}${end}`;
  const noun = bookingNoun({ form: lead.form, vehicle: about }, settings);
  const drive = `${noun}${vehicle ? ` of the ${vehicle}` : ''}`;
  if (notice === 'cancelled') return `${from} your ${drive} on ${booking.when} is ${cancelled}.${end}`;
  const state = notice === 'received' ? booked : 'moved';
  return `${from} ${drive} ${state}, ${booking.when}${location ? `, ${location.name}` : ''}.${noun === 'viewing' ? '' : ` Bring your ${licence}.`}${key ? ` Change or cancel: ${shopperUrl(siteUrl, '/booking', key)}` : ''}${end}`;
}
