import type { Locale } from '../locations/regional-terms.ts';

/** Engineering material, not legal advice. */
export interface LegalRule {
  id: string;
  /** Such as `Australian Consumer Law, s 48`. */
  source: string;
}

export const misleading: Record<Locale, string> = {
  'en-AU': 'Australian Consumer Law, ss 18 and 29',
  'en-NZ': 'Fair Trading Act 1986 (NZ), ss 9 and 13',
  'en-US': 'Federal Trade Commission Act (US), s 5',
};

export const legalRules = {
  licence: { id: 'LAW-01', source: 'Motor Dealers and Repairers Act 2013 (NSW), s 19A' },
  comparisonRate: { id: 'LAW-02', source: 'National Credit Code, ss 160 to 163' },
  deposit: { id: 'LAW-04', source: 'Motor dealer rules in New South Wales and South Australia: 10% before delivery' },
  onlineDealer: { id: 'LAW-06', source: 'Motor Dealers and Repairers Amendment Act 2023 (NSW)' },
  automatedDecisions: { id: 'LAW-06', source: 'Privacy Act 1988 (Cth), APP 1.7 to 1.9, from 10 December 2026' },
  textSender: { id: 'LAW-06', source: 'SMS Sender ID Register (ACMA), since 1 July 2026' },
} as const satisfies Record<string, LegalRule>;
