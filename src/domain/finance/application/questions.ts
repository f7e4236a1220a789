/**
 * The questions of a finance application by its parts, and how an answer is read. Answers are kept as they were typed:
 * what is wrong with them is said when a part is sent, and again before all of it is.
 */
import { phoneExamples } from '../../places/phone/phone-examples.ts';
import { regionalTerms, type Locale } from '../../places/regional-terms.ts';
import { readDate } from './read-date.ts';

/** As they are asked; the check comes after them. */
export const applicationParts = ['loan', 'you', 'home', 'work', 'costs'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** By the question's name, as typed. */
export type Answers = Readonly<Record<string, string>>;

export interface Option {
  value: string;
  label: string;
  hint?: string;
}

/** What the words and the rules of the questions depend on. */
export interface Asked {
  locale: Locale;
  /** Whether a vehicle is named; without one its kind and price are asked. */
  hasVehicle: boolean;
  /** The dealer's sales places, by slug. */
  places: Option[];
  /** The dealer's date, ISO. */
  today: string;
}

export interface Question {
  name: string;
  part: ApplicationPart;
  label: (asked: Asked) => string;
  hint?: (asked: Asked) => string;
  kind: 'text' | 'email' | 'tel' | 'select' | 'radios';
  options?: (asked: Asked) => Option[];
  /** What is said where nothing was answered; without it the answer may be left out. */
  missing?: (asked: Asked) => string;
  /** What is wrong with an answer, or null. */
  fault?: (answer: string, asked: Asked) => string | null;
  /** Dollars: shown with the sign, read by `readMoney`. */
  money?: boolean;
  numeric?: boolean;
  half?: boolean;
  autocomplete?: string;
  /** Whether it is asked at all. */
  isAsked?: (asked: Asked) => boolean;
  /** The answer that it follows from, with the name by which a style shows it. */
  follows?: { name: string; follows: (answers: Answers) => boolean };
}

/** Whole dollars of "$2,640", "2640.50"; null for what is no amount. */
export function readMoney(text: string): number | null {
  const digits = text.replace(/[$,\s]/g, '');
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits)) : null;
}

const options = (list: Record<string, string>): Option[] =>
  Object.entries(list).map(([value, label]) => ({ value, label }));

const periods = options({ week: 'Every week', fortnight: 'Every fortnight', month: 'Every month' });

const within = (low: number, high: number, fault: string) => (answer: string) => {
  const amount = readMoney(answer);
  return amount === null || amount < low || amount > high ? fault : null;
};

/** A year from 1950 to this one. */
const yearFault = (answer: string, { today }: Asked): string | null =>
  /^\d{4}$/.test(answer) && Number(answer) >= 1950 && answer <= today.slice(0, 4)
    ? null
    : 'Please enter a year, such as 2019.';

/** Of age on the dealer's date. */
function birthFault(answer: string, { locale, today }: Asked): string | null {
  const date = readDate(answer, locale);
  if (date === null || date < '1900' || date > today)
    return `Please enter your date of birth, such as ${locale === 'en-US' ? '3/14/1988' : '14/3/1988'}.`;
  const of18 = `${Number(date.slice(0, 4)) + 18}${date.slice(4)}`;
  return of18 > today ? 'A loan needs a borrower of 18 years or more.' : null;
}

/** The weights of the Australian Business Register's check digits; a sum that 89 divides is a number. */
const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
function abnFault(answer: string): string | null {
  const digits = answer.replace(/\s/g, '');
  const sum = [...digits].reduce(
    (all, digit, index) => all + (Number(digit) - (index === 0 ? 1 : 0)) * abnWeights[index]!,
    0,
  );
  return /^\d{11}$/.test(digits) && sum % 89 === 0 ? null : 'Please enter an ABN of 11 digits, such as 51 824 753 556.';
}

function postcodeFault(answer: string, { locale }: Asked): string | null {
  const digits = locale === 'en-US' ? 5 : 4;
  return new RegExp(`^\\d{${digits}}$`).test(answer)
    ? null
    : `Invalid ${regionalTerms[locale].postcode}. Please enter a ${digits}-digit number.`;
}

