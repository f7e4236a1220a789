import { contrastProblems, type ContrastProblem } from '#src/domain/tenant/contrast.ts';
import { wrong, type IssueDraft } from '../issue.ts';
import type { ThemeCss } from '../theme-css.ts';
import type { CheckedDraft } from './complete-draft.ts';

/**
 * One error per colour, for its worst pair. Names theme.css if the pair passes without it, otherwise the setting and
 * the nearest passing colour.
 */
export function checkContrast({ settings, theme }: CheckedDraft): (IssueDraft & { line?: number })[] {
  const {
    branding: { colours },
    template,
  } = settings;
  const nameOf = ({ setting, what }: ContrastProblem) => `${setting}: ${what}`;
  const withoutTheme = new Set(contrastProblems(colours, template).map(nameOf));
  const { ofTheme = [], ofSettings = [] } = Object.groupBy(
    contrastProblems(colours, template, theme.tokens),
    (problem) => (withoutTheme.has(nameOf(problem)) ? 'ofSettings' : 'ofTheme'),
  );
  return [
    ...[...Map.groupBy(ofSettings, ({ setting }) => setting)].map(([setting, own]) => {
      const { text, worst } = contrastIssue(own);
      return wrong(
        'settings.json',
        ['branding', 'colours', setting],
        text,
        worst.closest
          ? `The nearest readable colour is "${worst.closest}".`
          : "No shade of this colour is readable with the others; change the others, or remove them to use the template's.",
      );
    }),
    ...[...Map.groupBy(ofTheme, (problem) => tokensOf(problem, theme)[0])].map(([token, own]) => ({
      ...wrong(
        'theme.css',
        [],
        `sets ${token ?? 'a colour'}, which ${contrastIssue(own).text}`,
        'Change the colour here, or remove it to use the one from the settings and template.',
      ),
      ...(token === undefined ? {} : { line: theme.lines[token]! }),
    })),
  ];
}

const tokensOf = ({ front, back }: ContrastProblem, { tokens }: ThemeCss): string[] =>
  Object.entries(tokens)
    .filter(([, value]) => [front, back].some((colour) => colour.toLowerCase() === value.toLowerCase()))
    .map(([token]) => token);

function contrastIssue(problems: ContrastProblem[]): { text: string; worst: ContrastProblem } {
  const worst = problems.reduce((a, b) => (b.ratio / b.needed < a.ratio / a.needed ? b : a));
  const others = problems.length - 1;
  const more = others > 0 ? ` (and ${others} more ${others === 1 ? 'pair' : 'pairs'})` : '';
  return {
    worst,
    text: `is hard to read: ${worst.what}, ${worst.front} on ${worst.back}, has a contrast of ${worst.ratio.toFixed(2)}:1 but needs ${worst.needed}:1${more}`,
  };
}
