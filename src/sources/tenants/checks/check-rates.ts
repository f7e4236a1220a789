/** Credit rates in a dealer's copy need a comparison rate and warning (LAW-02). */
import { comparisonWarning } from '#src/domain/finance/comparison-rate.ts';
import { rateIssue, type RateIssue } from '#src/domain/finance/advertised-rate.ts';
import { legalRules } from '#src/domain/advertising/legal-rules.ts';
import { under, wrong, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';
import { writtenTexts } from './written-texts.ts';

export function checkRates(draft: CheckedDraft): IssueDraft[] {
  if (draft.settings.regional.locale !== 'en-AU') return [];
  return writtenTexts(draft).flatMap(({ file, path, texts }) => {
    const fault = rateIssue(texts);
    return fault === null ? [] : [under(legalRules.comparisonRate, wrong(file, path, reasons[fault], hints[fault]))];
  });
}

const reasons: Record<RateIssue, string> = {
  'no comparison rate': 'mentions an interest rate without its comparison rate in the same paragraph',
  'no warning': 'mentions a comparison rate without the warning that goes with it',
};
const hints: Record<RateIssue, string> = {
  'no comparison rate':
    'Write, for example, "8.99% p.a. (comparison rate 9.86% p.a.)"; the National Credit Code requires it wherever a rate is advertised.',
  'no warning': `Add it to the same text: "${comparisonWarning.slice(comparisonWarning.indexOf('WARNING'))}"`,
};
