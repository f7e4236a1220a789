/** An amortised loan over five years with a 10% deposit. */
export interface LenderTerms {
  key: string;
  rate: number;
  comparison: number;
  holder: string;
}
export interface LenderOfferRow {
  interestRate: number;
  comparisonRate: number;
  paymentWeek: number;
  paymentMonth: number;
  termYears: number;
  termMonths: number;
  termUnit: string;
  deposit: number;
  balloon: number;
  disclaimer: string;
}

const payment = (amount: number, rate: number, periodsPerYear: number) => {
  const perPeriod = rate / 100 / periodsPerYear;
  return (amount * perPeriod) / (1 - (1 + perPeriod) ** -(periodsPerYear * 5));
};

export function lenderOffer(price: number, terms: LenderTerms): LenderOfferRow {
  const deposit = Math.round(price * 0.1),
    amount = price - deposit;
  return {
    interestRate: terms.rate,
    comparisonRate: terms.comparison,
    paymentWeek: Math.round(payment(amount, terms.rate, 52.18) * 100) / 100,
    paymentMonth: Math.round(payment(amount, terms.rate, 12) * 100) / 100,
    termYears: 5,
    termMonths: 60,
    termUnit: 'weeks',
    deposit,
    balloon: 0,
    disclaimer: `Credit provided by ${terms.holder} to approved applicants. Fees and lending criteria apply.`,
  };
}
