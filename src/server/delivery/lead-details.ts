import type { FurtherFields } from '#src/contracts/lead-fields.ts';
import { checkOption, tickedOptions } from '#src/contracts/lead-fields.ts';
import { spamMark } from '../leads/spam-score.ts';
import type { DeliveredLead } from './delivered-lead.ts';

const list = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** "preferred_date" as "Preferred date". */
const labelOf = (key: string): string => {
  const words = key.replace(/[_-]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** Further fields that our own forms and endpoints have; a form's ticks have labels of the dealer's. */
const formField = /^(?:preferred_(?:date|time)|appointment|starts_at|reservation|payment|trade_in_\w+)$/;

/** Any other name came with the lead: as a label it would read like the site's word, such as an offered price. */
const furtherLabel = (key: string): string => (formField.test(key) ? labelOf(key) : `Sent by the shopper as "${key}"`);

/** What a lead says beyond its own elements, one line each, for the person who answers. */
export function leadDetails({ lead, consents }: Pick<DeliveredLead, 'lead' | 'consents'>): string[] {
  const { fields } = lead;
  const further = (fields.further ?? {}) as FurtherFields;
  const services = [...new Set([...((fields.additional_services as string[] | undefined) ?? []), ...tickedOptions(further)])];
  const pairs: [string, string][] = [
    ['Category', [lead.category, lead.subcategory].filter(Boolean).join(', ')],
    ['Offer accepted', lead.offerAccepted ? 'yes' : ''],
    ['Rego', lead.rego ?? ''],
    ['Services', list(services)],
    ...Object.entries(further).filter(([key]) => !key.endsWith(checkOption)).map(([key, value]): [string, string] => [furtherLabel(key), list(value)]),
    ...consents.filter(({ kind }) => kind === 'marketing').map(({ given, wording }): [string, string] => [`"${wording}"`, given ? 'yes' : 'no']),
    ['Page', lead.url ?? ''],
    ['Visited pages', list((fields.lead_attributes as { visited_pages?: string[] } | undefined)?.visited_pages)],
    ['Seconds on site', list(lead.secondsOnSite)],
    ['Seconds to submit', list(lead.secondsToSubmit)],
    ['Spam score', lead.spamScore > 0 ? `${lead.spamScore} of 100 (${lead.spamReasons.join('; ')})` : ''],
    ...lead.notes.map((note): [string, string] => ['Note', note]),
  ];
  return pairs.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
}

export const isMarked = ({ spamScore }: { spamScore: number }): boolean => spamScore >= spamMark;