const choose = (): string => 'Please choose one.';
const isOne = (given: Option[]) => (answer: string) =>
  given.some(({ value }) => value === answer) ? null : 'Please choose one.';

const carTypes = options({ new: 'New', demo: 'Demo', used: 'Used', any: 'Not sure yet' });
const years = [1, 2, 3, 4, 5, 6, 7].map((count) => ({
  value: String(count),
  label: `${count} ${count === 1 ? 'year' : 'years'}`,
}));
const tenures = options({
  own: 'I own it',
  mortgage: 'I am paying it off',
  rent: 'I rent',
  board: 'I board, or live with family and pay',
  free: 'I live with family and pay nothing',
});
const jobs: Option[] = [
  { value: 'job', label: 'Full-time or part-time job' },
  { value: 'casual', label: 'Casual job' },
  { value: 'self', label: 'Self-employed', hint: 'The lender asks for a tax return later' },
  { value: 'benefit', label: 'Pension or benefit' },
  { value: 'other', label: 'Something else' },
];
const yesNo = options({ yes: 'Yes', no: 'No' });

const hasOtherIncome = { name: 'other-income', follows: ({ other_income: other }: Answers) => other === 'yes' };
const dollars = { kind: 'text', money: true, numeric: true } as const;

export const questions: Question[] = [
  {
    name: 'car_type',
    part: 'loan',
    label: () => 'What are you looking for?',
    kind: 'radios',
    options: () => carTypes,
    isAsked: ({ hasVehicle }) => !hasVehicle,
    missing: choose,
    fault: isOne(carTypes),
  },
  {
    ...dollars,
    name: 'price',
    part: 'loan',
    label: () => 'About what price?',
    isAsked: ({ hasVehicle }) => !hasVehicle,
    missing: () => 'Please enter a price in dollars, such as 25,000.',
    fault: within(500, 2_000_000, 'Please enter a price in dollars, such as 25,000.'),
  },
  {
    ...dollars,
    name: 'borrow',
    part: 'loan',
    label: () => 'How much would you like to borrow?',
    hint: () => 'What is left after your savings and a trade-in',
    missing: () => 'Please enter an amount in dollars, such as 16,000.',
    fault: within(500, 2_000_000, 'Please enter an amount in dollars, such as 16,000.'),
  },
  {
    name: 'years',
    part: 'loan',
    label: () => 'Over how long?',
    kind: 'select',
    options: () => years,
    missing: choose,
    fault: isOne(years),
  },
  {
    name: 'location',
    part: 'loan',
    label: () => 'Which of our places suits you?',
    kind: 'select',
    options: ({ places }) => [{ value: '', label: 'Any of them' }, ...places],
    isAsked: ({ hasVehicle, places }) => !hasVehicle && places.length > 1,
    fault: (answer, { places }) => isOne(places)(answer),
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
    fault: birthFault,
  },
  {
    name: 'phone',
    part: 'you',
    label: () => 'Mobile number',
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
  {
    name: 'street',
    part: 'home',
    label: () => 'Street address',
    kind: 'text',
    autocomplete: 'address-line1',
    missing: () => 'Please enter your street address.',
  },
  {
    name: 'suburb',
    part: 'home',
    label: ({ locale }) => (locale === 'en-US' ? 'City' : 'Suburb or town'),
    kind: 'text',
    autocomplete: 'address-level2',
    half: true,
    missing: ({ locale }) => `Please enter your ${locale === 'en-US' ? 'city' : 'suburb or town'}.`,
  },
  {
    name: 'postcode',
    part: 'home',
    label: ({ locale }) => (locale === 'en-US' ? 'ZIP code' : 'Postcode'),
    kind: 'text',
    numeric: true,
    half: true,
    autocomplete: 'postal-code',
    missing: (asked) => postcodeFault('', asked)!,
    fault: postcodeFault,
  },
  {
    name: 'tenure',
    part: 'home',
    label: () => 'How do you live there?',
    kind: 'radios',
    options: () => tenures,
    missing: choose,
    fault: isOne(tenures),
  },
  {
    name: 'home_since',
    part: 'home',
    label: () => 'Living there since',
    hint: () => 'The year is enough',
    kind: 'text',
    numeric: true,
    half: true,
    missing: () => 'Please enter a year, such as 2019.',
    fault: yearFault,
  },
  {
    name: 'dependants',
    part: 'home',
    label: () => 'People you support',
    hint: () => 'Children and others; 0 for none',
    kind: 'text',
    numeric: true,
    half: true,
    missing: () => 'Please enter a number, 0 for none.',
    fault: (answer) => (/^\d{1,2}$/.test(answer) ? null : 'Please enter a number, 0 for none.'),
  },
  {
    name: 'work',
    part: 'work',
    label: () => 'How do you earn your main income?',
    kind: 'radios',
    options: () => jobs,
    missing: choose,
    fault: isOne(jobs),
  },
  {
    name: 'employer',
    part: 'work',
    label: () => 'Employer',
    kind: 'text',
    autocomplete: 'organization',
    missing: () => 'Please enter your employer.',
    follows: { name: 'work-employed', follows: ({ work }) => work === 'job' || work === 'casual' },
  },
  {
    name: 'abn',
    part: 'work',
    label: () => 'ABN',
    hint: () => '11 digits',
    kind: 'text',
    numeric: true,
    isAsked: ({ locale }) => locale === 'en-AU',
    missing: () => 'Please enter an ABN of 11 digits, such as 51 824 753 556.',
    fault: abnFault,
    follows: { name: 'work-self', follows: ({ work }) => work === 'self' },
  },
  {
    name: 'work_since',
    part: 'work',
    label: () => 'Earning it since',
    hint: () => 'The year is enough',
    kind: 'text',
    numeric: true,
    missing: () => 'Please enter a year, such as 2019.',
    fault: yearFault,
  },
  {
    ...dollars,
    name: 'income',
    part: 'work',
    label: () => 'Pay after tax',
    hint: () => 'What arrives in your account',
    half: true,
    missing: () => 'Please enter an amount in dollars, such as 2,640.',
    fault: within(0, 1_000_000, 'Please enter an amount in dollars, such as 2,640.'),
  },
  {
    name: 'income_per',
    part: 'work',
    label: () => 'How often',
    hint: () => 'As you are paid',
    kind: 'select',
    half: true,
    options: () => periods,
    missing: choose,
    fault: isOne(periods),
  },
  {
    name: 'other_income',
    part: 'work',
    label: () => 'Any other income?',
    hint: () => 'Rent, a second job, family payments. Leave out what you cannot show on paper.',
    kind: 'radios',
    options: () => yesNo,
    missing: choose,
    fault: isOne(yesNo),
  },
  {
    ...dollars,
    name: 'other_amount',
    part: 'work',
    label: () => 'Other income after tax, a month',
    missing: () => 'Please enter an amount in dollars, such as 400.',
    fault: within(0, 1_000_000, 'Please enter an amount in dollars, such as 400.'),
    follows: hasOtherIncome,
  },
  {
    ...dollars,
    name: 'housing',
    part: 'costs',
    label: () => 'Rent, board or mortgage, a month',
    hint: () => 'Your share; 0 for none',
    missing: () => 'Please enter an amount in dollars, 0 for none.',
    fault: within(0, 1_000_000, 'Please enter an amount in dollars, 0 for none.'),
  },
  {
    ...dollars,
    name: 'living',
    part: 'costs',
    label: () => 'Living costs, a month',
    hint: () => 'Food, bills, phone, fuel, insurance, children: a usual month',
    missing: () => 'Please enter an amount in dollars, such as 2,400.',
    fault: within(0, 1_000_000, 'Please enter an amount in dollars, such as 2,400.'),
  },
  {
    ...dollars,
    name: 'loans',
    part: 'costs',
    label: () => 'Repayments of other loans, a month',
    fault: within(0, 1_000_000, 'Please enter an amount in dollars, 0 for none.'),
  },
  {
    ...dollars,
    name: 'cards',
    part: 'costs',
    label: () => 'Credit card limits, all together',
    fault: within(0, 1_000_000, 'Please enter an amount in dollars, 0 for none.'),
  },
];
