/** Finance, reservations, buying, trade-ins and accounts. */
import { budgetFilters } from '#src/domain/search/default-filters.ts';
import { askingRange } from '#src/journeys/trade-in/rules/asking-range.ts';
import { conditionSum, noMarks, type ConditionKey } from '#src/journeys/trade-in/rules/condition.ts';
import { estimateOf } from '#src/journeys/trade-in/rules/trade-in-price.ts';
import { requireSignIn } from '#src/server/platform/identity/gate.ts';
import type { TestSite } from '../dealer.ts';
import { answered, drawn, proven, words, type Effects } from '../effect.ts';

const full = '/cars/*full';
const off = (at: string, hides: string) => drawn(at, false, { hides });
const lender = (more: object) => ({ key: 'quayside', name: 'Quayside Finance', rule: 'A', ...more });
/** Whether the shopper must sign in first. */
const signsIn =
  (type: 'checkout' | 'finance') =>
  ({ settings }: TestSite) => {
    try {
      return requireSignIn(type, settings, null);
    } catch (error) {
      return (error as Error).message;
    }
  };
/** Asking prices of four similar cars. */
const asked = { prices: [20_000, 21_000, 22_000, 23_000], sameBadge: false };
/** The estimate for a car without marks. */
const estimated = ({ settings: { tradeIn } }: TestSite) => {
  const range = askingRange(asked, tradeIn.leastLikeVehicles);
  return range && estimateOf(range, tradeIn.pricePercent);
};
const repair = (mark: ConditionKey) =>
  answered(999, ({ settings }) => conditionSum({ ...noMarks, [mark]: 1 }, settings.tradeIn.repairCosts));

export const sellingEffects: Effects = {
  'finance.shown': off('/search', 'Apply For Finance'),
  'finance.provider': drawn(full, 'norfolk', { shows: 'Norfolk Motor Credit', hides: 'Quayside Finance' }),
  'finance.lenders': drawn(full, [lender({ creditLicence: 'Australian credit licence 777' })], {
    shows: 'licence 777',
  }),
  'finance.excludedMakes': drawn(full, ['Mazda'], { hides: 'Quayside Finance' }),
  'finance.excludedDealerships': drawn(full, ['harbour-motors'], { hides: 'Quayside Finance' }),
  'finance.neverShow': drawn(full, true, { hides: 'Quayside Finance' }),
  'finance.path': drawn('/', '/apply-for-finance', { hides: 'href="/finance"' }),
  'finance.link.perVehicle': off(full, '/personalised/finance'),
  'finance.link.override': words(full, 'https://finance.zephyr.example/apply'),
  'finance.link.label': words(full, 'Zephyr finance'),
  'finance.application': drawn(full, false),
  'finance.calculator': off(full, 'calculator'),
  'finance.calculatorComparisonRate': drawn('/budget/', 9.77, { shows: '9.77' }),
  'finance.calculatorRate': drawn('/budget/', 8.88, { shows: '8.88' }),
  'finance.calculatorTermYears': drawn(full, 3),
  'finance.disclaimer': words('/', 'Zephyr lending criteria apply.'),
  'finance.budgetFinder.home': off('/', 'budget-finder'),
  'finance.budgetFinder.page': drawn('/budget/', false, { hides: '<title>' }),
  'finance.budgetFinder.period': drawn('/budget/', 'monthly'),
  'finance.budgetFinder.weekly': drawn('/budget/', 333, { shows: '333' }),
  'finance.budgetFinder.monthly': drawn('/budget/', 1777, { shows: '1777' }),
  'finance.budgetFinder.deposit': drawn('/budget/', 4567, { shows: '4567' }),
  'finance.budgetFinder.priceAbove': answered(7000, ({ settings }) => budgetFilters(settings)),

  'reserve.shown': off('/search', 'Reserve Now'),
  'reserve.deposit': drawn('/search', 150, { shows: '$150' }),
  'reserve.minimumPrice': drawn(full, 40_000, { hides: 'Reserve Now' }),
  'reserve.holdHours': drawn(full, 72, { shows: '72 hours' }),
  'reserve.label': words('/search', 'Zephyr hold'),
  'reserve.text': words('/', '$200 deposit holds it 48 hours, and comes back.'),
  'reserve.carTypes': drawn(full, ['new'], { hides: 'Reserve Now' }),
  'reserve.route': drawn(full, 'checkout', { hides: '/buy-online' }),
  'reserve.requireSignIn': answered(true, signsIn('checkout')),
  'delivery.zones': drawn(full, [], { hides: 'Greater Sydney $95, 3 to 5 days' }),
  'delivery.pickUpAppointments': proven(
    'tests/functions/buying.test.ts',
    'lets the shopper ask for a day when the location is open, and books nothing (RES-04)',
  ),

  'tradeIn.shown': drawn('/', false),
  'tradeIn.valuation': drawn('/trade-in', false),
  'tradeIn.saveToMiscellaneous': drawn('/trade-in', true),
  'tradeIn.faq': drawn('/trade-in', false),
  'tradeIn.maximumAgeYears': drawn('/trade-in', 13, { shows: '13 years' }),
  'tradeIn.maximumKilometres': drawn('/trade-in', 123_000, { shows: '123,000' }),
  'tradeIn.leastLikeVehicles': answered(5, estimated),
  'tradeIn.pricePercent': answered(60, estimated),
  'tradeIn.repairCosts.dents': repair('dents'),
  'tradeIn.repairCosts.alloys': repair('alloys'),
  'tradeIn.repairCosts.glass': repair('glass'),
  'tradeIn.repairCosts.scuffs': repair('scuffs'),
  'tradeIn.repairCosts.tears': repair('tears'),
  'tradeIn.path': drawn('_redirects', '/sell-my-car', { hides: '/sell-my-car /trade-in 301' }),
  'tradeIn.requireSignIn': drawn('/trade-in', true),
  'tradeIn.label': words('/', 'Zephyr price'),

  'account.garage': drawn('/search', false),
  'account.favourites': drawn('/search', false),
  'account.compare': drawn('/search', false),
  'account.requireSignInFor': answered(['finance'], signsIn('finance')),
};
