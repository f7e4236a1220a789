import { wordFaults, type WordFault } from '#src/domain/advertising/advertised-words.ts';
import type { Finding } from '../issue.ts';
import { sellsInNewSouthWales, type CheckedDraft } from './complete-draft.ts';
import { writtenTexts } from './written-texts.ts';

export function checkWords(draft: CheckedDraft): Finding[] {
  const { locale } = draft.settings.regional;
  const inNewSouthWales = sellsInNewSouthWales(draft);
  return writtenTexts(draft).flatMap(({ file, path, texts, page, hasEnd }) =>
    wordFaults(texts.join('\n\n'), { locale, inNewSouthWales, hasEnd }).map((fault) => ({
      ...findingOf(fault, file),
      path,
      ...(page !== undefined && { page }),
    })),
  );
}

export const findingOf = ({ severity, rule, words, why, hint }: WordFault, file: string): Finding => ({
  severity,
  file,
  path: [],
  reason: `says "${words}": ${why}`,
  hint,
  rule,
  words,
});
