import { namedLender } from '#src/domain/finance/lender-offer.ts';
import { closest } from '../did-you-mean.ts';
import { doubtful, wrong, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';
import { repeats } from './repeats.ts';

const file = 'settings.json';

export function checkFinance({ settings: { finance } }: CheckedDraft): IssueDraft[] {
  const keys = finance.lenders.map((lender) => lender.key);
  const near = finance.provider ? closest(finance.provider, keys) : null;
  return [
    ...repeats(file, 'lenders', 'key', finance.lenders, (lender) => lender.key).map((finding) => ({
      ...finding,
      path: ['finance', ...finding.path],
    })),
    ...(finance.provider && !keys.includes(finance.provider)
      ? [
          wrong(
            file,
            ['finance', 'provider'],
            `is "${finance.provider}", which is not a lender`,
            near ? `Did you mean "${near}"?` : `Lenders: ${keys.join(', ') || 'none; add one to finance.lenders'}.`,
          ),
        ]
      : []),
    ...(finance.shown && !finance.provider
      ? [
          doubtful(
            file,
            ['finance', 'provider'],
            'is missing, so repayments are not shown',
            'Name the lender, or set finance.shown to false.',
          ),
        ]
      : []),
    ...(finance.calculatorComparisonRate !== null && !finance.provider
      ? [
          doubtful(
            file,
            ['finance', 'calculatorComparisonRate'],
            'has no lender, so neither it nor the rate is shown',
            'Name the lender in finance.lenders and finance.provider.',
          ),
        ]
      : []),
    ...(finance.application && namedLender({ finance }) === undefined
      ? [
          wrong(
            file,
            ['finance', 'application'],
            'has no lender to apply to',
            'Name the lender in finance.lenders and finance.provider.',
          ),
        ]
      : []),
    ...(finance.application && finance.neverShow
      ? [doubtful(file, ['finance', 'application'], 'is not offered, since finance.neverShow hides all finance')]
      : []),
    ...(finance.shown && finance.neverShow
      ? [doubtful(file, ['finance', 'neverShow'], 'hides the repayments that finance.shown turns on')]
      : []),
  ];
}
