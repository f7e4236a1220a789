import type { BuyingStep } from '#src/domain/buying/buying-plan.ts';
import { deliveryTime } from '#src/domain/buying/delivery-zone.ts';
import { whatToBring } from '#src/domain/buying/what-to-bring.ts';
import { regionalTerms, vehicleWord } from '#src/domain/places/regional-terms.ts';
import { priceDisplay, priceLine } from '#src/domain/price/price-display.ts';
import { openTradeIn } from '#src/domain/valuation/own-trade-in.ts';
import { endText } from '#src/domain/valuation/valid-until.ts';
import { zonedMomentText } from '#src/lib/day-text.ts';
import { formatMoney } from '#src/lib/money.ts';
import { tradeInLine } from '../copy/buying/trade-in-copy.ts';
import { placeOf, reserveMoment } from '../reserve/reserve-site.ts';
import { sumOf } from './buying-frame.ts';
import { countedTradeIn, loanOf, pickUpAt, chosenZone, type BuyingState } from './buying-state.ts';

export interface BuyingRow {
  label: string;
  text: string;
  step: BuyingStep | null;
}

const undecided = 'Not decided yet';

export const bringLabel = 'To bring';

export const buyingRows = (state: BuyingState): BuyingRow[] => [
  { label: 'Price', text: priceLine(priceDisplay(state.site.vehicle, state.site.settings)), step: 'car' },
  { label: 'Trade-in', text: tradeInText(state), step: 'trade-in' },
  { label: 'Finance', text: financeText(state), step: 'finance' },
  { label: 'Getting it', text: gettingText(state), step: 'getting' },
  { label: 'Reservation deposit', text: depositRow(state), step: 'deposit' },
  { label: 'Left to pay', text: leftText(state), step: null },
];

function tradeInText(state: BuyingState): string {
  const { plan, tradeIn, site } = state;
  const { timeZone } = site.settings.regional;
  const counted = countedTradeIn(state);
  if (counted) return tradeInLine(counted, timeZone);
  if (plan.tradeIn === 'none') return 'None';
  if (plan.tradeIn === 'use' && tradeIn && !openTradeIn(tradeIn, site.now))
    return `${tradeIn.name}: its price ended on ${endText(tradeIn.endsAt, timeZone)}`;
  return undecided;
}

function financeText({ plan, application }: BuyingState): string {
  if (application === 'sent') return `${loanText(plan)}The application is sent.`;
  if (plan.finance === 'cash') return 'Paid without a loan';
  return plan.finance === 'loan' ? loanText(plan).trim() : undecided;
}

function loanText(plan: BuyingState['plan']): string {
  const loan = loanOf(plan);
  if (loan === 0) return '';
  const over = plan.years === '1' ? '1 year' : `${plan.years} years`;
  return `Borrow ${formatMoney(loan)} over ${over}, if the lender says yes. `;
}

export function gettingText(state: BuyingState): string {
  const { plan, site, booked } = state;
  const zone = chosenZone(state);
  const place = placeOf(site);
  if (zone) {
    const price = zone.price === 0 ? 'free' : formatMoney(zone.price);
    return `Delivered to ${plan.postcode} (${zone.name}), ${price}, ${deliveryTime(zone)}`;
  }
  if (plan.getting !== 'pick-up') return undecided;
  const at = place ? ` at ${place.name}` : '';
  const { regional } = site.settings;
  if (booked) return `Picked up${at}, ${regionalTerms[regional.locale].booked} for ${booked.when}`;
  const when = pickUpAt(state);
  if (when !== null)
    return `Picked up${at}, ${zonedMomentText(when, place?.timeZone ?? regional.timeZone, regional.locale)}`;
  return plan.day ? `Picked up${at}, wished for: ${plan.day}` : `Picked up${at}, day to be agreed`;
}

function depositRow({ reservation, site }: BuyingState): string {
  if (!reservation) return `None: the ${vehicleWord(site.vehicle)} is for sale to others meanwhile`;
  const until = reserveMoment(site, reservation.until);
  return reservation.deposit === 0
    ? `Held until ${until}, with nothing to pay`
    : `${formatMoney(reservation.deposit)}; held until ${until}. It is part of the price if you buy, and comes back in full if you do not`;
}

function leftText(state: BuyingState): string {
  const { total, small } = sumOf(state);
  const amount = `${total.label.includes('about') ? 'About ' : ''}${total.amount}`;
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
