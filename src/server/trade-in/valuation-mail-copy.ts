/** What the mails about a valuation say. */
import { oneLineAddress, primaryLocation } from '#src/domain/places/locations.ts';
import { callNumber } from '#src/domain/places/phone/phone.ts';
import { endText } from '#src/domain/valuation/valid-until.ts';
import { formatMoney } from '#src/lib/money.ts';
import { valuedName } from '#src/view/trade-in/valuation-steps.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import type { MailCopy } from '../mail/render-mail.ts';
import { valuationUrl } from './journey-page.ts';
import type { ValuationRow } from './valuation-row.ts';
import { priceOf } from './value-trade-in.ts';

type PlainMail = Pick<MailCopy, 'subject' | 'text'>;

const nameOf = ({ vehicle }: ValuationRow): string =>
  valuedName({ vehicle: vehicle as Parameters<typeof valuedName>[0]['vehicle'] });

function cityTime(end: number, { settings: { regional } }: DealerRecord): string {
  const city = regional.timeZone.split('/').at(-1)!.replaceAll('_', ' ');
  return `${endText(end, regional.timeZone)} (${city} time)`;
}

function facts(row: ValuationRow, dealer: DealerRecord): string {
  const price = priceOf(row, dealer.settings)!;
  return [
    `Your ${nameOf(row)}${row.rego ? ` (${row.rego})` : ''}`,
    `About: ${formatMoney(price.low)} to ${formatMoney(price.high)} as a trade-in, most likely ${formatMoney(price.likely)}`,
    `Good until: ${cityTime(row.expiresAt!.getTime(), dealer)}`,
  ].join('\n');
}

const link = (row: ValuationRow, { settings }: DealerRecord): string =>
  `${settings.siteUrl}${valuationUrl(row.key ?? '')}`;

function mail(subject: string, parts: string[], dealer: DealerRecord): PlainMail {
  const { settings, locations } = dealer;
  const place = primaryLocation(locations);
  const phone = callNumber(null, place, settings);
  const footer = [
    settings.branding.name,
    [place && oneLineAddress(place.address, settings.regional.locale), phone].filter(Boolean).join(', '),
    settings.siteUrl,
  ].filter(Boolean);
  const why = `You get this because this address was entered for a valuation at ${settings.siteUrl}. There is nothing to unsubscribe from: only this valuation is mailed.`;
  return { subject, text: `${[...parts, why, footer.join('\n')].join('\n\n')}\n` };
}

export const estimateMail = (row: ValuationRow, dealer: DealerRecord): PlainMail =>
  mail(
    `Your ${nameOf(row)}: the estimate you asked for`,
    [
      facts(row, dealer),
      `See how we got there, accept it or change an answer:\n${link(row, dealer)}`,
      'It is an estimate from your own answers. The final price comes after we have looked at the car, in writing.',
    ],
    dealer,
  );

export const reminderMail = (row: ValuationRow, dealer: DealerRecord): PlainMail =>
  mail(
    `Your estimate ends ${endText(row.expiresAt!.getTime(), dealer.settings.regional.timeZone)}`,
    [facts(row, dealer), `Accept it until then, or renew it afterwards with one press:\n${link(row, dealer)}`],
    dealer,
  );

/** The second offer beside the first, with what differs. */
export function offerMail(row: ValuationRow, dealer: DealerRecord): PlainMail {
  const { price, reasons, by, expiresAt } = row.offer!;
  const online = priceOf(row, dealer.settings);
  const signed = (amount: number) => `${amount < 0 ? '-' : '+'}${formatMoney(Math.abs(amount))}`;
  return mail(
    `${formatMoney(price)} for your ${nameOf(row)}`,
    [
      `${by} has looked at your ${nameOf(row)}. This is our offer in writing.`,
      [
        `Good until: ${cityTime(expiresAt, dealer)}`,
        ...(online
          ? [
              `Online estimate: ${formatMoney(online.low)} to ${formatMoney(online.high)}, most likely ${formatMoney(online.likely)}`,
            ]
          : []),
        ...reasons.map(({ text, amount }) => `${text}: ${signed(amount)}`),
        `Our offer: ${formatMoney(price)}`,
      ].join('\n'),
      `Answer:\n${link(row, dealer)}`,
      'You can take it whether or not you buy from us. Nothing is sold until you sign at the yard.',
    ],
    dealer,
  );
}
