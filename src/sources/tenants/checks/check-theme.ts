import { isHex } from '#src/domain/tenant/colour-math.ts';
import { looks } from '#src/domain/tenant/looks/looks.ts';
import { colourTokens } from '#src/domain/tenant/palette.ts';
import { closest } from '../did-you-mean.ts';
import { doubtful, type IssueDraft, wrong } from '../issue.ts';
import { type CheckedDraft, isWritten } from './complete-draft.ts';

const file = 'theme.css';

/** An invalid colour breaks every shade mixed from it. */
export function checkTheme({ settings: { template }, theme }: CheckedDraft): (IssueDraft & { line?: number })[] {
  const { palette, tokens } = looks[template];
  const colours = Object.keys(colourTokens(palette));
  return Object.entries(theme.tokens).flatMap(([name, value]) => {
    const line = theme.lines[name] ?? 1;
    if (!tokens.includes(name)) {
      const near = closest(name, tokens);
      return [
        {
          ...doubtful(
            file,
            [],
            `sets ${name}, which the ${template} template does not have`,
            near ? `Did you mean ${near}?` : undefined,
          ),
          line,
        },
      ];
    }
    return colours.includes(name) && !isHex(value)
      ? [
          {
            ...wrong(
              file,
              [],
              `sets ${name} to "${value}", which is not a colour that can be checked`,
              'Write it as six hexadecimal digits, such as #0b5a66.',
            ),
            line,
          },
        ]
      : [];
  });
}

export function checkBranding(draft: CheckedDraft): IssueDraft[] {
  if (isWritten(draft, 'branding', 'name')) return [];
  return [
    doubtful(
      'settings.json',
      ['branding', 'name'],
      'is missing',
      `Until it is set, the site calls the dealer "${draft.settings.branding.name}".`,
    ),
  ];
}
