/** What a lead's person was told and agreed to (LAW-03): who, when, on which page, and in which words. An unticked box is kept as a no. */
import { collectionNotice } from '#src/contracts/lead-notice.ts';
import type { LeadInput } from '#src/contracts/lead-fields.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { consents } from '../database/schema.ts';

type ConsentRow = Omit<typeof consents.$inferInsert, 'leadId'>;

interface Who { dealer: string; name: string | null; email: string | null; phone: string | null; page: string; at: Date }

export function consentRows({ opt_in: optIn, terms }: Pick<LeadInput, 'opt_in' | 'terms'>, settings: Settings, who: Who): ConsentRow[] {
  const { optInText, termsNote } = settings.forms;
  const kinds: Pick<ConsentRow, 'kind' | 'given' | 'wording'>[] = [
    { kind: 'collection_notice', given: true, wording: collectionNotice(settings) },
    { kind: 'marketing', given: optIn === true, wording: optInText },
    ...(termsNote ? [{ kind: 'terms', given: terms === true, wording: 'You must agree to the terms of use before submitting the form.' }] : []),
  ];
  return kinds.map((kind) => ({ ...kind, ...who }));
}
