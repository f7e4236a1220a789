import * as z from 'zod';
import { stockKinds } from '../../vehicle/stock-kinds.ts';
import { area, choice, flag, list, maybeText, nullable, text, wholeNumber, withDefault } from './fields.ts';

export const pricingSettings = area('Prices and what they include.', {
  defaultTypes: area(
    'Price type, by stock type, for vehicles whose feed doesn’t name one. "drive_away" is a promise to shoppers: use it only if the dealer says so. Australia only: elsewhere, the country’s plain price is used.',
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
  labels: area('Labels beside prices, by type.', {
    drive_away: text('Drive away', 'Everything included.'),
    estimated_drive_away: text('Estimated drive away', 'Everything included, estimated.'),
    excluding_government_charges: text('Excl. government charges', 'Before stamp duty, registration and transfer.'),
    plain: maybeText(
      "The locale's ordinary price.",
      'the locale’s label, "Including GST" in New Zealand, "Before tax, title and fees" in the United States',
    ),
  }),
  wasPrice: flag(true, 'Show the recorded earlier price, struck through, if it is higher.'),
  subscription: flag(false, 'Show subscription prices first where the feed has them.'),
  subscriptionTerms: area(
    'Terms of a subscription. The page shows the terms set here and says that the rest depends on the agreement.',
    {
      minimumWeeks: nullable(
        z.int().min(1).max(520),
        'Shortest term in weeks; the page shows the total for that term. Example: 26.',
        'none, the page tells shoppers to ask',
      ),
      distancePerMonth: nullable(
        z.int().min(1).max(100_000),
        'Distance allowed per month, in the unit of regional.distanceUnit. Example: 1500.',
        'none, the page tells shoppers to ask',
      ),
      included: list(
        z.string().trim().min(1),
        [],
        'Items the weekly payment covers, worded to fit inside a sentence. Example: ["registration", "servicing"].',
      ),
      notIncluded: list(z.string().trim().min(1), [], 'Items that cost extra. Example: ["fuel or charging", "tolls"].'),
      note: maybeText(
        'A sentence from the dealer, shown after these terms. Example: "Swap to another car after 13 weeks."',
      ),
    },
  ),
  lowest: wholeNumber(
    500,
    { min: 1, max: 100_000 },
    'A price below this is treated as a mistake, set aside and reported.',
  ),
  highest: wholeNumber(
    5_000_000,
    { min: 1000, max: 100_000_000 },
    'A price above this is treated as a mistake, set aside and reported.',
  ),
});

export const stockRulesSettings = area('Which vehicles are shown, and how.', {
  itemTypes: list(
    z.enum(stockKinds),
    ['car'],
    'Kinds of stock this dealer sells, the main one first: rows without a kind in the feed get that one. With one kind, every page uses its word, such as "cars"; with several, menus and forms say "cars and motorcycles" or "vehicles", and lists use the word for what they contain. A body type implies a kind only if that kind is listed here. Example: ["caravan", "camperTrailer", "motorhome", "accessory"].',
  ),
  soldWindowDays: wholeNumber(3, { min: 0, max: 90 }, 'Number of days a sold vehicle is still shown, marked as sold.'),
  leftDays: wholeNumber(
    180,
    { min: 0, max: 730 },
    'Number of days the URL of a removed vehicle or list returns the response set in leftAnswer, counted from the first build without it. After that, the URL returns 404. With 0, it returns 404 immediately.',
  ),
  leftAnswer: choice(
    ['list', 'gone'],
    'list',
    'Response for the URL of a removed vehicle or list: "list" redirects shoppers and search engines to the nearest list (301); "gone" returns a page (410) that says it has been removed and offers vehicles from that list.',
  ),
  soldLabel: choice(['JUST SOLD', 'Just Sold', 'SOLD'], 'JUST SOLD', 'The sold tag.'),
  showComingSoon: flag(true, 'Show vehicles that haven’t arrived yet.'),
  hiddenMakes: list(z.string().trim().min(1), [], 'Makes never shown on this site.'),
});

export const reserveSettings = area('Reserving and buying online.', {
  shown: flag(false, 'Reserve Now.'),
  deposit: wholeNumber(
    200,
    { min: 0, max: 5000 },
    'Deposit in whole dollars; more than 10% of a vehicle’s price is refused. 0 means no deposit: a vehicle is held at once, with nothing to pay.',
  ),
  minimumPrice: nullable(
    z.int().min(1),
    'Lowest price, in whole dollars, at which a vehicle can be reserved; at least ten times the deposit.',
    'ten times the deposit',
  ),
  holdHours: wholeNumber(
    48,
    { min: 1, max: 336 },
    'How many hours a deposit holds the vehicle. Up to 144 (six days), the deposit is held on the card and charged only when the vehicle is sold; for longer holds, it is charged at once and refunded.',
  ),
  label: text('Reserve Now', 'Label of the reserve button, shown with the deposit.'),
  text: maybeText(
    'Custom text about what a deposit does; it must name the same deposit and hours.',
    '"$200 refundable deposit holds the car 48 hours, 100% refundable", with the deposit, hours and vehicle word from these settings',
  ),
  carTypes: list(z.enum(['new', 'demo', 'used']), ['new', 'demo', 'used'], 'Stock that may be reserved.'),
  route: choice(
    ['checkout', 'buy-online', 'checkout-journey'],
    'checkout',
    'Pages the reserve button opens: "checkout" holds the vehicle straight away; "buy-online" and, for used vehicles, "checkout-journey" cover the whole purchase (trade-in, finance and delivery) and hold the vehicle along the way.',
  ),
  requireSignIn: flag(false, 'Shoppers must sign in before checkout.'),
});

export const tradeInSettings = area('Trade-in and valuation.', {
  shown: flag(true, "Trade-in links and the sidebar's valuation."),
  valuation: flag(
    false,
    'Online valuations. Self-propelled vehicles get a price: the kinds in stockRules.itemTypes from the dealer’s own stock, any kind from private.providers.valuation. Caravans and camper trailers are inspected instead.',
  ),
  saveToMiscellaneous: flag(false, 'Also post valuation results to /api/miscellaneous.'),
  faq: flag(true, 'Questions and answers under the trade-in form.'),
  maximumAgeYears: wholeNumber(7, { min: 1, max: 50 }, 'Vehicles older than this don’t get an online estimate.'),
  maximumKilometres: wholeNumber(
    100_000,
    { min: 1000, max: 1_000_000 },
    'Vehicles that have travelled further than this don’t get an online estimate.',
  ),
  leastLikeVehicles: wholeNumber(
    4,
    { min: 3, max: 50 },
    'Minimum number of similar vehicles in stock for an online estimate.',
  ),
  pricePercent: wholeNumber(
    80,
    { min: 40, max: 100 },
    'Percentage of the asking price paid for a trade-in without marks; reconditioning, warranty, selling costs and tax make up the rest.',
  ),
  repairCosts: area('Deduction for each mark on a trade-in, in whole dollars.', {
    dents: wholeNumber(220, { min: 0, max: 5000 }, 'A dent, chip or scratch.'),
    alloys: wholeNumber(
      150,
      { min: 0, max: 5000 },
      'A scuffed alloy wheel; on a motorcycle, a scuffed or dented wheel.',
    ),
    glass: wholeNumber(180, { min: 0, max: 5000 }, 'A chip or crack in the glass.'),
    scuffs: wholeNumber(
      80,
      { min: 0, max: 5000 },
      'A scuff or stain inside; on a motorcycle, a scuffed lever, peg or bar end.',
    ),
    tears: wholeNumber(260, { min: 0, max: 5000 }, 'A tear or burn inside; on a motorcycle, in the seat or grips.'),
  }),
  path: withDefault(z.enum(['/trade-in', '/sell-my-car']), '/trade-in', 'The page that menus link to.'),
  requireSignIn: flag(false, 'Shoppers must sign in before a valuation.'),
  label: text(
    'Get Your Valuation',
    'Label of the valuation button. If the site doesn’t value vehicles itself, "Get Your Valuation" becomes "Ask for a Price".',
  ),
});

export const accountSettings = area("Shoppers' accounts and lists.", {
  garage: flag(false, 'The watchlist, stored on the server (`garage_enabled`).'),
  favourites: flag(true, 'Favourites, stored in the browser, where cards have the button (cards.favourites).'),
  compare: flag(true, 'Vehicle comparison, where cards have the tick box (cards.compare).'),
  requireSignInFor: list(z.enum(['checkout', 'finance', 'trade-in']), [], 'Routes for signed-in shoppers only.'),
});
