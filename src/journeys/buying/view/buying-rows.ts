import type { BuyingStep } from '../rules/buying-plan.ts';
import { deliveryTime } from '../rules/delivery-zone.ts';
import { whatToBring } from '../rules/what-to-bring.ts';
import { regionalTerms, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { priceDisplay, priceLine } from '#src/domain/price/price-display.ts';
import { openTradeIn } from '#src/journeys/trade-in/rules/own-trade-in.ts';
import { endText } from '#src/journeys/trade-in/rules/valid-until.ts';
import { siteMomentText } from '#src/lib/day-text.ts';
import { formatMoney } from '#src/lib/money.ts';
import { capitalise } from '#src/lib/text.ts';
import { tradeInLine } from '#src/journeys/trade-in/view/copy/trade-in-copy.ts';
import { reserveLocation, reserveMoment } from '#src/journeys/reserve/view/reserve-site.ts';
import { sumOf } from './buying-frame.ts';
import { countedTradeIn, balanceOf, loanOf, pickUpAt, chosenZone, type BuyingState } from './buying-state.ts';

export interface BuyingRow {
  label: string;
  text: string;
  step: BuyingStep | null;
}

const undecided = 'Not decided yet';

export const gettingLabel = 'Delivery or pick-up';
export const balanceLabel = 'Balance to pay';
export const bringLabel = 'What to bring';

export const buyingRows = (state: BuyingState): BuyingRow[] => [
  { label: 'Price', text: priceLine(priceDisplay(state.site.vehicle, state.site.settings)), step: 'car' },
  { label: 'Trade-in', text: tradeInText(state), step: 'trade-in' },
  { label: 'Finance', text: financeText(state), step: 'finance' },
  { label: gettingLabel, text: gettingText(state), step: 'getting' },
  { label: 'Reservation deposit', text: depositRow(state), step: 'deposit' },
  { label: balanceLabel, text: balanceText(state), step: null },
];

function tradeInText(state: BuyingState): string {
  const { plan, tradeIn, site } = state;
  const { timeZone } = site.settings.regional;
  const counted = countedTradeIn(state);
  if (counted) return tradeInLine(counted, timeZone);
  if (plan.tradeIn === 'none') return 'None';
  if (plan.tradeIn === 'use' && tradeIn && !openTradeIn(tradeIn, site.now))
    return `${tradeIn.name}: its price expired on ${endText(tradeIn.endsAt, timeZone)}`;
  return undecided;
}

function financeText({ plan, application }: BuyingState): string {
  if (application === 'sent') return `${loanText(plan)}Application sent.`;
  if (plan.finance === 'cash') return 'Paid without a loan';
  return plan.finance === 'loan' ? loanText(plan).trim() : undecided;
}

function loanText(plan: BuyingState['plan']): string {
  const loan = loanOf(plan);
  if (loan === 0) return '';
  const over = plan.years === '1' ? '1 year' : `${plan.years} years`;
  return `Borrow ${formatMoney(loan)} over ${over}, if approved. `;
}

export function gettingText(state: BuyingState): string {
  const { plan, site, booked } = state;
  const zone = chosenZone(state);
  const place = reserveLocation(site);
  if (zone) {
    const price = zone.price === 0 ? 'free' : formatMoney(zone.price);
    return `Delivery to ${plan.postcode} (${zone.name}), ${price}, ${deliveryTime(zone)}`;
  }
  if (plan.getting !== 'pick-up') return undecided;
  const { regional } = site.settings;
  const terms = regionalTerms[regional.locale];
  const pickUp = `${capitalise(terms.pickUp)}${place ? ` at ${place.name}` : ''}`;
  if (booked) return `${pickUp}, ${terms.booked} for ${booked.when}`;
  const when = pickUpAt(state);
  if (when !== null) return `${pickUp}, ${siteMomentText(when, place?.timeZone ?? regional.timeZone, regional)}`;
  return plan.day ? `${pickUp}, preferred day: ${plan.day}` : `${pickUp}, day to be confirmed`;
}

function depositRow({ reservation, site }: BuyingState): string {
  if (!reservation) return `None; the ${vehicleWord(site.vehicle)} is still for sale to other shoppers`;
  const until = reserveMoment(site, reservation.until);
  return reservation.deposit === 0
    ? `Held until ${until}, with nothing to pay`
    : `${formatMoney(reservation.deposit)}; held until ${until}. It comes off the price if you buy, and you get it back in full if you don’t`;
}

function balanceText(state: BuyingState): string {
  const { total, small } = sumOf(state);
  const amount = `${balanceOf(state).isAbout ? 'About ' : ''}${total.amount}`;
  return small.length > 0 ? [`${amount}.`, ...small].join(' ') : amount;
}

export function bringing(state: BuyingState): string[] {
  const { plan, site, application } = state;
  const tradeIn = countedTradeIn(state);
  return whatToBring({
    locale: site.settings.regional.locale,
    word: vehicleWord(site.vehicle),
    getting: plan.getting,
    tradeIn,
    loan: application === 'sent' ? 'applied' : loanOf(plan) > 0 ? 'wanted' : 'none',
  });
}
