import * as z from 'zod';
import { stockKinds } from '../../vehicle/stock-kinds.ts';
import { area, choice, flag, list, maybeText, nullable, text, wholeNumber, withDefault } from './fields.ts';

export const pricingSettings = area('Prices and what they include.', {
  defaultTypes: area(
    'Price type of a vehicle whose feed names none, by stock type. "drive_away" is a promise to shoppers: write it only where the dealer says so. In Australia only: elsewhere it is the plain price of the country.',
    {
      new: withDefault(
        z.enum(['drive_away', 'estimated_drive_away', 'excluding_government_charges', 'plain']),
        'excluding_government_charges',
        'New stock.',
      ),
      demo: withDefault(
        z.enum(['drive_away', 'estimated_drive_away', 'excluding_government_charges', 'plain']),
        'excluding_government_charges',
        'Demo stock.',
      ),
      used: withDefault(
        z.enum(['drive_away', 'estimated_drive_away', 'excluding_government_charges', 'plain']),
        'excluding_government_charges',
        'Used stock.',
      ),
    },
  ),
  labels: area('Words beside a price, by type.', {
    drive_away: text('Drive away', 'Everything included.'),
    estimated_drive_away: text('Estimated drive away', 'Everything included, by estimate.'),
    excluding_government_charges: text('Excl. government charges', 'Before stamp duty, registration and transfer.'),
    plain: maybeText(
      "The locale's ordinary price.",
      'the locale\'s words, "Including GST" in New Zealand, "Before tax, title and fees" in the United States',
    ),
  }),
  wasPrice: flag(true, 'The recorded earlier price, struck through, when it is higher.'),
  subscription: flag(false, 'Subscription prices come first where the feed has them.'),
  subscriptionTerms: area(
    'What a subscription price covers. The page names what is said here, and calls the rest a matter of the agreement.',
    {
      minimumWeeks: nullable(
        z.int().min(1).max(520),
        'Shortest term in weeks; the page adds up what it comes to. Example: 26.',
        'none, the page says to ask',
      ),
      distancePerMonth: nullable(
        z.int().min(1).max(100_000),
        'Distance that may be driven in a month, in the unit of regional.distanceUnit. Example: 1500.',
        'none, the page says to ask',
      ),
      included: list(
        z.string().trim().min(1),
        [],
        'What the weekly payment pays for, as it reads inside a sentence. Example: ["registration", "servicing"].',
      ),
      notIncluded: list(z.string().trim().min(1), [], 'What comes on top. Example: ["fuel or charging", "tolls"].'),
      note: maybeText('A sentence of the dealer\'s own after it. Example: "Swap to another car after 13 weeks."'),
    },
  ),
  lowest: wholeNumber(
    500,
    { min: 1, max: 100_000 },
    'A price below this is taken for a slip and set aside with a report.',
  ),
  highest: wholeNumber(
    5_000_000,
    { min: 1000, max: 100_000_000 },
    'A price above this is taken for a slip and set aside with a report.',
  ),
});

export const stockRulesSettings = area('Which vehicles show, and how.', {
  itemTypes: list(
    z.enum(stockKinds),
    ['car'],
    'Kinds of stock this dealer sells, the main one first: that is what a row is whose feed tells of no kind. One kind gives every page its word, "cars"; of several, menus and forms speak of "cars and motorcycles" or of "vehicles", and lists of what they hold. A body tells of a kind that is named here. Example: ["caravan", "camperTrailer", "motorhome", "accessory"].',
  ),
  soldWindowDays: wholeNumber(3, { min: 0, max: 90 }, 'Days for which a sold vehicle still shows, marked sold.'),
  leftDays: wholeNumber(
    180,
    { min: 0, max: 730 },
    'Days for which the address of a vehicle or list that left the stock still leads on, counted from the first build without it; after them it is not found. 0: at once.',
  ),
  leftAnswer: choice(
    ['list', 'gone'],
    'list',
    'What such an address answers: "list" sends shoppers and search engines on to the nearest list (301); "gone" says that it is gone (410) on a page with vehicles of that list.',
  ),
  soldLabel: choice(['JUST SOLD', 'Just Sold', 'SOLD'], 'JUST SOLD', 'The sold tag.'),
  showComingSoon: flag(true, 'Vehicles that have not arrived yet.'),
  hiddenMakes: list(z.string().trim().min(1), [], 'Makes that never show on this site.'),
});

