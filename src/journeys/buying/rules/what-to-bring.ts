import { regionalTerms, type Locale } from '#src/domain/locations/regional-terms.ts';

interface Bringing {
  locale: Locale;
  word: string;
  getting: 'pick-up' | 'delivery' | 'later' | null;
  tradeIn: { name: string; owing: string | null } | null;
  loan: 'none' | 'wanted' | 'applied';
}

export function whatToBring({ locale, word, getting, tradeIn, loan }: Bringing): string[] {
  const { driverLicence, payslips, registration, serviceHistory } = regionalTerms[locale];
  return [
    `Your ${driverLicence}, not a copy`,
    ...(tradeIn
      ? [
          `Paperwork for the ${tradeIn.name}: ${registration} and ${serviceHistory}`,
          `All keys for the ${tradeIn.name}`,
          ...(tradeIn.owing === 'yes' ? [`A payout letter from your lender for the ${tradeIn.name}`] : []),
        ]
      : []),
    ...(loan === 'wanted' ? [`Your last two ${payslips}`] : []),
    ...(loan === 'applied' ? [`Your last two ${payslips}, unless you’ve already sent them`] : []),
    getting === 'delivery'
      ? `Insurance for the ${word} from the day it’s delivered`
      : `Insurance for the ${word} from the day you pick it up`,
  ];
}
