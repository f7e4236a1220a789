import { wordingIssues, type WordingIssue } from '#src/domain/advertising/wording-issues.ts';
import type { IssueDraft } from '../issue.ts';
import { sellsInNewSouthWales, type CheckedDraft } from './complete-draft.ts';
import { writtenTexts } from './written-texts.ts';

export function checkWording(draft: CheckedDraft): IssueDraft[] {
  const { locale } = draft.settings.regional;
  const inNewSouthWales = sellsInNewSouthWales(draft);
  return writtenTexts(draft).flatMap(({ file, path, texts, page, hasEnd }) =>
    wordingIssues(texts.join('\n\n'), { locale, inNewSouthWales, hasEnd }).map((fault) => ({
      ...toIssueDraft(fault, file),
      path,
      ...(page !== undefined && { page }),
    })),
  );
}

export const toIssueDraft = ({ severity, rule, words, why, hint }: WordingIssue, file: string): IssueDraft => ({
  severity,
  file,
  path: [],
  reason: `says "${words}": ${why}`,
  hint,
  rule,
  words,
});
