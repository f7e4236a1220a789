/**
 * The finance from-price (FIN-01, FIN-03, LAW-02): repayment, rate and comparison rate as equals, with everything that
 * may not stand behind a click.
 */
import { formatMoney } from '#src/lib/money.ts';
import { formatRate, periodNoun } from '#src/domain/finance/amortise.ts';
import { comparisonWarning } from '#src/domain/finance/comparison-rate.ts';
import { lenderText, type FinanceOffer } from '#src/domain/finance/lender-offer.ts';
import { offerValidity } from '#src/domain/finance/offer-validity.ts';
import type { ShownRate } from '#src/domain/finance/shown-rate.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** Ready to show. A rate is only ever made together with its comparison rate, from a `ShownRate`. */
export interface FinanceCopy {
  repayment: { amount: string; per: string } | null;
  rates: { rate: string; comparison: string };
  /** "5 year term, $3,699 deposit, no balloon". */
  basis: string;
  lender: string;
  /** The lender's and the dealer's disclaimer. */
  disclaimer: string;
  /**
   * "An offer made on 22 November 2026 is valid to 22 December 2026.", and the clock by which a script says it
   * anew on an old page (FIN-04).
   */
  validity: { text: string; timeZone: string };
  /** Null outside Australia. */
  warning: string | null;
}

/** `today` is the dealer's, an ISO date. */
export function financeCopy(
  offer: FinanceOffer | null,
  settings: Pick<PublicSettings, 'regional' | 'finance'>,
  today: string | null,
): FinanceCopy | null {
  if (offer === null || today === null) return null;
  const { repayment, lender } = offer;
  const { locale, timeZone } = settings.regional;
  return {
    repayment: repayment && { amount: formatMoney(repayment.amount), per: `per ${periodNoun[repayment.period]}` },
    rates: ratesOf(offer.rate),
    basis: basisOf(offer),
    lender: lenderText(lender),
    disclaimer: disclaimerOf(offer, settings),
    validity: { text: offerValidity(today, locale), timeZone },
    warning: locale === 'en-AU' ? comparisonWarning : null,
  };
}

const ratesOf = ({ interestRate, comparisonRate }: ShownRate): FinanceCopy['rates'] => ({
  rate: `${formatRate(interestRate)} p.a.`,
  comparison: `${formatRate(comparisonRate)} p.a.`,
});

function basisOf({ termMonths, deposit, balloon }: FinanceOffer): string {
  const term = termMonths % 12 === 0 ? `${termMonths / 12} year term` : `${termMonths} month term`;
  return [
    term,
    deposit === null ? null : deposit > 0 ? `${formatMoney(deposit)} deposit` : 'no deposit',
    balloon === null ? null : balloon > 0 ? `${formatMoney(balloon)} balloon` : 'no balloon',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The lender's own words stand first; a sentence that the dealer's disclaimer says again is left out. */
function disclaimerOf({ disclaimer }: FinanceOffer, { finance }: Pick<PublicSettings, 'finance'>): string {
  const own = (disclaimer ?? '')
    .split(/(?<=\.)\s+/)
    .filter((sentence) => sentence !== '' && !finance.disclaimer.includes(sentence))
    .join(' ');
  return `${own} ${finance.disclaimer}`.trim();
}
