/**
 * A lead's consents (LAW-03). An unticked box is stored as a no, an unasked question not at all. Opting in under older
 * wording doesn't count (SHOWN-03).
 */
import { createHash } from 'node:crypto';
import { collectionNotice, wordingMark } from '#src/contracts/lead-notice.ts';
import type { LeadInput } from '#src/contracts/lead-fields.ts';
import { termsMark, termsWording } from '#src/domain/content/terms-document.ts';
import type { consents } from '../platform/database/schema.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';

type ConsentRow = Omit<typeof consents.$inferInsert, 'leadId'>;

export interface ConsentPerson {
  dealer: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  page: string;
  at: Date;
}

export interface AgreedText {
  version: string;
  url: string;
  text: string;
}

export function agreedTerms({ settings, terms }: Pick<DealerRecord, 'settings' | 'terms'>): AgreedText | null {
  if (!terms) return null;
  return {
    version: createHash('sha256').update(terms.text).digest('hex').slice(0, 12),
    url: `${settings.siteUrl}${terms.path}`,
    text: terms.text,
  };
}

/** For wording no longer known. */
const earlierWording = 'An earlier wording, as shown on the page before it was changed.';

/** Calls without a page have no wording. */
export const isCurrentWording = (
  { wording }: Pick<LeadInput, 'wording'>,
  { settings, terms }: Pick<DealerRecord, 'settings' | 'terms'>,
): boolean => wording === null || wording === wordingMark(settings, termsMark(terms ?? null));

export function consentRows(
  { opt_in: optIn, terms, wording }: Pick<LeadInput, 'opt_in' | 'terms' | 'wording'>,
  { settings, ...dealer }: Pick<DealerRecord, 'settings' | 'terms'>,
  { hasTicks, collection, ...who }: ConsentPerson & { hasTicks: boolean; collection?: string | undefined },
): ConsentRow[] {
  const { optInText, termsNote } = settings.forms;
  const isNow = isCurrentWording({ wording }, { settings, ...dealer });
  const document = isNow ? agreedTerms({ settings, ...dealer }) : null;
  const kinds: Pick<ConsentRow, 'kind' | 'given' | 'wording' | 'documentUrl' | 'documentVersion'>[] = [
    {
      kind: 'collection_notice',
      given: true,
      wording: isNow ? (collection ?? collectionNotice(settings)) : earlierWording,
    },
    ...(hasTicks || optIn !== null
      ? [{ kind: 'marketing', given: isNow && optIn === true, wording: isNow ? optInText : earlierWording }]
      : []),
    ...(termsNote && (hasTicks || terms !== null)
      ? [
          {
            kind: 'terms',
            given: terms === true,
            wording: isNow ? termsWording : earlierWording,
            documentUrl: document?.url ?? null,
            documentVersion: document?.version ?? null,
          },
        ]
      : []),
  ];
  return kinds.map((kind) => ({ ...kind, ...who }));
}
