import { categoryLabel } from '#src/domain/leads/category-label.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import type { FurtherFields } from '#src/contracts/lead-fields.ts';
import { checkOption, tickedOptions } from '#src/contracts/lead-fields.ts';
import { bookingNoun, triedNoun } from '#src/domain/leads/form-copy.ts';
import { staffLabelOf } from '#src/domain/leads/typed-fields.ts';
import { capitalise } from '#src/lib/text.ts';
import { quotedReference } from '#src/journeys/reserve/server/quoted-reference.ts';
import { currentNote, isPurchase } from '#src/journeys/buying/server/purchase-lead.ts';
import { applicationUrl } from '#src/journeys/finance-application/server/staff-link.ts';
import { spamMark } from '../leads/spam-score.ts';
import { clockText, dayText, zonedMomentText } from '#src/lib/day-text.ts';
import { zoneOf } from '../shopper/receipt.ts';
import type { DeliveredLead } from './delivered-lead.ts';

const list = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

const labelOf = (key: string): string => {
  const text = key.replace(/[_-]+/g, ' ').trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

const formField = /^(?:reservation|payment|trade_in_\w+)$/;

/** Unknown names could pass for the site's own text, such as an offered price. */
const furtherLabel = (key: string): string =>
  staffLabelOf(key) ?? (formField.test(key) ? labelOf(key) : `Sent by the shopper as "${key}"`);

const written: Record<string, [label: string, words: (value: string) => string]> = {
  preferred_date: ['Preferred day', dayText],
  slot_day: ['Preferred day', dayText],
  preferred_time: ['Preferred time', clockText],
};

const unsaid = new Set(['appointment', 'starts_at', 'form']);

function furtherPairs(further: FurtherFields): [string, string][] {
  return Object.entries(further)
    .filter(([key]) => !key.endsWith(checkOption) && !unsaid.has(key))
    .map(([key, value]) => {
      const own = Object.hasOwn(written, key) ? written[key] : undefined;
      return own ? [own[0], own[1](list(value))] : [furtherLabel(key), list(value)];
    });
}

function driveText({
  appointment,
  location,
  settings,
}: Pick<DeliveredLead, 'appointment' | 'location' | 'settings'>): string {
  if (!appointment) return '';
  const { startsAt, endsAt, cancelledAt } = appointment;
  const when = `${zonedMomentText(startsAt.getTime(), zoneOf(location, settings), settings.regional.locale)}, ${Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)} minutes${location ? `, at ${location.name}` : ''}`;
  return cancelledAt ? `${when} (${regionalTerms[settings.regional.locale].cancelled} since)` : when;
}

export function promiseText(
  { answerBy }: DeliveredLead['lead'],
  { location, settings }: Pick<DeliveredLead, 'location' | 'settings'>,
): string {
  if (!answerBy) return '';
  return `an answer by ${zonedMomentText(answerBy.getTime(), zoneOf(location, settings), settings.regional.locale)}`;
}

function durationText(seconds: number | null): string {
  if (seconds === null) return '';
  return seconds < 60
    ? `${seconds} s`
    : [`${Math.floor(seconds / 60)} min`, ...(seconds % 60 > 0 && seconds < 600 ? [`${seconds % 60} s`] : [])].join(
        ' ',
      );
}

const consentText = ({ given, documentUrl, documentVersion }: DeliveredLead['consents'][number]): string =>
  `${given ? 'yes' : 'no'}${documentUrl && documentVersion ? ` (${documentUrl}, version ${documentVersion})` : ''}`;

const consentPair = (consent: DeliveredLead['consents'][number]): [string, string] =>
  consent.kind === 'reservation_terms'
    ? ['Reservation terms', 'agreed to; the wording is stored with the reservation']
    : [`"${consent.wording}"`, consentText(consent)];

type Detailed = Pick<DeliveredLead, 'lead' | 'vehicle' | 'consents' | 'appointment' | 'location' | 'settings'>;

export const leadDetails = (delivered: Detailed): string[] =>
  detailPairs(delivered).map(([label, value]) => `${label}: ${value}`);

export function detailPairs({ lead, vehicle, consents, ...where }: Detailed): [label: string, value: string][] {
  const { fields } = lead;
  const { locale } = where.settings.regional;
  const further = (fields.further ?? {}) as FurtherFields;
  const services = [
    ...new Set([...((fields.additional_services as string[] | undefined) ?? []), ...tickedOptions(further)]),
  ];
  const pairs: [string, string][] = [
    ['Test', lead.isTest ? 'Sent by the website to itself. No one is waiting for an answer.' : ''],
    ['Promised to the shopper', promiseText(lead, where)],
    [capitalise(bookingNoun({ form: lead.form, vehicle }, where.settings)), driveText(where)],
    [
      'Category',
      categoryLabel(
        [lead.category, lead.subcategory].filter(Boolean).join(', '),
        locale,
        triedNoun(vehicle, where.settings),
      ),
    ],
    ['Finance application, with all answers', applicationUrl(lead, where.settings.siteUrl) ?? ''],
    ['Offer accepted', lead.offerAccepted ? 'yes' : ''],
    [capitalise(regionalTerms[locale].plate), lead.rego ?? ''],
    ['Services', list(services)],
    ...furtherPairs(further),
    ...consents.filter(({ kind }) => kind !== 'collection_notice').map(consentPair),
    ['Reference', quotedReference(lead)],
    ['Page', lead.url ?? ''],
    ['Pages visited', list((fields.lead_attributes as { visited_pages?: string[] } | undefined)?.visited_pages)],
    ['Time on the site', durationText(lead.secondsOnSite)],
    ['Time on the page before sending', durationText(lead.secondsToSubmit)],
    ['Spam score', lead.spamScore > 0 ? `${lead.spamScore} of 100 (${lead.spamReasons.join('; ')})` : ''],
    ...lead.notes.map((note) => notePair(note, lead, where.appointment ?? null)),
  ];
  return pairs.filter(([, value]) => value !== '');
}

function notePair(note: string, lead: Detailed['lead'], booked: Detailed['appointment']): [string, string] {
  if (!isPurchase(lead)) return ['Note', note];
  const { label, text } = currentNote(note, booked ?? null);
  return [label, text];
}

export const isMarked = ({ spamScore }: { spamScore: number }): boolean => spamScore >= spamMark;
