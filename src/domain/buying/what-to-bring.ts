import { regionalTerms, type Locale } from '../places/regional-terms.ts';

interface Bringing {
  locale: Locale;
  word: string;
  getting: 'pick-up' | 'delivery' | 'later' | null;
  tradeIn: { name: string; owing: string | null } | null;
  loan: 'none' | 'wanted' | 'applied';
}

export function whatToBring({ locale, word, getting, tradeIn, loan }: Bringing): string[] {
  const { driverLicence, registration, serviceHistory } = regionalTerms[locale];
  return [
    `Your ${driverLicence}, not a copy`,
    ...(tradeIn
      ? [
          `The papers of the ${tradeIn.name}: ${registration} and ${serviceHistory}`,
          `All keys of the ${tradeIn.name}`,
          ...(tradeIn.owing === 'yes' ? [`A payout letter of the lender of the ${tradeIn.name}`] : []),
        ]
      : []),
    ...(loan === 'wanted' ? ['Your last two payslips'] : []),
    ...(loan === 'applied' ? ['Your last two payslips, unless you sent them'] : []),
    getting === 'delivery'
      ? `Insurance for the ${word} from the day of delivery`
      : `Insurance for the ${word} from the day that you take it`,
  ];
}
