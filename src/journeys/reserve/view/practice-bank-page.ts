/** Practice gateway: no card, no payment, not in production. */
import { formatMoney } from '#src/lib/money.ts';
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { practiceBankCopy as copy } from './copy/practice-bank-copy.ts';
import { practiceBankPath, reservationUrl } from '../rules/reserve-paths.ts';
import { stepLabels } from './copy/checkout-copy.ts';
import { reserveSummary } from './car-summary.ts';
import { reserveMomentFrom, type ReserveSite } from './reserve-site.ts';
import type { ReservePageData } from './reserve.page-data.ts';
import type { DisplayReservation } from './shown-reservation.ts';

export interface BankStep {
  isChallenge: boolean;
  fault: string | null;
}

export function practiceBankPage(site: ReserveSite, shown: DisplayReservation, step: BankStep): ReservePageData {
  const { deposit, kind } = shown.agreed;
  const amount = formatMoney(deposit);
  const word = vehicleWord(site.vehicle);
  return {
    kind: 'reserve',
    title: `${step.fault ? 'Error: ' : ''}Practice card page`,
    back: { label: 'Back without paying', url: reservationUrl(shown.key) },
    steps: { labels: stepLabels(true), current: 2 },
    heading: 'Your card',
    lede: copy.lede(kind, amount, word),
    faults: step.fault ? [{ field: 'code', text: step.fault }] : [],
    parts: [
      {
        kind: 'bank',
        bank: {
          title: step.isChallenge ? 'Confirm it’s you' : copy.title(kind, site.settings.branding.name),
          detail: step.isChallenge
            ? copy.challengeDetail(amount, site.settings.branding.name)
            : `Reference ${shown.reference}`,
          amount,
          action: practiceBankPath,
          fields: { ref: shown.key, ...(step.isChallenge && { outcome: 'code' }) },
          challenge: step.isChallenge
            ? { label: 'Code from your bank', hint: 'This practice bank accepts any 6 digits.', fault: step.fault }
            : null,
          outcomes: step.isChallenge ? [] : copy.outcomes(kind, amount, word),
          button: step.isChallenge ? 'Confirm' : copy.button(kind, amount),
          leave: { label: 'Back without paying', url: reservationUrl(shown.key) },
          foot: copy.foot,
        },
      },
      { kind: 'small', text: copy.kept(word, reserveMomentFrom(site, shown.until)), link: null },
    ],
    car: reserveSummary(site, shown.agreed),
    aside: null,
  };
}
