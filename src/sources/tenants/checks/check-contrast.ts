import { contrastProblems, type ContrastProblem } from '#src/domain/tenant/contrast.ts';
import { wrong, type Finding } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

/** One error for each colour setting: its worst pair, how many more there are, and the nearest colour that passes all of them. */
export function checkContrast({ settings, theme }: CheckedDraft): Finding[] {
  const problems = contrastProblems(settings.branding.colours, settings.template, theme.tokens);
  const bySetting = Map.groupBy(problems, (problem) => problem.setting);
  return [...bySetting].map(([setting, own]) => {
    const worst = own.reduce((a, b) => (b.ratio / b.needed < a.ratio / a.needed ? b : a));
    return wrong('settings.json', ['branding', 'colours', setting], reason(worst, own.length - 1), worst.closest
      ? `The nearest colour that reads well is "${worst.closest}".`
      : 'No shade of this colour reads well with the others; change the others, or remove them for the template\'s.');
  });
}

function reason({ what, front, back, ratio, needed }: ContrastProblem, others: number): string {
  const more = others > 0 ? ` (and ${others} more ${others === 1 ? 'pair' : 'pairs'})` : '';
  return `is hard to read: ${what}, ${front} on ${back}, has a contrast of ${ratio.toFixed(2)}:1 where ${needed}:1 is needed${more}`;
}
