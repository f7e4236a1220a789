/**
 * What a lead's person was told and agreed to (LAW-03): who, when, on which page, and in which words. An
 * unticked box is kept as a no, and a question that nobody was asked is not kept at all.
 */
import { createHash } from 'node:crypto';
import { collectionNotice } from '#src/contracts/lead-notice.ts';
import type { LeadInput } from '#src/contracts/lead-fields.ts';
import { termsWording } from '#src/domain/content/terms-document.ts';
import type { consents } from '../database/schema.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';

type ConsentRow = Omit<typeof consents.$inferInsert, 'leadId'>;

export interface ConsentPerson {
  dealer: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  page: string;
  at: Date;
}

/** The text that was agreed to, as it is kept. */
export interface AgreedText {
  version: string;
  url: string;
  text: string;
}

/** The terms of use as this site shows them now; null where the dealer has written none. */
export function agreedTerms({ settings, terms }: Pick<DealerRecord, 'settings' | 'terms'>): AgreedText | null {
  if (!terms) return null;
  return {
    version: createHash('sha256').update(terms.text).digest('hex').slice(0, 12),
    url: `${settings.siteUrl}${terms.path}`,
    text: terms.text,
  };
}

export function consentRows(
  { opt_in: optIn, terms }: Pick<LeadInput, 'opt_in' | 'terms'>,
  { settings, ...dealer }: Pick<DealerRecord, 'settings' | 'terms'>,
  { hasTicks, ...who }: ConsentPerson & { hasTicks: boolean },
): ConsentRow[] {
  const { optInText, termsNote } = settings.forms;
  const document = agreedTerms({ settings, ...dealer });
  const kinds: Pick<ConsentRow, 'kind' | 'given' | 'wording' | 'documentUrl' | 'documentVersion'>[] = [
    { kind: 'collection_notice', given: true, wording: collectionNotice(settings) },
    ...(hasTicks || optIn !== null ? [{ kind: 'marketing', given: optIn === true, wording: optInText }] : []),
    ...(termsNote && (hasTicks || terms !== null)
      ? [
          {
            kind: 'terms',
            given: terms === true,
            wording: termsWording,
            documentUrl: document?.url ?? null,
            documentVersion: document?.version ?? null,
          },
        ]
      : []),
  ];
  return kinds.map((kind) => ({ ...kind, ...who }));
}
