import * as z from 'zod';
import { itemTypes, paymentProcessors } from '../../vehicle/vehicle.ts';
import { area, choice, flag, list, maybeText, text, wholeNumber } from './fields.ts';

export const pricingSettings = area('Prices and what they include.', {
  defaultTypes: area(
    "Price type of a vehicle whose feed names none, by stock type. In Australia only: elsewhere it is the country's plain price.",
    {
      new: z
        .enum(['drive_away', 'estimated_drive_away', 'excluding_government_charges', 'plain'])
        .default('drive_away')
        .describe('New stock. Default: "drive_away".'),
      demo: z
        .enum(['drive_away', 'estimated_drive_away', 'excluding_government_charges', 'plain'])
        .default('drive_away')
        .describe('Demo stock. Default: "drive_away".'),
      used: z
        .enum(['drive_away', 'estimated_drive_away', 'excluding_government_charges', 'plain'])
        .default('excluding_government_charges')
        .describe('Used stock. Default: "excluding_government_charges".'),
    },
  ),
  labels: area('Words beside a price, by type.', {
    drive_away: text('Drive away', 'Everything included. Default: "Drive away".'),
    estimated_drive_away: text(
      'Estimated drive away',
      'Everything included, by estimate. Default: "Estimated drive away".',
    ),
    excluding_government_charges: text(
      'Excl. government charges',
      'Before stamp duty, registration and transfer. Default: "Excl. government charges".',
    ),
    plain: maybeText(
      'The locale\'s ordinary price. Default: the locale\'s words, "Including GST" in New Zealand, "Before tax, title and fees" in the United States.',
    ),
  }),
  wasPrice: flag(true, 'The recorded earlier price, struck through, when it is higher. Default: true.'),
  subscription: flag(false, 'Subscription prices come first where the feed has them. Default: false.'),
  subscriptionTerms: area(
    'What a subscription price covers. The page names what is said here, and calls the rest a matter of the agreement.',
    {
      minimumWeeks: z
        .int()
        .min(1)
        .max(520)
        .nullable()
        .default(null)
        .describe(
          'Shortest term in weeks; the page adds up what it comes to. Default: none, the page says to ask. Example: 26.',
        ),
      distancePerMonth: z
        .int()
        .min(1)
        .max(100_000)
        .nullable()
        .default(null)
        .describe(
          'Distance that may be driven in a month, in the unit of regional.distanceUnit. Default: none, the page says to ask. Example: 1500.',
        ),
      included: list(
        z.string().trim().min(1),
        [],
        'What the weekly payment pays for, as it reads inside a sentence. Default: none. Example: ["registration", "servicing"].',
      ),
      notIncluded: list(
        z.string().trim().min(1),
        [],
        'What comes on top. Default: none. Example: ["fuel or charging", "tolls"].',
      ),
      note: maybeText(
        'A sentence of the dealer\'s own after it. Default: none. Example: "Swap to another car after 13 weeks."',
      ),
    },
  ),
  lowest: wholeNumber(
    500,
    { min: 1, max: 100_000 },
    'A price below this is taken for a slip and set aside with a report. Default: 500.',
  ),
  highest: wholeNumber(
    5_000_000,
    { min: 1000, max: 100_000_000 },
    'A price above this is taken for a slip and set aside with a report. Default: 5000000.',
  ),
});

export const stockRulesSettings = area('Which vehicles show, and how.', {
  itemTypes: list(
    z.enum(itemTypes),
    ['car'],
    'Kinds of stock this dealer sells; the first one names the vehicle word. Default: ["car"].',
  ),
  soldWindowDays: wholeNumber(
    3,
    { min: 0, max: 90 },
    'Days for which a sold vehicle still shows, marked sold. Default: 3.',
  ),
  soldLabel: choice(['JUST SOLD', 'Just Sold', 'SOLD'], 'JUST SOLD', 'The sold tag. Default: "JUST SOLD".'),
  showComingSoon: flag(true, 'Vehicles that have not arrived yet. Default: true.'),
  hiddenMakes: list(z.string().trim().min(1), [], 'Makes that never show on this site. Default: none.'),
});

export const reserveSettings = area('Reserving and buying online.', {
  shown: flag(false, 'Reserve Now. Default: false.'),
  deposit: wholeNumber(
    200,
    { min: 0, max: 5000 },
    "Deposit in whole dollars; more than 10% of a vehicle's price is refused. 0 asks for none: a vehicle is held at once, with nothing to pay. Default: 200.",
  ),
  minimumPrice: z
    .int()
    .min(1)
    .nullable()
    .default(null)
    .describe(
      'Lowest price, in whole dollars, at which a vehicle can be reserved; never under ten times the deposit. Default: ten times the deposit.',
    ),
  holdHours: wholeNumber(48, { min: 1, max: 336 }, 'How long a deposit holds the vehicle. Default: 48.'),
  label: text(
    'Reserve Now',
    'The reserve button, with the deposit. While a site cannot take the deposit itself, "Reserve Now" reads "Ask to Hold It". Default: "Reserve Now".',
  ),
  text: maybeText(
    'What a deposit does, where the dealer says it differently; it must name the same deposit and hours. Default: "$200 refundable deposit holds the car 48 hours, 100% refundable" with the deposit, the hours and the vehicle word of these settings.',
  ),
  processors: list(
    z.enum(paymentProcessors),
    ['stripe'],
    'Payment gateways, the first one preferred. Default: ["stripe"].',
  ),
  carTypes: list(z.enum(['new', 'demo', 'used']), ['new', 'demo', 'used'], 'Stock that may be reserved. Default: all.'),
  route: choice(
    ['checkout', 'buy-online', 'checkout-journey'],
    'checkout',
    'Which online purchase this dealer has. Default: "checkout".',
  ),
  requireSignIn: flag(false, 'Shoppers sign in before checkout. Default: false.'),
});

export const tradeInSettings = area('Trade-in and valuation.', {
  shown: flag(true, "Trade-in links and the sidebar's valuation. Default: true."),
  valuation: flag(false, 'Online valuations. Default: false.'),
  saveToMiscellaneous: flag(false, 'Also post valuation results to /api/miscellaneous. Default: false.'),
  faq: flag(true, 'Questions and answers under the trade-in form. Default: true.'),
  maximumAgeYears: wholeNumber(7, { min: 1, max: 50 }, 'Older cars get no online estimate. Default: 7.'),
  maximumKilometres: wholeNumber(
    100_000,
    { min: 1000, max: 1_000_000 },
    'Cars driven further get no online estimate. Default: 100000.',
  ),
  path: z
    .enum(['/trade-in', '/sell-my-car'])
    .default('/trade-in')
    .describe('Which page the menus lead to. Default: "/trade-in".'),
  requireSignIn: flag(false, 'Shoppers sign in before a valuation. Default: false.'),
  label: text(
    'Get Your Valuation',
    'The valuation button. While a site cannot value a vehicle itself, "Get Your Valuation" reads "Ask for a Price". Default: "Get Your Valuation".',
  ),
});

export const accountSettings = area("Shoppers' accounts and lists.", {
  garage: flag(false, 'The watchlist kept on the server (`garage_enabled`). Default: false.'),
  favourites: flag(true, 'Favourites kept in the browser. Default: true.'),
  compare: flag(true, 'Comparing vehicles. Default: true.'),
  requireSignInFor: list(
    z.enum(['checkout', 'finance', 'trade-in']),
    [],
    'Routes for signed-in shoppers only. Default: none.',
  ),
});
