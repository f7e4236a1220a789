import { primaryLocation } from '#src/domain/locations/locations.ts';
import { callNumber, phoneHref } from '#src/domain/locations/phone/phone.ts';
import { tradedWord } from '../rules/traded-kinds.ts';
import { endText, validDays } from '../rules/valid-until.ts';
import { formatMoney } from '#src/lib/money.ts';
import { capitalise } from '#src/lib/text.ts';
import { basisText } from '../view/copy/basis-copy.ts';
import { valuedKind, valuedName } from '../view/valuation-steps.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import type { MailPart, MailRow } from '#src/server/platform/mail/mail-page.ts';
import { mailSender } from '#src/server/platform/mail/mail-sender.ts';
import { renderMail, type MailCopy } from '#src/server/platform/mail/render-mail.ts';
import { valuationUrl } from './journey-page.ts';
import type { ValuationRow } from './valuation-row.ts';
import { priceOf } from './value-trade-in.ts';

const nameOf = ({ vehicle }: ValuationRow): string =>
  valuedName({ vehicle: vehicle as Parameters<typeof valuedName>[0]['vehicle'] });

const rowKind = ({ vehicle }: ValuationRow) =>
  valuedKind({ vehicle: vehicle as Parameters<typeof valuedKind>[0]['vehicle'] });
const wordOf = (row: ValuationRow, { settings }: DealerRecord): string => tradedWord(rowKind(row), settings);

function cityTime(end: number, { settings: { regional } }: DealerRecord): string {
  const city = regional.timeZone.split('/').at(-1)!.replaceAll('_', ' ');
  return `${endText(end, regional.timeZone)} (${city} time)`;
}

type Price = NonNullable<ReturnType<typeof priceOf>>;
const rangeText = ({ low, high, likely }: Price): string =>
  `${formatMoney(low)} to ${formatMoney(high)}, most likely ${formatMoney(likely)}`;

const basisOf = (
  row: ValuationRow,
  estimate: NonNullable<ValuationRow['estimate']>,
  { settings }: DealerRecord,
): string =>
  [estimate.confidence && `${capitalise(estimate.confidence)} confidence.`, basisText(estimate, settings, rowKind(row))]
    .filter(Boolean)
    .join(' ');

function facts(row: ValuationRow, dealer: DealerRecord): MailPart {
  return {
    kind: 'facts',
    rows: [
      { label: `Your ${wordOf(row, dealer)}`, value: `${nameOf(row)}${row.rego ? ` (${row.rego})` : ''}` },
      { label: 'Estimated trade-in value', value: rangeText(priceOf(row, dealer.settings)!) },
      { label: 'Good until', value: cityTime(row.expiresAt!.getTime(), dealer) },
      ...(row.estimate ? [{ label: 'Basis', value: basisOf(row, row.estimate, dealer) }] : []),
    ],
  };
}

const button = (row: ValuationRow, { settings }: DealerRecord, label: string): MailPart => ({
  kind: 'button',
  link: { label, url: `${settings.siteUrl}${valuationUrl(row.key ?? '')}` },
});

interface ValuationMailContent {
  subject: string;
  preview: string;
  parts: MailPart[];
}

function mail({ subject, preview, parts }: ValuationMailContent, { settings, locations }: DealerRecord): MailCopy {
  const place = primaryLocation(locations);
  const phone = callNumber(null, place, settings);
  return renderMail(
    {
      subject,
      preview,
      parts: [
        ...parts,
        ...(phone
          ? [{ kind: 'text' as const, text: ['Questions? Call ', { label: phone, url: phoneHref(phone) }, '.'] }]
          : []),
      ],
      why: `You’re receiving this because this address was used for a valuation on ${settings.siteUrl}. We’ll only email you about this valuation.`,
      sender: mailSender(settings, place, phone),
    },
    settings,
  );
}

/**
 * Renewals follow the first seven days, so the price expires at least 14 days after creation. An hour less allows for
 * daylight saving.
 */
const isRenewed = ({ createdAt, expiresAt }: ValuationRow): boolean =>
  expiresAt!.getTime() - createdAt.getTime() > 2 * validDays * 86_400_000 - 3_600_000;

export function estimateMail(row: ValuationRow, dealer: DealerRecord): MailCopy {
  const isNew = !isRenewed(row);
  return mail(
    {
      subject: isNew ? `Your ${nameOf(row)}: the estimate you asked for` : `Your ${nameOf(row)}: your renewed estimate`,
      preview: `${rangeText(priceOf(row, dealer.settings)!)}, valid until ${endText(row.expiresAt!.getTime(), dealer.settings.regional.timeZone)}`,
      parts: [
        { kind: 'heading', text: isNew ? `What your ${nameOf(row)} may be worth` : 'Your estimate has been renewed' },
        facts(row, dealer),
        button(row, dealer, 'See how we worked it out'),
        { kind: 'text', text: ['On that page, you can accept the estimate or update your answers.'] },
        {
          kind: 'note',
          text: `This estimate is based on your own answers. We’ll give you a final price in writing once we’ve inspected the ${wordOf(row, dealer)}.`,
        },
      ],
    },
    dealer,
  );
}

export function reminderMail(row: ValuationRow, dealer: DealerRecord): MailCopy {
  const end = endText(row.expiresAt!.getTime(), dealer.settings.regional.timeZone);
  return mail(
    {
      subject: `Your estimate expires on ${end}`,
      preview: 'Accept it by then, or renew it afterwards in one tap.',
      parts: [
        { kind: 'heading', text: `Your estimate expires on ${end}` },
        facts(row, dealer),
        { kind: 'text', text: ['Accept it by then, or renew it afterwards in one tap.'] },
        button(row, dealer, 'Open my estimate'),
      ],
    },
    dealer,
  );
}

export function offerMail(row: ValuationRow, dealer: DealerRecord): MailCopy {
  const { price, reasons, by, expiresAt } = row.offer!;
  const online = priceOf(row, dealer.settings);
  const signed = (amount: number) => `${amount < 0 ? '-' : '+'}${formatMoney(Math.abs(amount))}`;
  const rows: MailRow[] = [
    { label: 'Good until', value: cityTime(expiresAt, dealer) },
    ...(online ? [{ label: 'Online estimate', value: rangeText(online) }] : []),
    ...reasons.map(({ text, amount }) => ({ label: text, value: signed(amount) })),
    { label: 'Our offer', value: formatMoney(price) },
  ];
  return mail(
    {
      subject: `${formatMoney(price)} for your ${nameOf(row)}`,
      preview: `Our offer in writing, valid until ${endText(expiresAt, dealer.settings.regional.timeZone)}`,
      parts: [
        { kind: 'heading', text: `${formatMoney(price)} for your ${nameOf(row)}` },
        { kind: 'text', text: [`${by} has inspected your ${nameOf(row)}. Here’s our offer in writing.`] },
        { kind: 'facts', rows },
        button(row, dealer, 'View the offer and respond'),
        {
          kind: 'note',
          text: 'You can accept it whether or not you buy from us. Nothing is sold until you sign at the dealership.',
        },
      ],
    },
    dealer,
  );
}
