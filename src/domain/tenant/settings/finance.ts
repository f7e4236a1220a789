import * as z from 'zod';
import { plainRatePerYear, plainTermYears } from '../../finance/starting-terms.ts';
import { area, choice, flag, link, list, maybeText, nullable, text, wholeNumber, withDefault } from './fields.ts';
import { localeDefaults } from './varying-defaults.ts';

/** Specification section 5. */
export const lenderRules = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

const lender = z.strictObject({
  key: z.string().trim().min(1).describe("Key of the lender in the feed's finance_lenders."),
  name: z.string().trim().min(1).describe('Name shown with the rate. Example: "Southern Plate Finance".'),
  rule: z.enum(lenderRules).describe('Which eligibility rule of the specification applies, A to G.'),
  creditLicence: nullable(z.string(), 'Australian credit licence, shown with the disclaimer.'),
  firstDecision: choice(
    ['program', 'person'],
    'program',
    'Who decides first on an application: a computer program of the lender, or a person. Shoppers are told before they send one.',
  ),
});

export const financeSettings = area('Repayments, finance links and the calculator.', {
  shown: flag(false, 'Repayments on cards and vehicle pages.'),
  provider: maybeText('Key of the lender whose offers are shown.'),
  lenders: list(lender, [], 'Lenders that the stock carries offers of.'),
  excludedMakes: list(z.string().trim().min(1), [], 'Makes never shown with finance.'),
  excludedDealerships: list(z.string().trim().min(1), [], 'Dealership slugs never shown with finance.'),
  neverShow: flag(false, 'A tenant flagged for no finance at all, whatever the stock carries.'),
  path: withDefault(
    z.enum(['/finance', '/finance-enquiry', '/apply-for-finance']),
    '/finance',
    'Which finance page this dealer has.',
  ),
  link: area('The finance button.', {
    perVehicle: flag(false, 'Opens /personalised/finance for the vehicle instead of the finance page.'),
    override: nullable(link, 'Another address for the button.'),
    label: text(
      'Get Pre-Approved Now',
      'Its words. Where the site takes no application itself, "Get Pre-Approved Now" and "Apply for finance" read "Ask About Finance"; where it does, the first reads "Apply for Finance", since nothing is approved at once.',
    ),
  }),
  application: flag(
    false,
    'The finance application at /personalised/finance, in six parts, for the lender that "provider" names. Its answers are opened by the shopper\'s number, so texts are needed.',
  ),
  calculator: flag(true, 'The calculator on the vehicle page.'),
  calculatorComparisonRate: nullable(
    z.number().min(0).max(60),
    'Comparison rate of the calculator\'s rate, fees included, per cent a year: Australian pages name it beside the rate, with the lender that "provider" names, who gives both; without a lender neither is shown.',
    'none, and the rate is not shown in Australia',
  ),
  calculatorRate: withDefault(
    z.number().min(0).max(48),
    plainRatePerYear,
    'Rate at which the calculator starts, per cent a year; in Australia, on a vehicle with an offer of the lender, at the rate of that. Elsewhere a vehicle that the lender has no offer for starts at the default.',
  ),
  calculatorTermYears: wholeNumber(
    plainTermYears,
    { min: 1, max: 10 },
    'Term at which the calculator starts, in years.',
  ),
  disclaimer: text(localeDefaults.finance.disclaimer, 'Stands with every repayment.'),
  budgetFinder: area('The budget finder.', {
    home: flag(true, 'On the home page.'),
    page: flag(true, 'At /budget/.'),
    period: choice(['weekly', 'monthly'], localeDefaults.finance['budgetFinder.period'], 'Period at which it starts.'),
    weekly: wholeNumber(200, { min: 10, max: 10_000 }, 'Weekly repayment at which it starts, whole dollars.'),
    monthly: wholeNumber(2000, { min: 50, max: 50_000 }, 'Monthly repayment at which it starts, whole dollars.'),
    deposit: wholeNumber(2000, { min: 0, max: 100_000 }, 'Deposit at which it starts, whole dollars.'),
    priceAbove: wholeNumber(1000, { min: 0, max: 100_000 }, 'Only vehicles above this price count, whole dollars.'),
  }),
});
