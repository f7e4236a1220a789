/** Details, then a check page with the terms, before the card (RES-03). */
import { checkoutUrl } from '../rules/reserve-paths.ts';
import { holdTime, reserveText } from '../rules/reserve-text.ts';
import { suggestEmail } from '#src/domain/leads/suggest-email.ts';
import { phoneExamples } from '#src/domain/locations/phone/phone-examples.ts';
import { regionalTerms, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { capitalise } from '#src/lib/text.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { formatMoney } from '#src/lib/money.ts';
import { detailsCopy, stepLabels } from './copy/checkout-copy.ts';
import { agreement, reservationTerms } from './copy/terms-copy.ts';
import { reserveSummary } from './car-summary.ts';
import { moneyCopy, offered, reserveLocation, type ReserveSite } from './reserve-site.ts';
import type { ReserveField, ReserveNotice, ReservePageData, ReservePart } from './reserve.page-data.ts';
import { visitDays } from './visit-days.ts';

export interface Details {
  name: string;
  phone: string;
  email: string;
  visit: string;
}
export type DetailErrors = Partial<Record<keyof Details, string>>;

const notSure = 'Not sure yet';

export const offeredVisits = (site: ReserveSite): string[] =>
  visitDays(reserveLocation(site), site.now, site.now + site.settings.reserve.holdHours * 3_600_000);

export function detailsPage(
  site: ReserveSite,
  { details, faults = {}, notice = null }: { details: Details; faults?: DetailErrors; notice?: ReserveNotice | null },
): ReservePageData {
  const { settings, vehicle } = site;
  const money = moneyCopy(site, offered(site));
  const heading = `Hold this ${vehicleWord(vehicle)} for ${holdTime(settings.reserve.holdHours)}`;
  const listed = detailFields(site, details, faults);
  const faulty = listed.filter(({ fault }) => fault !== null);
  return {
    kind: 'reserve',
    title: `${faulty.length > 0 ? 'Error: ' : ''}Reserve: your details`,
    back: { label: `Back to the ${vehicleWord(vehicle)}`, url: vehicleUrl(vehicle.slug) },
    steps: { labels: stepLabels(settings.reserve.deposit > 0), current: 0 },
    heading,
    lede: `${reserveText(settings, vehicle)}. ${money.lede}`,
    faults: faulty.map(({ name, fault }) => ({ field: name, text: fault! })),
    parts: [
      ...(notice ? [{ kind: 'notice', notice } satisfies ReservePart] : []),
      {
        kind: 'details',
        fields: listed,
        action: checkoutUrl(vehicle.slug),
        button: detailsCopy.button,
        notice: detailsCopy.notice(settings.branding.name, vehicleWord(vehicle)),
        privacyUrl: settings.forms.privacyPath,
      },
    ],
    car: reserveSummary(site, offered(site)),
    aside: null,
  };
}

function detailFields(site: ReserveSite, details: Details, faults: DetailErrors): ReserveField[] {
  const { name, phone, email, visit } = detailsCopy;
  const field = (key: keyof Details, said: { label: string; hint: string | null }): ReserveField => ({
    name: key,
    ...said,
    isOptional: false,
    value: details[key],
    fault: faults[key] ?? null,
    options: null,
  });
  const days = offeredVisits(site);
  return [
    field('name', name),
    field('phone', phone(reserveLocation(site)?.name ?? site.settings.branding.name, site.settings.regional.locale)),
    field('email', email),
    ...(days.length > 0
      ? [
          {
            ...field('visit', visit),
            isOptional: true,
            options: [
              { value: '', label: notSure },
              ...[...new Set([...days, ...(details.visit ? [details.visit] : [])])].map((day) => ({
                value: day,
                label: day,
              })),
            ],
          },
        ]
      : []),
  ];
}

/** `shown`: digest of price, deposit and terms. */
export function checkPage(
  site: ReserveSite,
  { details, shown, notice = null }: { details: Details; shown: string; notice?: ReserveNotice | null },
): ReservePageData {
  const { settings, vehicle } = site;
  const agreed = offered(site);
  const money = moneyCopy(site, agreed);
  const url = checkoutUrl(vehicle.slug);
  const row = (label: string, field: keyof Details) => ({
    label,
    value: details[field] || 'Not given',
    change: { url: `${url}?step=details#${field}`, what: label.toLowerCase() },
  });
  return {
    kind: 'reserve',
    title: `${notice?.tone === 'bad' ? 'Error: ' : ''}Reserve: check`,
    back: { label: 'Back to your details', url: `${url}?step=details` },
    steps: { labels: stepLabels(agreed.deposit > 0), current: 1 },
    heading: 'Check your details before you reserve',
    lede: money.checkLede,
    faults: [],
    parts: [
      ...(notice ? [{ kind: 'notice', notice } satisfies ReservePart] : []),
      {
        kind: 'rows',
        rows: [
          row('Name', 'name'),
          row(capitalise(regionalTerms[settings.regional.locale].mobile), 'phone'),
          emailRow(row('Email', 'email')),
          ...(offeredVisits(site).length > 0 || details.visit ? [row('When you could visit', 'visit')] : []),
        ],
      },
      {
        kind: 'money',
        heading: agreed.deposit > 0 ? `What happens to the ${formatMoney(agreed.deposit)}` : 'What it costs',
        cards: [
          { when: 'Today', ...money.today },
          { when: `If you buy the ${vehicleWord(vehicle)}`, ...money.bought },
          { when: 'If you don’t', ...money.notBought },
        ],
      },
      {
        kind: 'terms',
        heading: 'Reservation terms',
        terms: reservationTerms(vehicle, settings, reserveLocation(site)?.name ?? null),
        more: null,
      },
      {
        kind: 'agree',
        sentence: agreement,
        post: { label: money.button, action: url, fields: { step: 'agree', shown }, isPrimary: true },
        note: money.afterButton,
      },
    ],
    car: reserveSummary(site, agreed),
    aside: null,
  };
}

/** Asks about mistyped email addresses, since every later message goes there. */
function emailRow<Row extends { value: string }>(row: Row): Row {
  const meant = suggestEmail(row.value);
  return meant === null ? row : { ...row, value: `${row.value}. Did you mean ${meant}?` };
}

export function gatewayPage(site: ReserveSite, url: string): ReservePageData {
  return {
    ...checkPage(site, { details: { name: '', phone: '', email: '', visit: '' }, shown: '' }),
    title: 'Opening the card page',
    steps: { labels: stepLabels(true), current: 2 },
    heading: 'Opening the card page',
    lede: moneyCopy(site, offered(site)).afterButton,
    parts: [{ kind: 'ways', ways: [{ label: 'Go to the card page', url, isPrimary: true }] }],
  };
}

export const detailErrorTexts = (locale: keyof typeof phoneExamples): Record<'name' | 'phone' | 'email', string> => ({
  name: 'Please enter your full name.',
  phone: `Please enter a ${regionalTerms[locale].mobile}, such as ${phoneExamples[locale].mobile}.`,
  email: 'Please enter an email address, such as name@example.com.',
});
