import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import {
  dollarField,
  oneOf,
  options,
  within,
  type Answers,
  type QuestionContext,
  type Option,
  type Question,
} from './question.ts';

const periods = options({ week: 'Every week', fortnight: 'Every fortnight', month: 'Every month' });

function yearError(answer: string, { today }: QuestionContext): string | null {
  const thisYear = today.slice(0, 4);
  if (!/^\d{4}$/.test(answer) || Number(answer) < 1950) return 'Please enter a year, such as 2019.';
  return answer <= thisYear ? null : `Please enter a year no later than ${thisYear}.`;
}

/** Check-digit weights of the Australian Business Register; valid sums are divisible by 89. */
const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
function abnError(answer: string): string | null {
  const digits = answer.replace(/\s/g, '');
  const sum = [...digits].reduce(
    (all, digit, index) => all + (Number(digit) - (index === 0 ? 1 : 0)) * abnWeights[index]!,
    0,
  );
  return /^\d{11}$/.test(digits) && sum % 89 === 0 ? null : 'Please enter an 11-digit ABN, such as 51 824 753 556.';
}

function postcodeAnswerError(answer: string, { locale }: QuestionContext): string | null {
  const digits = locale === 'en-US' ? 5 : 4;
  return new RegExp(`^\\d{${digits}}$`).test(answer)
    ? null
    : `Invalid ${regionalTerms[locale].postcode}. Please enter a ${digits}-digit number.`;
}

const tenures = options({
  own: 'I own my home',
  mortgage: 'I’m paying off a mortgage',
  rent: 'I rent',
  board: 'I board, or live with family and pay board',
  free: 'I live with family rent-free',
});
const jobs: Option[] = [
  { value: 'job', label: 'Full-time or part-time job' },
  { value: 'casual', label: 'Casual job' },
  { value: 'self', label: 'Self-employed', hint: 'The lender will ask for a tax return later' },
  { value: 'benefit', label: 'Pension or benefit' },
  { value: 'other', label: 'Something else' },
];
const yesNo = options({ yes: 'Yes', no: 'No' });

const hasOtherIncome = { name: 'other-income', follows: ({ other_income: other }: Answers) => other === 'yes' };

export const householdQuestions: Question[] = [
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
    missing: (asked) => postcodeAnswerError('', asked)!,
    fault: postcodeAnswerError,
  },
  {
    name: 'tenure',
    part: 'home',
    label: () => 'Living situation',
    kind: 'radios',
    ...oneOf(tenures, 'Please choose your living situation.'),
  },
  {
    name: 'home_since',
    part: 'home',
    label: () => 'Lived there since',
    hint: () => 'Just the year is fine',
    kind: 'text',
    numeric: true,
    half: true,
    missing: () => 'Please enter a year, such as 2019.',
    fault: yearError,
  },
  {
    name: 'dependants',
    part: 'home',
    label: () => 'People you support financially',
    hint: () => 'Children and others; 0 for none',
    kind: 'text',
    numeric: true,
    half: true,
    missing: () => 'Please enter a number, or 0 for none.',
    fault: (answer) => (/^\d{1,2}$/.test(answer) ? null : 'Please enter a number, or 0 for none.'),
  },
  {
    name: 'work',
    part: 'work',
    label: () => 'How do you earn your main income?',
    kind: 'radios',
    ...oneOf(jobs, 'Please choose how you earn your main income.'),
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
    missing: () => 'Please enter an 11-digit ABN, such as 51 824 753 556.',
    fault: abnError,
    follows: { name: 'work-self', follows: ({ work }) => work === 'self' },
  },
  {
    name: 'work_since',
    part: 'work',
    label: () => 'Earning this income since',
    hint: () => 'Just the year is fine',
    kind: 'text',
    numeric: true,
    missing: () => 'Please enter a year, such as 2019.',
    fault: yearError,
  },
  {
    ...dollarField,
    name: 'income',
    part: 'work',
    label: () => 'Pay after tax',
    hint: () => 'The amount paid into your account',
    half: true,
    missing: () => 'Please enter an amount in dollars, such as 2,640.',
    fault: within(0, 1_000_000, 'Please enter an amount in dollars, such as 2,640.'),
  },
  {
    name: 'income_per',
    part: 'work',
    label: () => 'How often',
    hint: () => 'Your pay cycle',
    kind: 'select',
    half: true,
    ...oneOf(periods, 'Please choose how often you are paid.'),
  },
  {
    name: 'other_income',
    part: 'work',
    label: () => 'Any other income?',
    hint: () => 'Such as rental income, a second job or family payments. Leave out anything you can’t document.',
    kind: 'radios',
    ...oneOf(yesNo, 'Please choose whether you have any other income.'),
  },
  {
    ...dollarField,
    name: 'other_amount',
    part: 'work',
    label: () => 'Other monthly income after tax',
    missing: () => 'Please enter an amount in dollars, such as 400.',
    fault: within(0, 1_000_000, 'Please enter an amount in dollars, such as 400.'),
    follows: hasOtherIncome,
  },
  {
    ...dollarField,
    name: 'housing',
    part: 'costs',
    label: () => 'Monthly rent, board or mortgage',
    hint: () => 'Your share; 0 for none',
    missing: () => 'Please enter an amount in dollars, or 0 for none.',
    fault: within(0, 1_000_000, 'Please enter an amount in dollars, or 0 for none.'),
  },
  {
    ...dollarField,
    name: 'living',
    part: 'costs',
    label: () => 'Monthly living costs',
    hint: () => 'Food, bills, phone, fuel, insurance and children, in a typical month',
    missing: () => 'Please enter an amount in dollars, such as 2,400.',
    fault: within(0, 1_000_000, 'Please enter an amount in dollars, such as 2,400.'),
  },
  {
    ...dollarField,
    name: 'loans',
    part: 'costs',
    label: () => 'Monthly repayments on other loans',
    fault: within(0, 1_000_000, 'Please enter an amount in dollars, or 0 for none.'),
  },
  {
    ...dollarField,
    name: 'cards',
    part: 'costs',
    label: () => 'Total credit card limits',
    fault: within(0, 1_000_000, 'Please enter an amount in dollars, or 0 for none.'),
  },
];