export const reserveSettings = area('Reserving and buying online.', {
  shown: flag(false, 'Reserve Now.'),
  deposit: wholeNumber(
    200,
    { min: 0, max: 5000 },
    "Deposit in whole dollars; more than 10% of a vehicle's price is refused. 0 asks for none: a vehicle is held at once, with nothing to pay.",
  ),
  minimumPrice: nullable(
    z.int().min(1),
    'Lowest price, in whole dollars, at which a vehicle can be reserved; never under ten times the deposit.',
    'ten times the deposit',
  ),
  holdHours: wholeNumber(
    48,
    { min: 1, max: 336 },
    'How long a deposit holds the vehicle. Up to 144 (six days) it is held on the card and taken only when the vehicle is sold; longer ones are taken at once, and refunded.',
  ),
  label: text('Reserve Now', 'The reserve button, with the deposit.'),
  text: maybeText(
    'What a deposit does, where the dealer says it differently; it must name the same deposit and hours.',
    '"$200 refundable deposit holds the car 48 hours, 100% refundable" with the deposit, the hours and the vehicle word of these settings',
  ),
  carTypes: list(z.enum(['new', 'demo', 'used']), ['new', 'demo', 'used'], 'Stock that may be reserved.'),
  route: choice(
    ['checkout', 'buy-online', 'checkout-journey'],
    'checkout',
    'What the reserve button opens: "checkout" holds the vehicle at once; "buy-online" and, for used vehicles, "checkout-journey" put the whole purchase together, trade-in, finance and delivery, and hold it on the way.',
  ),
  requireSignIn: flag(false, 'Shoppers sign in before checkout.'),
});

export const tradeInSettings = area('Trade-in and valuation.', {
  shown: flag(true, "Trade-in links and the sidebar's valuation."),
  valuation: flag(
    false,
    "Online valuations. What drives itself is priced: of the kinds in stockRules.itemTypes by the dealer's own stock, of every kind by private.providers.valuation. Caravans and camper trailers are looked at.",
  ),
  saveToMiscellaneous: flag(false, 'Also post valuation results to /api/miscellaneous.'),
  faq: flag(true, 'Questions and answers under the trade-in form.'),
  maximumAgeYears: wholeNumber(7, { min: 1, max: 50 }, 'Older vehicles get no online estimate.'),
  maximumKilometres: wholeNumber(
    100_000,
    { min: 1000, max: 1_000_000 },
    'Vehicles driven further get no online estimate.',
  ),
  leastLikeVehicles: wholeNumber(
    4,
    { min: 3, max: 50 },
    'Like vehicles in stock that an online estimate needs; with fewer there is none.',
  ),
  pricePercent: wholeNumber(
    80,
    { min: 40, max: 100 },
    'What of an asking price is paid for a trade-in without a mark, in per cent; preparing, warranty, selling and tax take the rest.',
  ),
  repairCosts: area('What each mark takes off a trade-in, in whole dollars.', {
    dents: wholeNumber(220, { min: 0, max: 5000 }, 'A dent, chip or scratch.'),
    alloys: wholeNumber(
      150,
      { min: 0, max: 5000 },
      'A scuffed alloy wheel; of a motorcycle, a scuffed or dented wheel.',
    ),
    glass: wholeNumber(180, { min: 0, max: 5000 }, 'A chip or crack in the glass.'),
    scuffs: wholeNumber(
      80,
      { min: 0, max: 5000 },
      'A scuff or stain inside; of a motorcycle, a scuffed lever, peg or bar end.',
    ),
    tears: wholeNumber(260, { min: 0, max: 5000 }, 'A tear or burn inside; of a motorcycle, in its seat or grips.'),
  }),
  path: withDefault(z.enum(['/trade-in', '/sell-my-car']), '/trade-in', 'Which page the menus lead to.'),
  requireSignIn: flag(false, 'Shoppers sign in before a valuation.'),
  label: text(
    'Get Your Valuation',
    'The valuation button. While a site values no vehicle itself, "Get Your Valuation" reads "Ask for a Price".',
  ),
});

export const accountSettings = area("Shoppers' accounts and lists.", {
  garage: flag(false, 'The watchlist kept on the server (`garage_enabled`).'),
  favourites: flag(true, 'Favourites kept in the browser, where cards have their button (cards.favourites).'),
  compare: flag(true, 'Comparing vehicles, where cards have the tick (cards.compare).'),
  requireSignInFor: list(z.enum(['checkout', 'finance', 'trade-in']), [], 'Routes for signed-in shoppers only.'),
});
