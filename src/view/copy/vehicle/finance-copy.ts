/** Rates are equally prominent, and required details never need a click (FIN-01, FIN-03, LAW-02). */
import { formatMoney } from '#src/lib/money.ts';
import { balloonWord, depositWord, namedRates, periodNoun, type NamedRate } from '#src/domain/finance/amortise.ts';
import { comparisonWarning } from '#src/domain/finance/comparison-rate.ts';
import { lenderText, type FinanceOffer } from '#src/domain/finance/lender-offer.ts';
import { offerValidity } from '#src/domain/finance/offer-validity.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** Every `DisplayRate` includes its comparison rate. */
export interface FinanceCopy {
  repayment: { amount: string; per: string } | null;
  rates: NamedRate[];
  basis: string;
  lender: string;
  disclaimer: string;
  /** "An offer made on 22 November 2026 is valid to 22 December 2026."; updated on old pages (FIN-04). */
  validity: { text: string; timeZone: string };
  warning: string | null;
}

/** `today`: ISO date in the dealer's time zone. */
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
    rates: namedRates(offer.rate.interestRate, offer.rate.comparisonRate, locale),
    basis: basisOf(offer, locale),
    lender: lenderText(lender),
    disclaimer: disclaimerOf(offer, settings),
    validity: { text: offerValidity(today, locale), timeZone },
    warning: locale === 'en-AU' ? comparisonWarning : null,
  };
}

function basisOf({ termMonths, deposit, balloon }: FinanceOffer, locale: Locale): string {
  const term = termMonths % 12 === 0 ? `${termMonths / 12}-year term` : `${termMonths}-month term`;
  return [term, amountText(deposit, depositWord(locale)), amountText(balloon, balloonWord(locale))]
    .filter(Boolean)
    .join(', ');
}

const amountText = (amount: number | null, word: string): string | null =>
  amount === null ? null : `${amount > 0 ? formatMoney(amount) : 'no'} ${word}`;

function disclaimerOf({ disclaimer }: FinanceOffer, { finance }: Pick<PublicSettings, 'finance'>): string {
  const own = (disclaimer ?? '')
    .split(/(?<=\.)\s+/)
    .filter((sentence) => sentence !== '' && !finance.disclaimer.includes(sentence))
    .join(' ');
  return `${own} ${finance.disclaimer}`.trim();
}
