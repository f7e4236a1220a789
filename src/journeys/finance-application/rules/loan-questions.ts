import { capitalise } from '#src/lib/text.ts';
import { phoneExamples } from '#src/domain/locations/phone/phone-examples.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { dollarField, oneOf, options, within, type QuestionContext, type Question } from './question.ts';
import { readDate } from './read-date.ts';

/** Applicants must be adults on the dealer's date. */
function birthDateError(answer: string, { locale, today }: QuestionContext): string | null {
  const date = readDate(answer, locale);
  if (date === null || date < '1900' || date > today)
    return `Please enter your date of birth, such as ${locale === 'en-US' ? '3/14/1988' : '14/3/1988'}.`;
  const of18 = `${Number(date.slice(0, 4)) + 18}${date.slice(4)}`;
  return of18 > today ? 'You must be 18 or older to apply for a loan.' : null;
}

const carTypes = options({ new: 'New', demo: 'Demo', used: 'Used', any: 'Not sure yet' });
const years = [1, 2, 3, 4, 5, 6, 7].map((count) => ({
  value: String(count),
  label: `${count} ${count === 1 ? 'year' : 'years'}`,
}));

export const loanQuestions: Question[] = [
  {
    name: 'car_type',
    part: 'loan',
    label: () => 'What are you looking for?',
    kind: 'radios',
    ...oneOf(carTypes, 'Please choose what you are looking for.'),
    isAsked: ({ hasVehicle }) => !hasVehicle,
  },
  {
    ...dollarField,
    name: 'price',
    part: 'loan',
    label: () => 'Approximate price',
    isAsked: ({ hasVehicle }) => !hasVehicle,
    missing: () => 'Please enter a price in dollars, such as 25,000.',
    fault: within(500, 2_000_000, 'Please enter a price in dollars, such as 25,000.'),
  },
  {
    ...dollarField,
    name: 'borrow',
    part: 'loan',
    label: () => 'How much would you like to borrow?',
    hint: () => 'The price less your savings and any trade-in',
    missing: () => 'Please enter an amount in dollars, such as 16,000.',
    fault: within(500, 2_000_000, 'Please enter an amount in dollars, such as 16,000.'),
  },
  {
    name: 'years',
    part: 'loan',
    label: () => 'Loan term',
    kind: 'select',
    ...oneOf(years, 'Please choose a loan term.'),
  },
  {
    name: 'location',
    part: 'loan',
    label: () => 'Preferred location',
    kind: 'select',
    options: ({ places }) => [{ value: '', label: 'Any location' }, ...places],
    isAsked: ({ hasVehicle, places }) => !hasVehicle && places.length > 1,
    fault: (answer, { places }) => oneOf(places, 'Please choose one of our locations.').fault(answer),
  },
  {
    name: 'name',
    part: 'you',
    label: () => 'Full name',
    hint: ({ locale }) => `As on your ${regionalTerms[locale].driverLicence}`,
    kind: 'text',
    autocomplete: 'name',
    missing: () => 'Please enter your name.',
  },
  {
    name: 'birth',
    part: 'you',
    label: () => 'Date of birth',
    hint: ({ locale }) =>
      locale === 'en-US' ? 'Month, day and year, such as 3/14/1988' : 'Day, month and year, such as 14/3/1988',
    kind: 'text',
    autocomplete: 'bday',
    missing: ({ locale }) =>
      `Please enter your date of birth, such as ${locale === 'en-US' ? '3/14/1988' : '14/3/1988'}.`,
    fault: birthDateError,
  },
  {
    name: 'phone',
    part: 'you',
    label: ({ locale }) => capitalise(regionalTerms[locale].mobile),
    kind: 'tel',
    autocomplete: 'tel',
    missing: ({ locale }) => `Please enter a mobile number, such as ${phoneExamples[locale].mobile}.`,
    fault: (answer, { locale }) =>
      answer.replace(/\D/g, '').length >= 9
        ? null
        : `Please enter a mobile number, such as ${phoneExamples[locale].mobile}.`,
  },
  {
    name: 'email',
    part: 'you',
    label: () => 'Email address',
    kind: 'email',
    autocomplete: 'email',
    missing: () => 'Please enter an email address, such as name@example.com.',
    fault: (answer) =>
      /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]{2,}$/.test(answer)
        ? null
        : 'Please enter an email address, such as name@example.com.',
  },
];
