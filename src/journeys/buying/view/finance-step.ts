import { takesApplications } from '#src/domain/finance/takes-applications.ts';
import { isFinanceAllowed } from '#src/domain/finance/lender-offer.ts';
import { formatMoney } from '#src/lib/money.ts';
import { skipLabel, answersNotice } from './copy/buying-copy.ts';
import { applicationPath } from '#src/journeys/finance-application/view/application-page.ts';
import { loanAside } from '#src/journeys/finance-application/view/application-vehicle.ts';
import type { JourneyBlock, JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import { buyingFormId, stepFrame } from './buying-frame.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { balanceOf, loanOf, stepUrl, type BuyingState } from './buying-state.ts';

export const offersLoans = ({ site: { vehicle, settings } }: Pick<BuyingState, 'site'>): boolean =>
  settings.finance.shown && isFinanceAllowed(vehicle, settings);

/** Whole dollars: the balance before any loan. */
const maxLoan = (state: BuyingState): number => {
  const { plan } = state;
  return Math.max(0, balanceOf({ ...state, plan: { ...plan, finance: 'cash' } }).high);
};

const minLoan = 500;

export function loanError(state: BuyingState): string | null {
  const loan = loanOf(state.plan);
  const most = maxLoan(state);
  if (loan < minLoan) return 'Please enter an amount in dollars, such as 16,000.';
  return loan > most ? `That’s more than the balance of ${formatMoney(most)}.` : null;
}

const years = [1, 2, 3, 4, 5, 6, 7].map((count) => ({
  value: String(count),
  label: `${count} ${count === 1 ? 'year' : 'years'}`,
}));

export function financeStep(state: BuyingState, faults: JourneyPageData['faults'] = []): JourneyPageData {
  const { site, plan } = state;
  const { vehicle, settings } = site;
  const left = balanceOf({ ...state, plan: { ...plan, finance: 'cash' } }).likely;
  const hasFigures = plan.finance === 'loan' && faults.length === 0 && loanError(state) === null;
  return {
    ...stepFrame(state, 'finance', {
      heading: 'How would you like to pay?',
      lede: 'Nothing is decided yet, and choosing doesn’t trigger a credit check.',
    }),
    faults,
    blocks: [
      {
        kind: 'form',
        id: buyingFormId,
        action: buyingUrl(vehicle, settings),
        hidden: { step: 'finance', car_id: vehicle.slug },
        fields: [
          {
            name: 'finance',
            label: 'Paying',
            kind: 'radios',
            options: [
              { value: 'cash', label: 'Without a loan', hint: 'Your own money, or a loan you arrange yourself.' },
              ...(offersLoans(state)
                ? [{ value: 'loan', label: 'With a loan', hint: 'See what it costs; apply now or later.' }]
                : []),
              { value: 'later', label: 'Decide later' },
            ],
          },
          ...(offersLoans(state)
            ? [
                {
                  name: 'borrow',
                  label: 'How much would you like to borrow?',
                  kind: 'text' as const,
                  affix: '$',
                  inputmode: 'decimal' as const,
                  when: 'loan',
                },
                { name: 'years', label: 'Loan term', kind: 'select' as const, options: years, when: 'loan' },
              ]
            : []),
        ],
        values: {
          finance: plan.finance ?? '',
          borrow: plan.borrow || (left > 0 ? String(Math.round(left)) : ''),
          years: plan.years || '5',
        },
        submit: hasFigures ? 'Change' : 'Continue',
        isQuiet: hasFigures,
        notice: answersNotice(settings.forms.privacyPath),
      },
      ...(hasFigures ? figures(state) : []),
      {
        kind: 'ways',
        ways: hasFigures
          ? [
              { label: 'Continue to delivery or pick-up', url: stepUrl(state, 'getting'), isPrimary: true },
              ...applicationActions(state),
            ]
          : [{ label: skipLabel, url: stepUrl(state, 'getting') }],
      },
    ],
  };
}

/** Shows the repayment only with both interest and comparison rates (LAW-02). */
export function figures({ site, plan, today }: BuyingState): JourneyBlock[] {
  const { vehicle, settings } = site;
  const blocks = loanAside({ answers: { borrow: plan.borrow, years: plan.years }, vehicle, settings, today });
  return blocks.some(({ kind }) => kind === 'rates')
    ? blocks
    : [{ kind: 'text', lines: [['The cost depends on the lender. We’ll tell you its rates when we call.']] }];
}

function applicationActions({ site: { vehicle, settings }, application }: BuyingState) {
  if (!takesApplications(settings) || application === 'sent') return [];
  return [
    {
      label: application === 'begun' ? 'Continue your application' : 'Apply for finance now',
      url: `${applicationPath}?${new URLSearchParams({ car_id: vehicle.id })}`,
    },
  ];
}
