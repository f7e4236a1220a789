import * as z from 'zod';
import { plainRatePerYear, plainTermYears } from '../../finance/starting-terms.ts';
import { area, choice, flag, link, list, maybeText, nullable, text, wholeNumber, withDefault } from './fields.ts';
import { localeDefaults } from './varying-defaults.ts';

/** Specification section 5. */
export const lenderRules = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

const lender = z.strictObject({
  key: z.string().trim().min(1).describe("Key of the lender in the feed's finance_lenders."),
  name: z.string().trim().min(1).describe('Name shown with the rate. Example: "Southern Plate Finance".'),
  rule: z.enum(lenderRules).describe('Eligibility rule from the specification, A to G.'),
  creditLicence: nullable(z.string(), 'Australian credit licence, shown with the disclaimer.'),
  firstDecision: choice(
    ['program', 'person'],
    'program',
    'Who makes the first decision on an application: the lender’s computer program, or a person. Shoppers see this before they submit one.',
  ),
});

export const financeSettings = area('Repayments, finance links and the calculator.', {
  shown: flag(false, 'Repayments on cards and vehicle pages.'),
  provider: maybeText('Key of the lender whose offers are shown.'),
  lenders: list(lender, [], 'Lenders with offers in the stock data.'),
  excludedMakes: list(z.string().trim().min(1), [], 'Makes never shown with finance.'),
  excludedDealerships: list(z.string().trim().min(1), [], 'Dealership slugs never shown with finance.'),
  neverShow: flag(false, 'Never show finance for this dealer, whatever the stock contains.'),
  path: withDefault(
    z.enum(['/finance', '/finance-enquiry', '/apply-for-finance']),
    '/finance',
    'Path of this dealer’s finance page.',
  ),
  link: area('The finance button.', {
    perVehicle: flag(false, 'Opens /personalised/finance for the vehicle instead of the finance page.'),
    override: nullable(link, 'Custom URL for the button.'),
    label: text(
      'Get Pre-Approved Now',
      'Button label. If the site doesn’t take applications itself, "Get Pre-Approved Now" and "Apply for finance" become "Ask About Finance"; if it does, the first becomes "Apply for Finance", because nothing is approved straight away.',
    ),
  }),
  application: flag(
    false,
    'The finance application at /personalised/finance, in six steps, for the lender set in "provider". Shoppers open their answers with their mobile number, so text messages must be set up.',
  ),
  calculator: flag(true, 'The calculator on the vehicle page.'),
  calculatorComparisonRate: nullable(
    z.number().min(0).max(60),
    'Comparison rate for the calculator\'s rate, including fees, per cent a year. Australian pages show it beside the rate, with the lender set in "provider", who supplies both; without a lender, neither is shown.',
    'none, and the rate is not shown in Australia',
  ),
  calculatorRate: withDefault(
    z.number().min(0).max(48),
    plainRatePerYear,
    'Initial calculator rate, per cent a year. In Australia, a vehicle with an offer from the lender starts at that offer’s rate. In other countries, a vehicle without an offer starts at the default.',
  ),
  calculatorTermYears: wholeNumber(plainTermYears, { min: 1, max: 10 }, 'Initial calculator term, in years.'),
  disclaimer: text(localeDefaults.finance.disclaimer, 'Shown with every repayment.'),
  budgetFinder: area('The budget finder.', {
    home: flag(true, 'On the home page.'),
    page: flag(true, 'At /budget/.'),
    period: choice(['weekly', 'monthly'], localeDefaults.finance['budgetFinder.period'], 'Initial repayment period.'),
    weekly: wholeNumber(200, { min: 10, max: 10_000 }, 'Initial weekly repayment, in whole dollars.'),
    monthly: wholeNumber(2000, { min: 50, max: 50_000 }, 'Initial monthly repayment, in whole dollars.'),
    deposit: wholeNumber(2000, { min: 0, max: 100_000 }, 'Initial deposit, in whole dollars.'),
    priceAbove: wholeNumber(
      1000,
      { min: 0, max: 100_000 },
      'Only vehicles above this price, in whole dollars, are included.',
    ),
  }),
});
